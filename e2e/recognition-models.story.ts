import { makePreprintedFile, preprintedModel } from '../apps/server/src/core/reading/mutation/preprinted.factory.ts';
import { typeRegion } from './model-marks.ts';
import { picture } from './pictures.ts';
import { enterPlatform } from './platform.ts';
import { expect, story } from './story.ts';

const names: Record<string, string> = {
  name: 'Nome',
  cpf: 'CPF',
  registration: 'Matrícula',
  companyCnpj: 'CNPJ da empresa',
  competence: 'Competência',
  kind: 'Tipo de folha',
  totalEarnings: 'Total de proventos',
  totalDeductions: 'Total de descontos',
  net: 'Líquido',
  code: 'Coluna do código',
  description: 'Coluna da descrição',
  reference: 'Coluna da referência',
  earnings: 'Coluna dos proventos',
  deductions: 'Coluna dos descontos',
};

story.use({ viewport: { width: 1440, height: 900 } });

story(
  'the platform teaches the reader a pre-printed form by keyboard and pointer, tries it on the sample, and only then is it read with',
  async ({ page, ask }) => {
    await enterPlatform(page, ask);
    await page.goto('/admin/modelospdf');
    await picture(page, 'platform-models-empty');
    await page.getByRole('link', { name: 'Novo modelo' }).click();
    await page.getByLabel('Nome').fill('Formulário 77-B');
    await page.getByLabel('Sistema de folha').fill('Folha 77');
    const buffer = Buffer.from((await makePreprintedFile(4242)).data);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'folha-77b.pdf', mimeType: 'application/pdf', buffer });
    await picture(page, 'platform-model-new');
    await page.getByRole('button', { name: 'Criar modelo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulário 77-B');
    await expect(page.getByRole('img', { name: /^Página 1 de/ })).toBeVisible();

    // the anchor, drawn over the words
    await page.getByRole('button', { name: 'Adicionar âncora' }).click();
    await page.getByLabel('Palavras').fill('FORM. MOD. 77-B');
    const paper = await page.getByRole('img', { name: /^Página 1 de/ }).boundingBox();
    if (!paper) throw new Error('no page');
    const at = (x: number, y: number) => [paper.x + x * paper.width, paper.y + y * paper.height] as const;
    await page.mouse.move(...at(0.04, 0.04));
    await page.mouse.down();
    await page.mouse.move(...at(0.3, 0.07), { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('group', { name: 'Âncora 1' }).getByLabel('Esquerda %')).toHaveValue(/^(3\.9|4|4\.1)$/);

    // the regions, typed
    for (const { role, box } of preprintedModel.regions) await typeRegion(page, names[role] ?? '', box);
    await page.getByRole('button', { name: 'Experimentar' }).click();
    await expect(page.getByText(/(\d+) de \1 documentos lidos sem dúvida\. Sozinho, o leitor lê 0\./)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await picture(page, 'platform-model');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Modelo salvo')).toBeVisible();
    await page.getByRole('button', { name: 'Ativar' }).click();
    await expect(page.getByText('Modelo ativo')).toBeVisible();
    expect(
      await ask(
        "select state, tried = passed as whole, jsonb_array_length(regions) as regions from recognition_model where name = 'Formulário 77-B'",
      ),
    ).toEqual([{ state: 'active', whole: true, regions: preprintedModel.regions.length }]);
    await page.getByRole('link', { name: 'Modelos PDF' }).first().click();
    await expect(page.getByRole('link', { name: 'Formulário 77-B' })).toBeVisible();
    await picture(page, 'platform-models');

    const [model] = await ask("select id from recognition_model where name = 'Formulário 77-B'");

    // on a phone nothing but the page itself scrolls, and it ends where its last words do
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin/modelospdf?id=${String(model?.id)}`);
    await expect(page.getByRole('button', { name: 'Experimentar' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const save = page.getByRole('button', { name: 'Salvar' });
    await expect(save).not.toBeInViewport();
    await page.mouse.move(1200, 500);
    await page.mouse.wheel(0, 20_000);
    await expect(save).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.goto('/admin/modelospdf');

    // away again, with why: no later story is to be read with it
    await page.getByRole('link', { name: 'Formulário 77-B' }).click();
    await page.getByRole('button', { name: 'Excluir modelo' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill('O sistema que imprimia este formulário saiu de uso nesta semana.');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('EXCLUIR');
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Modelo excluído')).toBeVisible();
    expect(await ask("select from recognition_model where name = 'Formulário 77-B'")).toEqual([]);
    expect(
      (await ask('select verb from record_history where entity_id = $1 order by id', [model?.id])).map(
        ({ verb }) => verb,
      ),
    ).toEqual(['modelCreated', 'modelSampleOpened', 'modelChanged', 'modelActivated', 'modelDeleted']);
  },
);
