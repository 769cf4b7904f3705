import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { picture } from './pictures.ts';
import { enter, expect, story } from './story.ts';

const ofAna = "from receipt r join person p on p.id = r.person_id where p.email = 'ana@duplo.test' and r.category = 1";
const menu = '/trabalhador/payments-menu';

story(
  'a worker can keep receipts on the phone and read them offline, and afterwards they are read for HR and gone with the session',
  async ({ page, context, ask, signIn }) => {
    await signIn('ana@duplo.test');
    const downloads = "select 1 from download d join person p on p.id = d.person_id where p.email = 'ana@duplo.test'";
    const [before] = [(await ask(downloads)).length];
    const seen = (await ask(`select r.id ${ofAna} and r.viewed_at is not null`)).length;
    await keep(page);
    await picture(page, 'worker-keep');
    // kept is not read, and each file that came (the income statement's too) is a download
    expect(await ask(downloads)).toHaveLength(before + 13);
    expect(await ask(`select r.id ${ofAna} and r.viewed_at is not null`)).toHaveLength(seen);
    expect(await readableOf(page)).toEqual({ entries: 14, extractable: false, words: [] });
    const [unread] = await ask(
      `select r.id ${ofAna} and r.viewed_at is null order by r.competence desc, r.id desc limit 1`,
    );

    await context.setOffline(true);
    await page.goto('/trabalhador/inicio');
    await expect(page.getByText('Mostrando o que está guardado neste celular.')).toBeVisible();
    await expect(page.getByText(/Guardado em .* · some quando você sair da conta/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver recibo completo' })).toBeVisible();
    await picture(page, 'worker-home-offline');
    await page.goto('/trabalhador/recibos');
    await expect(page.getByText('Outubro de 2026').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mostrar mais' })).toHaveAccessibleDescription('Precisa de internet');
    await picture(page, 'worker-receipts-offline');
    await page.goto(`/trabalhador/visualiza-recibo?id=${unread?.id}`);
    await expect(page.getByText('O que você ganhou')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sim, estão' })).toHaveAccessibleDescription('Precisa de internet');
    await picture(page, 'worker-receipt-offline');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar PDF' }).first().click(),
    ]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.getByRole('link', { name: /Por quê/ }).click();
    await expect(page.getByText('Diferença no líquido')).toBeVisible();
    // what is not kept says so
    await page.goto('/trabalhador/beneficios');
    await expect(page.getByText('Sem internet').first()).toBeVisible();

    await context.setOffline(false);
    await page.goto('/trabalhador/recibos');
    await expect(page.getByText('Mostrando o que está guardado')).toBeHidden();
    await expect
      .poll(() => ask('select 1 from receipt where id = $1 and viewed_at is not null', [unread?.id]))
      .toHaveLength(1);

    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => leftOf(page)).toEqual({ databases: ['cracha'], caches: [], workers: [] });
  },
);

story('what is kept is gone after 30 days, and another person finds nothing', async ({ page, context, signIn }) => {
  await signIn('ana@duplo.test');
  await keep(page);
  await context.setOffline(true);
  const late = Date.now() + 31 * 86_400_000;
  await page.clock.setFixedTime(late);
  await page.goto('/trabalhador/recibos');
  await expect(page.getByText('Esta tela ainda não estava aberta')).toBeVisible();
  await page.clock.setFixedTime(Date.now());
  await context.setOffline(false);
  await page.goto('/trabalhador/recibos');
  await expect.poll(async () => (await readableOf(page)).entries).toBe(14);
  // another person signs in without the first one's having signed out
  await page.evaluate(() => localStorage.removeItem('cracha.session'));
  await page.goto('/login');
  await enter(page, 'maria@pantanal.test', 'Cracha@2026');
  await page.waitForURL(/inicio/);
  await expect.poll(() => leftOf(page)).toEqual({ databases: ['cracha'], caches: [], workers: [] });
  await page.goto(menu);
  await expect(page.getByLabel('Guardar neste celular')).not.toBeChecked();
});

story('a background worker of somebody else is gone at the next start', async ({ page }) => {
  await page.goto('/login');
  // any script but ours is foreign
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?alheio', { scope: '/' });
  });
  expect((await leftOf(page)).workers).toHaveLength(1);
  await page.reload();
  await expect.poll(async () => (await leftOf(page)).workers).toEqual([]);
});

story('the operator can turn it off, and phones that keep something delete it', async ({ page, baseURL, signIn }) => {
  let off = false;
  const ended = readFileSync(join(import.meta.dirname, '../apps/web/dist/sw-off.js'), 'utf8');
  const proxy = createServer((incoming, outgoing) => {
    if (off && incoming.url === '/sw.js') return outgoing.setHeader('content-type', 'text/javascript').end(ended);
    const asked = request(
      `${baseURL}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      answer => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await signIn('ana@duplo.test');
  await page.goto(`${base}/login`);
  await enter(page, 'ana@duplo.test', 'Cracha@2026');
  await page.waitForURL(/inicio/);
  await keep(page, base);
  off = true;
  await page.goto(`${base}/trabalhador/recibos`);
  await expect.poll(async () => (await leftOf(page)).workers).toEqual([]);
  await expect.poll(async () => (await leftOf(page)).caches).toEqual([]);
  await page.goto('about:blank');
  proxy.closeAllConnections();
  proxy.close();
});

async function keep(page: Page, base = ''): Promise<void> {
  await page.goto(`${base}${menu}`);
  await page.getByLabel('Guardar neste celular').check();
  await expect(page.getByText(/Guardado: 12 recibos/)).toBeVisible({ timeout: 30_000 });
}

/** What lies in the database as it is: how much, and which words of a receipt can be read in it. */
function readableOf(page: Page) {
  return page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const named = (await indexedDB.databases()).some(({ name }) => name === 'cracha.guardado');
    if (!named) return { entries: 0, extractable: undefined, words: [] };
    const kept = await done(indexedDB.open('cracha.guardado'));
    const table = kept.transaction('entries').objectStore('entries');
    const entries: { iv: Uint8Array; text: ArrayBuffer }[] = await done(table.getAll());
    const keys = await done(indexedDB.open('cracha'));
    const key = await done(keys.transaction('keys').objectStore('keys').get('guardado'));
    kept.close();
    keys.close();
    const all = entries.map(({ text }) => new TextDecoder('latin1').decode(text)).join('');
    const words = ['liquido', 'Pantanal', '%PDF', 'verbas', 'owner'].filter(word => all.includes(word));
    return { entries: entries.length, extractable: key?.extractable, words };
  });
}

function leftOf(page: Page) {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL ?? 'on its way'),
  }));
}
