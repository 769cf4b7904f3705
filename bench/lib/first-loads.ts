import { chromium, type Page } from '@playwright/test';
import { removeFolder, startDemo, temporaryFolder } from './demo.ts';
import { watchWire } from './wire.ts';

export interface Visit {
  path: string;
  /** Nobody: the page of who isn't signed in. */
  who: string | undefined;
}

/** What the first visit of each screen of the demo costs on the wire, compressed, everything; in thousand bytes, the stricter reading of KB. */
export async function firstLoads<V extends Visit>(
  visits: readonly V[],
): Promise<(V & { kb: number; requests: number })[]> {
  const folder = temporaryFolder();
  const demo = await startDemo(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const loads = [];
  for (const visit of visits) {
    const context = await browser.newContext({ baseURL: demo.base, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    // as on a second visit of a signed-in person: profile and group are chosen, the cache is empty
    if (visit.who) {
      await signIn(page, visit.who);
      await page.goto(visit.path, { waitUntil: 'networkidle' });
    }
    const fresh = await context.newPage();
    const wire = await watchWire(fresh);
    await fresh.goto(visit.path, { waitUntil: 'networkidle' });
    loads.push({ ...visit, kb: wire.bytes() / 1000, requests: wire.requests() });
    await context.close();
  }
  await browser.close();
  await demo.stop();
  removeFolder(folder);
  return loads;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('CPF, e-mail ou celular').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // several roles: at the choice of one
  await page.waitForURL(/inicio|select-profile/);
}
