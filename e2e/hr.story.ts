import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const sample = (name: string) => join(import.meta.dirname, '../apps/server/demo/files', name);
story.use({ viewport: { width: 1440, height: 900 } });

story('HR can see what waits at home, and afterwards opens it', async ({ page, ask, signIn }) => {
  await signIn('helena@pantanal.test');
  await page.goto('/rh/inicio');
  await expect(page.getByText('Recibos que ninguém abriu')).toBeVisible();
  await picture(page, 'hr-home');
  await page.getByText('Importações prontas para liberar').click();
  await expect(page).toHaveURL(/\/rh\/importacoes/);
  expect(await ask("select 1 from import where state in ('ready', 'toReview')")).not.toHaveLength(0);
});

story(
  'HR can drop a payroll file and publish it, and afterwards every worker has a receipt',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await picture(page, 'hr-imports');
    // the same payroll as one that is in already, a byte longer: another file, and its workers have their receipts
    const bytes = Buffer.concat([readFileSync(sample('P01_dominio_2vias.pdf')), Buffer.from('\n')]);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'folha_nova.pdf', mimeType: 'application/pdf', buffer: bytes });
    const row = page.getByRole('row').filter({ hasText: 'folha_nova.pdf' });
    await expect(row).toContainText('12 para conferir', { timeout: 20_000 });
    await expect(page.getByText('o trabalhador já tem recibo').first()).toBeVisible();
    const [mixed] = await ask("select id, clean from import where file_name = 'M01_misto.pdf'");
    await page.goto(`/rh/importacoes/liberar?id=${mixed?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liberar recibos de março de 2026');
    await picture(page, 'hr-release');
    await page.getByRole('button', { name: `Liberar ${mixed?.clean} recibo` }).click();
    // its doubtful documents stay for a person; the clean one is out
    const published = () => ask('select id from receipt where import_id = $1', [mixed?.id]);
    await expect.poll(async () => (await published()).length).toBe(Number(mixed?.clean));
    await page.goto('/rh/importacoes');
    await expect(page.getByRole('row').filter({ hasText: 'M01_misto.pdf' })).toContainText('para conferir');
  },
);

story(
  'HR can review what is doubtful by keyboard alone, and afterwards each decision is kept and can be released',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'folha_conferir.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.concat([readFileSync(sample('P01_dominio_2vias.pdf')), Buffer.from('\n\n\n')]),
      });
    const row = page.getByRole('row').filter({ hasText: 'folha_conferir.pdf' });
    await expect(row).toContainText('12 para conferir', { timeout: 20_000 });
    const [sent] = await ask("select id from import where file_name = 'folha_conferir.pdf'");
    await page.goto(`/rh/importacoes/conferir?id=${sent?.id}`);
    await expect(page.getByRole('img', { name: /Página \d+ do arquivo/ })).toBeVisible();
    await picture(page, 'hr-review');
    // three keys a document: what becomes of the receipt that exists, and Enter
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 de 12')).toBeVisible();
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 de 12')).toBeVisible();
    await page.keyboard.press('i');
    await expect(page.getByText('fica fora da publicação')).toBeVisible();
    const decided = () =>
      ask(
        'select state, existing from import_document where import_id = $1 and reviewed_at is not null order by position',
        [sent?.id],
      );
    await expect.poll(decided).toEqual([
      { state: 'clean', existing: 'replace' },
      { state: 'clean', existing: 'keep' },
      { state: 'ignored', existing: null },
    ]);
    await page.goto(`/rh/importacoes/liberar?id=${sent?.id}`);
    await page.getByRole('button', { name: 'Liberar 2 recibos' }).click();
    await expect
      .poll(async () => (await ask('select id from receipt where import_id = $1', [sent?.id])).length)
      .toBe(2);
    expect(
      await ask("select 1 from exclusion_history where entity = 'receipt' and justification like 'Substituído%'"),
    ).toHaveLength(1);
  },
);

story(
  'HR can send the same file again, and afterwards there is still one import of it',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page.locator('input[type=file]').first().setInputFiles(sample('M01_misto.pdf'));
    await expect(page.getByText(/já foi enviado em/)).toBeVisible();
    expect(await ask("select id from import where file_name = 'M01_misto.pdf'")).toHaveLength(1);
  },
);

story(
  'HR can filter receipts, hide one and show it again, and afterwards its worker sees it',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos?competencia=2026-07');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recibos de pagamento');
    await picture(page, 'hr-receipts');
    await page.getByLabel('Buscar trabalhador').fill('antonio');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Esconder do trabalhador' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Esconder' }).click();
    await expect
      .poll(async () => (await ask('select count(*)::int as n from receipt where not visible'))[0]?.n)
      .toBe(1);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Mostrar ao trabalhador' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mostrar' }).click();
    await expect
      .poll(async () => (await ask('select count(*)::int as n from receipt where not visible'))[0]?.n)
      .toBe(0);
  },
);

story(
  'HR can delete a receipt with a reason, and afterwards it is in the exclusion history alone',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/recibos-pagamentos?competencia=2026-07');
    await page.getByLabel('Buscar trabalhador').fill('gabriela');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox')
      .first()
      .fill('Recibo publicado por engano, a folha certa vai ser enviada amanhã.');
    await picture(page, 'hr-receipt-delete', ['wide']);
    await dialog
      .getByRole('button', { name: /Continuar|Excluir/ })
      .last()
      .click();
    await dialog.getByRole('textbox').last().fill('EXCLUIR');
    await dialog
      .getByRole('button', { name: /Excluir/ })
      .last()
      .click();
    await expect
      .poll(async () => (await ask("select count(*)::int as n from exclusion_history where entity = 'receipt'"))[0]?.n)
      .toBe(1);
    expect(await ask('select 1 from receipt where deleted_at is not null')).toHaveLength(1);
  },
);
