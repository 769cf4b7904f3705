import type { Page } from '@playwright/test';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

/** What has the focus shows it, and every button has an edge though its ground is taken away. */
async function edges(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const bare = await page.evaluate(() => {
    const visible = [...document.querySelectorAll('button')].filter(button => button.checkVisibility());
    const edgeless = visible.filter(button => getComputedStyle(button).borderTopStyle === 'none');
    const here = document.activeElement;
    const ring = here && getComputedStyle(here).outlineStyle !== 'none';
    return [...edgeless.map(button => button.outerHTML.slice(0, 100)), ...(ring ? [] : ['no ring'])];
  });
  expect(bare).toEqual([]);
}

story(
  'with forced colours a worker and HR can read and press the same, and afterwards the receipt is seen',
  async ({ page, ask, signIn }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn('maria@pantanal.test');
    await expect(page.getByRole('link', { name: 'Ver recibo completo' })).toBeVisible();
    await edges(page);
    await picture(page, 'forced-worker-home', ['phone']);
    const [seen] = await ask(
      "select r.id from receipt r join person p on p.id = r.person_id where p.email = 'maria@pantanal.test' and r.category = 1 and r.competence = 202604",
    );
    await page.goto(`/trabalhador/visualiza-recibo?id=${seen?.id}`);
    await expect(page.getByText('O que você ganhou')).toBeVisible();
    await edges(page);
    await picture(page, 'forced-worker-receipt', ['phone']);
    expect(await ask('select viewed_at is not null as seen from receipt where id = $1', [seen?.id])).toEqual([
      { seen: true },
    ]);

    await signIn('helena@pantanal.test');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/rh/recibos-pagamentos');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await edges(page);
    await picture(page, 'forced-hr-receipts', ['wide']);
    const [waiting] = await ask(
      "select import_id from import_document where state = 'doubtful' and type = 1 order by import_id limit 1",
    );
    await page.goto(`/rh/importacoes/conferir?id=${waiting?.import_id}`);
    await expect(page.getByRole('img', { name: /Página \d+ do arquivo/ }).first()).toBeVisible();
    await edges(page);
    await picture(page, 'forced-hr-review', ['wide']);
  },
);

const worksAt = (path: string) => `/trabalhador/${path}`;
const workerScreens = [
  ...[
    'inicio',
    'payments-menu',
    'recibos',
    'beneficios',
    'informes-rendimento',
    'espelhos-ponto',
    'documentos/recebido',
  ],
  ...['comunicados', 'conta-bancaria', 'comprovante-renda', 'ajuda'],
  ...['minha-conta', 'minha-conta?parte=dados', 'minha-conta?parte=seguranca', 'minha-conta?parte=privacidade'],
].map(worksAt);

for (const [size, letters] of [
  ['150%', '24px'],
  ['200%', '32px'],
] as const)
  story(
    `with letters of ${size} a worker reaches every tab, and nothing leaves the screen`,
    async ({ page, signIn }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await signIn('maria@pantanal.test');
      for (const path of workerScreens) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await page.evaluate(percent => {
          document.documentElement.style.fontSize = percent;
        }, size);
        const tabs = page.getByRole('navigation', { name: 'Principal' }).locator('a, button');
        if (await tabs.count()) await expect(tabs.last()).toBeInViewport({ ratio: 1 });
        const found = await page.evaluate(() => ({
          letters: getComputedStyle(document.body).fontSize,
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          cut: [...document.querySelectorAll('nav li')].filter(one => one.scrollWidth > one.clientWidth + 1).length,
        }));
        expect({ path, ...found }).toEqual({ path, letters, wide: 0, cut: 0 });
      }
      await page.goto(worksAt('inicio'));
      await expect(page.getByRole('navigation', { name: 'Principal' }).locator('a, button')).toHaveCount(5);
    },
  );

story(
  'on a slow network that breaks off a worker can sign in, read and agree, and afterwards the answer stands once',
  async ({ page, ask }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const slow = (offline: boolean) =>
      network.send('Network.emulateNetworkConditions', {
        offline,
        latency: 400,
        downloadThroughput: 50 * 1024,
        uploadThroughput: 50 * 1024,
      });
    const sent: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    // receipts, those that are fetched before anybody asks too, wait until their shape has been seen
    const seen = Promise.withResolvers<void>();
    await page.route('**/retonaholeriteempregado/**', route => seen.promise.then(() => route.continue()));
    await slow(false);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('img', { name: 'Crachá' })).toBeVisible();
    await page.getByLabel('CPF, e-mail ou celular').fill('maria@pantanal.test');
    await page.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    // whoever taps on meanwhile signs in once all the same
    const submit = page.locator('button[type=submit]');
    for (let taps = 1; taps > 0; await page.waitForTimeout(100))
      taps = await submit.evaluateAll(buttons => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
        return buttons.length;
      });
    await expect(page.getByRole('link', { name: 'Ver recibo completo' })).toBeVisible();
    expect(sent.filter(path => path.endsWith('/autenticausuario'))).toHaveLength(1);

    // a tap while the list is on its way is not lost
    await page.getByRole('link', { name: 'Todos os recibos' }).click();
    await page
      .getByRole('link', { name: /Outubro de 2026/ })
      .first()
      .click();
    await expect(page).toHaveURL(/visualiza-recibo\?id=/);
    await expect(page.locator('.skeleton').first()).toBeVisible();
    seen.resolve();

    const [asked] = await ask(
      "select r.id from receipt r join person p on p.id = r.person_id where p.email = 'maria@pantanal.test' and r.category = 1 and r.competence = 202605",
    );
    await page.goto(`/trabalhador/visualiza-recibo?id=${asked?.id}`, { waitUntil: 'commit' });
    const agree = page.getByRole('button', { name: 'Sim, estão' });
    await expect(agree).toBeVisible();
    // what is on its way still would answer after the break
    await page.waitForLoadState('networkidle');
    await slow(true);
    await expect(page.getByText('Sem internet.')).toBeVisible();
    await expect(page.getByText('O que você ganhou')).toBeVisible();
    await expect(agree).toHaveAttribute('aria-disabled', 'true');
    await agree.click({ force: true });
    await slow(false);
    await expect(page.getByText('Sem internet.')).toHaveCount(0);
    await agree.dblclick();
    await expect(page.getByText(/Você confirmou os valores em/)).toBeVisible();
    expect(sent.filter(path => path.includes('/concordaholerite'))).toHaveLength(1);
    expect(await ask('select agrees from receipt where id = $1', [asked?.id])).toEqual([{ agrees: true }]);
  },
);
