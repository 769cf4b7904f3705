// What the first visit of a screen costs on the wire, compressed, everything (font too), beside React alone from the same build.
import { chromium } from '@playwright/test';
import { removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';
import { watchWire } from './lib/wire.ts';

const screens = [
  { path: '/login', who: undefined, most: 143 },
  { path: '/trabalhador/inicio', who: 'maria@pantanal.test', most: 154 },
  { path: '/trabalhador/recibos', who: 'maria@pantanal.test', most: 154 },
  { path: '/rh/recibos-pagamentos', who: 'helena@pantanal.test', most: 245 },
] as const;

const folder = temporaryFolder();
const demo = await startDemo(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { path, who, most } of screens) {
  const context = await browser.newContext({ baseURL: demo.base, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  // as on a second visit of a signed-in person: profile and group are chosen, the cache is empty
  if (who) {
    await signIn(page, who);
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  const fresh = await context.newPage();
  const wire = await watchWire(fresh);
  await fresh.goto(path, { waitUntil: 'networkidle' });
  // thousand bytes: the stricter reading of KB
  const kb = wire.bytes() / 1000;
  console.log(
    `${path.padEnd(26)} ${kb.toFixed(1)} KB in ${wire.requests()} requests (must: ${most})${kb > most ? '  TOO LARGE' : ''}`,
  );
  if (kb > most) process.exitCode = 1;
  await context.close();
}
await browser.close();
await demo.stop();
removeFolder(folder);

async function signIn(page: import('@playwright/test').Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('CPF, e-mail ou celular').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // several roles: at the choice of one
  await page.waitForURL(/inicio|select-profile/);
}
