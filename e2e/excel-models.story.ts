import { makeOddSheet, oddModel } from '../apps/server/src/core/reading/mutation/odd-sheet.factory.ts';
import { payrollOf } from '../apps/server/src/core/reading/mutation/payroll.factory.ts';
import { fourWorkers, leave } from './model-marks.ts';
import { picture } from './pictures.ts';
import { enterPlatform } from './platform.ts';
import { expect, story } from './story.ts';

/** What the screen calls each role of the sheet. */
const names: Record<string, string> = {
  cnpj: 'CNPJ da empresa',
  matricula: 'Matrícula',
  cpf: 'CPF',
  nome: 'Nome',
  competencia: 'Competência',
  tipoRecibo: 'Tipo de recibo',
  codigo: 'Código da verba',
  descricao: 'Descrição da verba',
  referencia: 'Referência',
  vencimentos: 'Provento da verba',
  descontos: 'Desconto da verba',
  liquido: 'Líquido',
};

story.use({ viewport: { width: 1440, height: 900 } });

story(
  'the platform says what the columns of an odd sheet hold, tries it on the sample, and an import of a group is read whole with it',
  async ({ page, ask, signIn }) => {
    await enterPlatform(page, ask);
    await page.goto('/admin/modelosexcell');
    await picture(page, 'platform-sheet-models-empty');
    await page.getByRole('link', { name: 'Novo modelo' }).click();
    await page.getByLabel('Nome').fill('Folha Zeta');
    await page.getByLabel('Sistema de folha').fill('Zeta ERP');
    const buffer = Buffer.from(makeOddSheet(4242).data);
    await page.locator('input[type=file]').setInputFiles({ name: 'zeta.csv', mimeType: 'text/csv', buffer });
    await picture(page, 'platform-sheet-model-new');
    await page.getByRole('button', { name: 'Criar modelo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Folha Zeta');
    await expect(page.getByRole('radio', { name: 'A linha 1 tem os títulos' })).toBeChecked();

    // nothing can be tried before somebody is named
    await expect(page.getByRole('button', { name: 'Experimentar' })).toHaveAttribute('aria-disabled', 'true');
    for (const { title, holds } of oddModel.columns)
      if (names[holds])
        await page.getByLabel(`O que traz ${title}`, { exact: true }).selectOption({ label: names[holds] });
    await page.getByRole('button', { name: 'Experimentar' }).click();
    await expect(page.getByText(/(\d+) de \1 documentos lidos sem dúvida\. Sozinho, o leitor lê 0\./)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await picture(page, 'platform-sheet-model');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Modelo salvo')).toBeVisible();
    await page.getByRole('button', { name: 'Ativar' }).press('Enter');
    await expect(page.getByText('Modelo ativo')).toBeVisible();
    expect(
      await ask(
        "select state, form, payroll_system, tried = passed as whole, jsonb_array_length(sheet -> 'columns') as columns from recognition_model where name = 'Folha Zeta'",
      ),
    ).toEqual([{ state: 'active', form: 'sheet', payroll_system: 'Zeta ERP', whole: true, columns: 13 }]);

    // the next month's file of a group, by its HR
    const known = await fourWorkers(ask);
    const own = makeOddSheet(4343, payroll => ({
      ...payrollOf(known)(payroll),
      month: 2,
      year: 2024,
      kind: 'monthly',
    }));
    const n = own.payroll.payslips.length;
    await leave(page);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'folha_zeta.csv', mimeType: 'text/csv', buffer: Buffer.from(own.data) });
    const [model] = await ask("select id from recognition_model where name = 'Folha Zeta'");
    const read = () =>
      ask(
        `select d.state, d.reading ->> 'model' as model, (d.reading ->> 'net')::integer as net from import_document d join import i on i.id = d.import_id
          where i.file_name = 'folha_zeta.csv' and i.state = 'ready' order by d.position`,
      );
    await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(n);
    expect(await read()).toEqual(own.payroll.payslips.map(({ net }) => ({ state: 'clean', model: model?.id, net })));
    expect(await ask('select documents, clean from recognition_model_use where model_id = $1', [model?.id])).toEqual([
      { documents: n, clean: n },
    ]);

    // the list tells its use; then away again, with why
    await leave(page);
    await enterPlatform(page, ask);
    await page.goto('/admin/modelosexcell');
    await expect(page.getByText(`${n} de ${n} sem dúvida`)).toBeVisible();
    await picture(page, 'platform-sheet-models');
    await page.getByRole('link', { name: 'Folha Zeta' }).click();
    await page.getByRole('button', { name: 'Excluir modelo' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill('O sistema que exportava esta planilha saiu de uso nesta semana.');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('EXCLUIR');
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Modelo excluído')).toBeVisible();
    expect(await ask("select from recognition_model where name = 'Folha Zeta'")).toEqual([]);
  },
);
