import type { Page } from '@playwright/test';
import { makeWorkbook } from '../apps/server/src/core/reading/mutation/odd-sheet.factory.ts';
import { picture } from './pictures.ts';
import { type Ask, enter, expect, story } from './story.ts';

const maria = 'maria@pantanal.test';

const employmentOf = async (ask: Ask) => {
  const [row] = await ask(
    `select e.registration, p.cpf, c.cnpj, c.id as company, p.id as person, p.cell_phone as phone from employment e join person p on p.id = e.person_id
       join company c on c.id = e.company_id where p.email = $1 and e.dismissed_on is null limit 1`,
    [maria],
  );
  return row ?? {};
};

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/rh/importacoes');
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const importOf = async (ask: Ask, name: string) => {
  const [row] = await ask('select id, state from import where file_name = $1', [name]);
  return row;
};

story.describe('HR', () => {
  story.use({ viewport: { width: 1440, height: 900 } });

  story(
    'can drop a workbook of benefits, say what its columns hold, decide what is in doubt and publish it, and afterwards the worker has it',
    async ({ page, ask, signIn, browser }) => {
      const worker = await employmentOf(ask);
      const heading = ['CNPJ', 'Compet', 'CPF', 'Matricula', 'Cesta básica', 'Auxílio-creche', 'Crédito em'];
      const row = [worker.cnpj, '05/2026', worker.cpf, worker.registration].map(String);
      const stranger = [String(worker.cnpj), '05/2026', '123.456.789-09', '999777'];
      const name = 'cestas-maio.xlsx';
      const bytes = makeWorkbook({
        Cestas: [heading, [...row, '250,00', '310,00', '29/05/2026'], [...stranger, '250,00', '0,00', '29/05/2026']],
      });
      await signIn('helena@pantanal.test');
      await send(page, name, Buffer.from(bytes));
      await expect.poll(async () => (await importOf(ask, name))?.state, { timeout: 30_000 }).toBe('confirmColumns');
      // it waits for a person, and opens by itself
      const columns = page.getByRole('region', { name: `Colunas de ${name}` });
      await expect(columns.getByRole('radio', { name: 'Benefício' })).toBeChecked();
      await expect(columns.getByLabel('O que traz Cesta básica')).toHaveValue('verbaVencimento');
      await columns.getByLabel('O que traz Crédito em').selectOption('dataPagamento');
      await picture(page, 'hr-import-benefit-columns');
      await page.setViewportSize({ width: 360, height: 740 });
      for (const answer of await columns.getByRole('radio').all())
        expect(await answer.evaluate(radio => radio.closest('label')?.getBoundingClientRect().right)).toBeLessThan(360);
      await page.setViewportSize({ width: 1440, height: 900 });
      await columns.getByRole('button', { name: 'Confirmar colunas' }).click();
      await expect.poll(async () => (await importOf(ask, name))?.state, { timeout: 30_000 }).toBe('toReview');

      const id = String((await importOf(ask, name))?.id);
      await page.goto(`/rh/importacoes/conferir?id=${id}`);
      await expect(page.getByText('999777').first()).toBeVisible();
      await picture(page, 'hr-review-benefit-sheet');
      await page.goto(`/rh/importacoes/liberar?id=${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liberar benefícios de maio de 2026');
      await expect(page.getByRole('row', { name: /^Valor/ })).toContainText('560,00');
      await picture(page, 'hr-release-benefit-sheet');
      await page.getByRole('button', { name: 'Liberar 1 benefício' }).click();
      const published = () =>
        ask(
          `select title, total_earnings::int as total, paid_on::text as day, person_id = $2 as hers, category from receipt
            where import_id = $1 and deleted_at is null`,
          [id, worker.person],
        );
      await expect
        .poll(published, { timeout: 30_000 })
        .toEqual([
          { title: 'Cesta básica, Auxílio-creche', total: 56_000, day: '2026-05-29', hers: true, category: 2 },
        ]);

      const context = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        viewport: { width: 360, height: 740 },
        locale: 'pt-BR',
      });
      const phone = await context.newPage();
      await phone.goto('/login');
      await enter(phone, maria, 'Cracha@2026');
      await phone.waitForURL(url => !url.pathname.startsWith('/login'));
      await phone.goto('/trabalhador/beneficios');
      await phone.getByRole('link', { name: /Maio de 2026/ }).click();
      await expect(phone.getByText('Cesta básica', { exact: true }).first()).toBeVisible();
      await expect(phone.getByText('310,00').first()).toBeVisible();
      await picture(phone, 'worker-benefit-of-sheet', ['phone']);
      await context.close();
      expect(await ask('select viewed_at is not null as seen from receipt where import_id = $1', [id])).toEqual([
        { seen: true },
      ]);
    },
  );

  story(
    'can switch SMS on for a company, see whom they reach before the release, and afterwards the SMS is on its way',
    async ({ page, ask, signIn }) => {
      const worker = await employmentOf(ask);
      await ask('update person set cell_phone_confirmed_at = coalesce(cell_phone_confirmed_at, now()) where id = $1', [
        worker.person,
      ]);
      const wants = () => ask('select sms_notice, mail_attaches from company where id = $1', [worker.company]);
      const told = () =>
        ask('select channel, body from outbox_message where recipient = $1 and at > $2 order by channel', [
          worker.phone,
          begun,
        ]);
      const [{ begun } = {}] = await ask('select now() as begun');
      const name = 'vale-abril.csv';
      const lines = [
        'CNPJ;Compet;CPF;Matricula;Vale-farmácia',
        [worker.cnpj, '04/2026', worker.cpf, worker.registration, '120,00'].join(';'),
      ];
      try {
        await signIn('helena@pantanal.test');
        await page.goto(`/rh/empresas?id=${worker.company}`);
        await page.getByRole('button', { name: 'Configuração' }).click();
        await page.getByLabel('Avisar também por SMS o que for publicado').click();
        await expect.poll(wants).toEqual([{ sms_notice: true, mail_attaches: false }]);
        await picture(page, 'hr-company-sms');
        await send(page, name, Buffer.from(lines.join('\n')));
        await expect.poll(async () => (await importOf(ask, name))?.state, { timeout: 30_000 }).toBe('confirmColumns');
        const columns = page.getByRole('region', { name: `Colunas de ${name}` });
        await columns.getByRole('button', { name: 'Confirmar colunas' }).click();
        await expect.poll(async () => (await importOf(ask, name))?.state, { timeout: 30_000 }).toBe('ready');
        await page.goto(`/rh/importacoes/liberar?id=${(await importOf(ask, name))?.id}`);
        await expect(page.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
        await expect(page.getByText('1 trabalhador com celular confirmado')).toBeVisible();
        await page.getByRole('checkbox', { name: 'E-mail' }).uncheck();
        await picture(page, 'hr-release-sms');
        await page.getByRole('button', { name: 'Liberar 1 benefício' }).click();
        await expect
          .poll(told, { timeout: 30_000 })
          .toEqual([{ channel: 'sms', body: expect.stringContaining('/trabalhador/') }]);
        expect(await ask('select publish_mail, publish_sms from import where file_name = $1', [name])).toEqual([
          { publish_mail: false, publish_sms: true },
        ]);
      } finally {
        // other stories publish in this company, too
        await ask('update company set sms_notice = false where id = $1', [worker.company]);
      }
    },
  );
});
