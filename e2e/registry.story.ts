import { newRandom } from '../apps/server/src/core/reading/mutation/random.ts';
import { makeRecordFile, makeRecords } from '../apps/server/src/core/reading/mutation/records.factory.ts';
import { confirmDeletion } from './deletion.ts';
import { picture } from './pictures.ts';
import { expect, story } from './story.ts';

const file = [
  'CPF;CNPJ;Nome Completo;Matrícula;Admissão;Cargo;Setor;Salário',
  '512.340.044-37;49.021.913/0001-83;Íris Monteiro Calado;003201;09/11/2026;Auxiliar de produção;Produção;2.150,00',
  '529.982.247-25;49.021.913/0001-83;Maria Aparecida Souza;002001;;;Tesouraria;',
  '123.456.789-00;49.021.913/0001-83;=1+1;003202;09/11/2026;Conferente;Expedição;2.300,00',
].join('\r\n');

story(
  'HR can bring workers from a sheet, look at what would change, apply it and take it back, and afterwards the registry is as it was',
  async ({ page, ask, signIn }) => {
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page.getByRole('link', { name: 'Cadastro', exact: true }).click();
    await expect(page.getByRole('link', { name: 'cadastro-novembro.csv' })).toBeVisible();
    await picture(page, 'hr-registry');
    const buffer = Buffer.from(file);
    await page.locator('input[type=file]').setInputFiles({ name: 'novos.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('novos.csv');
    await expect(page.getByRole('heading', { name: 'O que cada coluna traz?' })).toBeVisible();
    await picture(page, 'hr-registry-columns');
    await page.getByRole('button', { name: 'Confirmar colunas' }).click();
    await expect(page.getByText('Nada mudou ainda', { exact: false })).toBeVisible();
    await page
      .getByRole('button', { name: /Maria Aparecida/ })
      .first()
      .click();
    await expect(page.getByText('Tesouraria')).toBeVisible();
    await picture(page, 'hr-registry-dry-run');
    const department = () =>
      ask("select e.department from employment e join person p on p.id = e.person_id where p.cpf = '52998224725'");
    const before = await department();
    await page.getByRole('button', { name: 'Aplicar 2 linhas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aplicar 2 linhas' }).click();
    await expect(page.getByText('Aplicada em', { exact: false })).toBeVisible();
    expect(
      await ask(
        "select e.name, e.job_title, p.salary::int from employment e join worker_pay p on p.employment_id = e.id where e.registration = '003201'",
      ),
    ).toEqual([{ name: 'Íris Monteiro Calado', job_title: 'Auxiliar de produção', salary: 215_000 }]);
    expect(await department()).toContainEqual({ department: 'Tesouraria' });
    const sheet = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar recusadas' }).click();
    expect((await sheet).suggestedFilename()).toBe('linhas-recusadas.csv');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await confirmDeletion(page, 'Arquivo de teste, será mandado de novo com os dados certos.');
    await expect(page.getByText('O cadastro voltou ao que era', { exact: false })).toBeVisible();
    expect(await ask("select id from employment where registration = '003201'")).toEqual([]);
    expect(await department()).toEqual(before);
  },
);

story(
  'HR can say once what a company requires of new workers and no record prints, look at the notes, and take it all back',
  async ({ page, ask, signIn }) => {
    const [company] = await ask("select id, access_group_id from company where cnpj = '49021913000183'");
    const [field] = await ask(
      `insert into company_field (access_group_id, company_id, name, kind, options, required, section, place)
       values ($1, $2, 'Tamanho do uniforme', 'option', '{P,M,G}', true, 'contrato', 90) returning id`,
      [company?.access_group_id, company?.id],
    );
    const made = makeRecords(newRandom(20_261_124), 2).map((record, at) => ({
      ...record,
      companyCnpj: '49021913000183',
      registration: `FU70${at + 1}`,
      fields: { ...record.fields, ...(at === 1 ? { pix_kind: '', pix_key: '11912345684' } : {}) },
    }));
    const buffer = Buffer.from((await makeRecordFile(1, newRandom(7), made)).data);
    const uniforms = () =>
      ask(
        `select e.registration, r.own_fields ->> $1 as size, b.pix_kind from employment e join worker_record r on r.employment_id = e.id
           left join worker_bank b on b.employment_id = e.id where e.registration in ('FU701', 'FU702') order by 1`,
        [String(field?.id)],
      );
    try {
      await signIn('helena@pantanal.test');
      await page.goto('/rh/importacoes/cadastro');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'fichas-novas.pdf', mimeType: 'application/pdf', buffer });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('fichas-novas.pdf');
      await expect(page.getByRole('button', { name: /^Recusadas 2/ })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Ajustar colunas' }).click();
      await expect(page.getByRole('region', { name: 'Campos que os novos precisam ter' })).toBeVisible();
      await picture(page, 'hr-registry-fill', ['wide']);
      await page.getByRole('combobox', { name: /^Tamanho do uniforme/ }).selectOption('M');
      await page.getByRole('button', { name: 'Confirmar colunas' }).click();
      await expect(page.getByRole('button', { name: /^Incluir 2/ })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: /^Com aviso 1/ }).click();
      await page
        .getByRole('button', { name: new RegExp(String(made[1]?.name)) })
        .first()
        .click();
      await expect(page.getByText('A chave Pix da ficha não está clara', { exact: false }).first()).toBeVisible();
      await expect(page.getByText('Tamanho do uniforme').first()).toBeVisible();
      await picture(page, 'hr-registry-notes');
      await page.getByRole('button', { name: 'Aplicar 2 linhas' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Aplicar 2 linhas' }).click();
      await expect(page.getByText('Aplicada em', { exact: false })).toBeVisible();
      expect(await uniforms()).toEqual([
        { registration: 'FU701', size: 'M', pix_kind: 'cpf' },
        { registration: 'FU702', size: 'M', pix_kind: null },
      ]);
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await confirmDeletion(page, 'Arquivo de teste, será mandado de novo com os dados certos.');
      await expect(page.getByText('O cadastro voltou ao que era', { exact: false })).toBeVisible();
      expect(await uniforms()).toEqual([]);
    } finally {
      // other stories bring workers of this company, too
      await ask('delete from company_field where id = $1', [field?.id]);
    }
  },
);
