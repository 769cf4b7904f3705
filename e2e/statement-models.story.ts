import { payrollOf } from '../apps/server/src/core/reading/mutation/payroll.factory.ts';
import {
  makeStatementForms,
  statementModel,
  statementOf,
  statementYear,
} from '../apps/server/src/core/reading/mutation/statement-form.factory.ts';
import { fourWorkers, leave, typeRegion } from './model-marks.ts';
import { picture } from './pictures.ts';
import { enterPlatform } from './platform.ts';
import { expect, story } from './story.ts';

const names: Record<string, RegExp | string> = {
  year: 'Ano-calendário',
  name: 'Nome',
  cpf: 'CPF',
  registration: 'Matrícula',
  companyCnpj: 'CNPJ da empresa',
  '3.1': '3.1 Total dos rendimentos',
  '3.2': '3.2 Previdência oficial',
  '3.4': '3.4 Pensão alimentícia',
  '3.5': '3.5 Imposto retido na fonte',
  '4.3': '4.3 Diárias e ajudas de custo',
  '5.1': '5.1 13º salário',
  '5.2': '5.2 Imposto sobre o 13º',
  '5.3': '5.3 Outros de tributação exclusiva',
  '7': '7 Informações complementares',
};

story.use({ viewport: { width: 1440, height: 900 } });

story(
  "the platform marks the boxes of a pre-printed income statement, tries them, and a group's file with two on each page is read with it",
  async ({ page, ask, signIn }) => {
    await enterPlatform(page, ask);
    await page.goto('/admin/modelospdf/novo-modelo');
    await page.getByLabel('Nome').fill('Informe 88-R');
    const buffer = Buffer.from((await makeStatementForms(4242)).data);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'informes-88r.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Criar modelo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informe 88-R');
    await page.getByLabel('Cada página é de').selectOption({ label: 'Informe de rendimentos' });
    await page.getByRole('button', { name: 'Adicionar âncora' }).click();
    await page.getByLabel('Palavras').fill('FORM. MOD. 88-R');
    for (const { role, box } of statementModel.regions) await typeRegion(page, String(names[role]), box);
    await page.getByRole('button', { name: 'Experimentar' }).click();
    await expect(page.getByText(/(\d+) de \1 documentos lidos sem dúvida\. Sozinho, o leitor lê 0\./)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await picture(page, 'platform-statement-model');

    // a statement has no month: what another kind of document holds is told before anything is sent
    await page.getByLabel('Cada página é de').selectOption({ label: 'Recibo de pagamento' });
    await expect(page.getByRole('button', { name: 'Experimentar' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Cada página é de').selectOption({ label: 'Informe de rendimentos' });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Modelo salvo')).toBeVisible();
    await page.getByRole('button', { name: 'Ativar' }).press('Enter');
    await expect(page.getByText('Modelo ativo')).toBeVisible();
    const [model] = await ask(
      "select id, document, state, tried = passed as whole from recognition_model where name = 'Informe 88-R'",
    );
    expect(model).toMatchObject({ document: 'informe', state: 'active', whole: true });

    const known = await fourWorkers(ask);
    const own = await makeStatementForms(4343, { two: true, change: payrollOf(known) });
    await leave(page);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'informes_88r.pdf', mimeType: 'application/pdf', buffer: Buffer.from(own.data) });
    const read = () =>
      ask(
        `select d.type, d.year, d.reading ->> 'model' as model, (d.reading -> 'fields' ->> '3.1')::integer as earned, d.reading -> 'region' is not null as part
           from import_document d join import i on i.id = d.import_id where i.file_name = 'informes_88r.pdf' and i.state = 'ready' order by d.position`,
      );
    await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(own.truth.length);
    expect(await read()).toEqual(
      own.truth.map(({ payslip }, at) => ({
        ...{ type: 3, year: statementYear, model: model?.id, earned: statementOf(payslip)['3.1'] },
        part: at % 2 === 1 || at + 1 < own.truth.length,
      })),
    );
    await ask("update recognition_model set state = 'retired' where name = 'Informe 88-R'");
  },
);
