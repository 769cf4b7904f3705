// Lighthouse, mobile, median of five: login and the signed-in worker home. Its own throttling is the peer that everybody knows.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';
import { median } from './lib/measure.ts';

const folder = temporaryFolder();
const demo = await startDemo(folder);
const port = 9333;
const browser = await chromium.launchPersistentContext(temporaryFolder(), {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
});
await measure('/login');
const page = await browser.newPage();
await page.goto(`${demo.base}/login`);
await page.getByLabel('CPF, e-mail ou celular').fill('maria@pantanal.test');
await page.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
await page.getByRole('button', { name: 'Entrar', exact: true }).click();
await page.waitForURL(/inicio/);
await measure('/trabalhador/inicio');
await browser.close();
await demo.stop();
removeFolder(folder);

async function measure(path: string): Promise<void> {
  const runs: { performance: number; accessibility: number }[] = [];
  for (let round = 0; round < 5; round++) {
    const result = await lighthouse(demo.base + path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: true,
    });
    const { performance, accessibility } = result?.lhr.categories ?? {};
    runs.push({ performance: performance?.score ?? 0, accessibility: accessibility?.score ?? 0 });
  }
  const score = {
    performance: median(runs.map(run => run.performance)),
    accessibility: median(runs.map(run => run.accessibility)),
  };
  console.log(
    `${path.padEnd(22)} performance ${score.performance.toFixed(2)} (must: 0.95), accessibility ${score.accessibility.toFixed(2)} (must: 1.00)`,
  );
  if (score.performance < 0.95 || score.accessibility < 1) process.exitCode = 1;
}
