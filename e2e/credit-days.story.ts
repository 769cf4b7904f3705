import { benefitSlip } from '../apps/server/src/core/reading/mutation/benefit-slip.factory.ts';
import { joinPdfs } from '../apps/server/src/core/receipt/join-pdfs.ts';
import { press } from './keyboard.ts';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

story.use({ viewport: { width: 1440, height: 900 } });

const joao = '39053344705';

story(
  'HR can set a doubtful day of credit by keyboard, and afterwards the benefit is out with that day and on record',
  async ({ page, ask, signIn }) => {
    const [worker] = await ask(
      `select e.registration, e.name, c.cnpj from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id
        where p.cpf = $1 and e.dismissed_on is null`,
      [joao],
    );
    const known = { cpf: joao, registration: String(worker?.registration), name: String(worker?.name) };
    const heading = ['Crédito em: 03/07/2026 ou crédito em: 06/07/2026'];
    const buffer = Buffer.from(await benefitSlip(known, heading, String(worker?.cnpj)));
    const name = 'beneficio-dois-dias.pdf';
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const days = page.getByRole('link', { name: 'Conferir 1 dia de crédito' });
    await expect(days).toBeVisible({ timeout: 30_000 });
    await picture(page, 'hr-imports-days');
    await press(page, days);

    await expect(page.getByRole('img', { name: 'Página 1 do arquivo' })).toBeVisible();
    await expect(page.getByText('Em que dia o valor é creditado?')).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.locator('.paper-box.active')).toHaveCount(2);
    await picture(page, 'hr-review-day');
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await expect(page.getByRole('radio', { name: /06\/07\/2026/ })).toBeChecked();
    await expect(page.getByText(/Nada a corrigir/)).toBeVisible();
    await picture(page, 'hr-review-day-set', ['wide']);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tudo conferido')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Ir para a liberação' }));
    await press(page, page.getByRole('button', { name: /^Liberar 1/ }));
    const out = () =>
      ask(
        `select r.id, r.paid_on::text as day from receipt r join import i on i.id = r.import_id where i.file_name = $1`,
        [name],
      );
    await expect.poll(async () => (await out()).map(({ day }) => day), { timeout: 30_000 }).toEqual(['2026-07-06']);
    const [receipt] = await out();
    await page.goto(`/rh/visualiza-beneficios?id=${receipt?.id}`);
    await expect(page.getByText(/06\/07\/2026|6 de julho/).first()).toBeVisible();
    const told = await ask(
      `select h.after ->> 'creditDay' as day, p.email from record_history h join person p on p.id = h.person_id
        join import_document d on d.id::text = h.entity_id join import i on i.id = d.import_id
        where h.verb = 'creditDaySet' and i.file_name = $1`,
      [name],
    );
    expect(told).toEqual([{ day: '2026-07-06', email: 'helena@pantanal.test' }]);
    await page.goto('/rh/historico-registros');
    await expect(page.getByText('Definiu o dia de crédito').first()).toBeVisible();
    await expect(page.getByText(`${known.name} · ${name}`).first()).toBeVisible();
    await picture(page, 'hr-history-day', ['wide']);
  },
);

story(
  'HR can say one day for several documents, and put it right once they are out: the database has the day and who said it',
  async ({ page, ask, signIn }) => {
    const workers = await ask(
      `select e.registration, e.name, p.cpf, c.cnpj from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id
        where e.dismissed_on is null and p.cpf <> $1 and e.company_id = (select e.company_id from employment e join person p on p.id = e.person_id where p.cpf = $1 and e.dismissed_on is null)
          and not exists (select from receipt r where r.employment_id = e.id and r.year = 2026 and r.month = 7 and r.category = 2)
        order by e.name limit 2`,
      [joao],
    );
    const heading = ['Crédito em: 03/07/2026 ou crédito em: 06/07/2026'];
    const slips: Uint8Array[] = [];
    for (const { registration, name, cpf, cnpj } of workers)
      slips.push(
        await benefitSlip(
          { cpf: String(cpf), registration: String(registration), name: String(name) },
          heading,
          String(cnpj),
        ),
      );
    const buffer = Buffer.from(await joinPdfs(slips, 'Benefícios'));
    const name = 'beneficios-varios-dias.pdf';
    const days = async () =>
      (
        await ask(
          'select r.paid_on::text as day from receipt r join import i on i.id = r.import_id where i.file_name = $1 order by r.worker_name',
          [name],
        )
      ).map(({ day }) => day);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const link = page.getByRole('link', { name: 'Conferir 2 dias de crédito' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await press(page, link);
    await expect(page.getByText('Em que dia o valor é creditado?')).toBeVisible();
    await page.keyboard.press('b');
    // a day is a field of three stops, which the check of the focus takes for one that shows none
    await page.getByRole('button', { name: 'Mesmo dia para vários' }).click();
    const dialog = page.getByRole('dialog', { name: 'Um dia para vários documentos' });
    await expect(dialog.getByLabel('Crédito', { exact: true })).toHaveValue('06/07/2026');
    await picture(page, 'hr-review-days');
    await dialog.getByRole('button', { name: 'Definir em 2' }).click();
    await expect(page.getByText('Tudo conferido')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Ir para a liberação' }));
    await press(page, page.getByRole('button', { name: /^Liberar 2/ }));
    await expect.poll(days, { timeout: 30_000 }).toEqual(['2026-07-06', '2026-07-06']);

    const first = String(workers[0]?.name);
    await page.goto(`/rh/beneficios?competencia=2026-07&pesquisa=${encodeURIComponent(first)}`);
    await expect(page.getByText('06/07/2026').first()).toBeVisible();
    await page.getByRole('button', { name: `Ações de ${first}` }).click();
    await page.getByRole('menuitem', { name: 'Definir dia de crédito' }).click();
    const one = page.getByRole('dialog', { name: 'Dia de crédito de 1 benefício' });
    await one.getByLabel('Crédito').fill('2026-07-08');
    await picture(page, 'hr-benefit-day');
    await one.getByRole('button', { name: 'Definir dia de crédito' }).click();
    await expect(page.getByText('Dia definido em 1 benefício')).toBeVisible();
    await picture(page, 'hr-benefits-days');
    await expect.poll(days).toEqual(['2026-07-08', '2026-07-06']);
    const told = await ask(
      `select h.before ->> 'creditDay' as before, h.after ->> 'creditDay' as after, p.email from record_history h join person p on p.id = h.person_id
        join receipt r on r.id::text = h.entity_id join import i on i.id = r.import_id where h.verb = 'creditDaySet' and i.file_name = $1`,
      [name],
    );
    expect(told).toEqual([{ before: '2026-07-06', after: '2026-07-08', email: 'helena@pantanal.test' }]);
  },
);
