import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { type SignedIn, sessionsFile, startDemo, templateFolder } from './installation.ts';
import { readSession } from './signed-in.ts';

/** Who most stories are about: signed in by the form once, here; `signIn` of a story takes what came of it. */
const signedIn = ['helena@pantanal.test', 'maria@pantanal.test', 'ana@duplo.test', 'gustavo@pantanal.test'];

/** Before all stories: the demo with its payroll files, once, and its people signed in. Each file of stories gets a copy. */
export default async function makeTemplate(): Promise<void> {
  const demo = await startDemo(templateFolder());
  const browser = await chromium.launch(launchOptions);
  const sessions: Record<string, SignedIn> = {};
  for (const email of signedIn) {
    const page = await browser.newPage({ baseURL: demo.url, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
    await page.goto('/login');
    await page.getByLabel('CPF, e-mail ou celular').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL(url => !url.pathname.startsWith('/login'));
    await page.waitForLoadState('networkidle');
    sessions[email] = { session: await readSession(page), home: new URL(page.url()).pathname };
    await page.close();
  }
  await browser.close();
  await demo.stop();
  writeFileSync(sessionsFile(), JSON.stringify(sessions));
}
