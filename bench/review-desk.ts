// The review desk at 1440 px in Chromium: from the key (J, or Enter that confirms) to the next document's page and fields on the
// screen, over 36 documents and 30 decisions; beside it what the same browser takes to put up a page's picture it holds already.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { bigFile } from './lib/big-files.ts';
import { removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';
import { median, quantile } from './lib/measure.ts';

const most = 200;
const folder = temporaryFolder();
const demo = await startDemo(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ baseURL: demo.base, viewport: { width: 1440, height: 900 } });
await page.goto('/login');
await page.getByLabel('CPF, e-mail ou celular').fill('helena@pantanal.test');
await page.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
await page.getByRole('button', { name: 'Entrar', exact: true }).click();
await page.waitForURL(/select-profile|inicio/);

// nobody of this file is registered: all of its documents wait
const large = await bigFile('drawn', 40);
if (!large) throw new Error('no file');
const strangers = await openDesk('desconhecidos.pdf', readFileSync(large.path));
const moved = await keys(strangers - 4, ['j']);
// all of these have their receipts: S says what becomes of those, Enter confirms
const confirmed: number[] = [];
for (const name of ['P01_dominio_2vias.pdf', 'P02_rm_1porpagina.pdf']) {
  const known = readFileSync(join(import.meta.dirname, '../apps/server/demo/files', name));
  const copies = await openDesk(`repetido_${name}`, Buffer.concat([known, Buffer.from('\n')]));
  confirmed.push(...(await keys(copies - 1, ['s', 'Enter'])));
}
const floor = await picturesAlone(page, 30);
for (const [name, times] of [
  [`J, ${moved.length} documents`, moved],
  [`Enter, ${confirmed.length} documents`, confirmed],
] as const) {
  const [half, late] = [median(times), quantile(times, 0.95)];
  console.log(
    `${name}: ${half.toFixed(0)} ms to the next one shown, p95 ${late.toFixed(0)} (must: ${most}); a picture alone ${median(floor).toFixed(0)} ms: ${(half / median(floor)).toFixed(1)} x`,
  );
  if (late > most) process.exitCode = 1;
}
await browser.close();
await demo.stop();
removeFolder(folder);

/** Sends a file and opens its review desk. @returns how many documents wait */
async function openDesk(name: string, buffer: Buffer): Promise<number> {
  await page.goto('/rh/importacoes');
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const row = page.getByRole('row').filter({ hasText: name });
  await row.filter({ hasText: 'para conferir' }).waitFor({ timeout: 60_000 });
  const link = row.locator('xpath=following::a[contains(@href, "conferir")]');
  await page.goto((await link.first().getAttribute('href')) ?? '');
  await shown();
  return Number(
    await page
      .getByText(/^\d+ de \d+$/)
      .first()
      .textContent()
      .then(text => text?.split(' ').at(-1)),
  );
}

/** Presses the keys document by document, as fast as a person reads: half a second each. @returns milliseconds from the last key */
async function keys(count: number, names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    await page.waitForTimeout(500);
    for (const name of names.slice(0, -1)) {
      await page.keyboard.press(name);
      await page.waitForTimeout(100);
    }
    const last = names.at(-1) ?? '';
    await page.evaluate(watch);
    await page.keyboard.press(last);
    times.push(await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown));
  }
  return times;
}

async function shown(): Promise<void> {
  await page.locator('.paper img').first().waitFor();
}

/** From the next key to the first frame with another document's picture and fields. */
function watch(): void {
  const picture = () => document.querySelector<HTMLImageElement>('.paper img');
  const [before, address] = [picture()?.src, location.search];
  const ready = () => {
    const now = picture();
    const fields = document.querySelector('dl dd') ?? document.querySelector('dl');
    return location.search !== address && now?.complete && now.naturalWidth > 0 && now.src !== before && fields;
  };
  Object.assign(globalThis, {
    shown: new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing new after five seconds at ${location.href}`)), 5_000);
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () =>
            ready() ? requestAnimationFrame(() => resolve(performance.now() - timeStamp)) : requestAnimationFrame(look);
          look();
        },
        { once: true, capture: true },
      );
    }),
  });
}

/** What no desk can do without: a picture of the same size, held already, put up by a key. */
async function picturesAlone(desk: Page, count: number): Promise<number[]> {
  const held = await desk.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('.paper img');
    const canvas = document.createElement('canvas');
    canvas.width = image?.naturalWidth ?? 0;
    canvas.height = image?.naturalHeight ?? 0;
    if (image) canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png');
  });
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await bare.setContent('<main></main>');
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    await bare.evaluate(address => {
      Object.assign(globalThis, {
        shown: new Promise<number>(resolve => {
          addEventListener(
            'keydown',
            ({ timeStamp }) => {
              const image = new Image();
              image.src = address;
              document.querySelector('main')?.replaceChildren(image);
              const look = () =>
                image.complete && image.naturalWidth > 0
                  ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
                  : requestAnimationFrame(look);
              look();
            },
            { once: true },
          );
        }),
      });
    }, held);
    await bare.keyboard.press('j');
    times.push(await bare.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown));
  }
  await bare.close();
  return times;
}
