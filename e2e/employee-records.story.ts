import { remunerationXml, rubricsXml, zipOf } from '../apps/server/src/core/reading/mutation/esocial.factory.ts';
import { mirrorPdf, newWorkers, recordOf, recordsPdf } from './made-files.ts';
import { picture } from './pictures.ts';
import { publish } from './publish.ts';
import { expect, story } from './story.ts';

const maria = { cpf: '52998224725', registration: '002001', name: 'Maria Aparecida Souza' };
const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

story(
  'HR can take workers straight from their employee records, and afterwards they are registered with all of it',
  async ({ page, ask, signIn }) => {
    await page.setViewportSize(wide);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes/cadastro');
    const workers = newWorkers();
    // a ZIP of them goes the same way
    const buffer = Buffer.from(zipOf({ 'fichas.pdf': await recordsPdf(workers) }));
    await page.locator('input[type=file]').setInputFiles({ name: 'fichas.zip', mimeType: 'application/zip', buffer });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('fichas.zip');
    await expect(page.getByText('Nada mudou ainda', { exact: false })).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(workers[0]?.name ?? '') })
      .first()
      .click();
    await expect(page.getByText(String(workers[0]?.fields.mother)).first()).toBeVisible();
    await expect(page.getByText('02366').first()).toBeVisible();
    await picture(page, 'hr-registry-records');
    await page.getByRole('button', { name: 'Aplicar 2 linhas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aplicar 2 linhas' }).click();
    await expect(page.getByText('Aplicada em', { exact: false })).toBeVisible();
    const registered = await ask(
      `select e.name, p.cpf, r.mother_name, b.account, jsonb_array_length(r.dependants) as dependants
         from employment e join person p on p.id = e.person_id join worker_record r on r.employment_id = e.id join worker_bank b on b.employment_id = e.id
        where e.registration = any ($1) order by e.registration`,
      [workers.map(({ registration }) => registration)],
    );
    expect(registered).toEqual(
      workers.map(({ name, cpf, fields }) => ({
        ...{ name, cpf, mother_name: fields.mother, account: '02366' },
        dependants: fields.dependants ? 2 : 0,
      })),
    );
  },
);

story(
  'a worker can read the record and the time sheet that HR published, and afterwards both are opened',
  async ({ page, ask, signIn }) => {
    await page.setViewportSize(wide);
    await signIn('helena@pantanal.test');
    await publish(page, ask, [
      ['ficha-maria.pdf', await recordsPdf(recordOf(maria))],
      ['espelho-maria.pdf', await mirrorPdf(maria)],
    ]);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.setViewportSize(phone);
    await signIn('maria@pantanal.test');
    await page.goto('/trabalhador/documentos/recebido');
    await picture(page, 'worker-records', ['phone']);
    await page.getByRole('link', { name: /Ficha de registro/ }).click();
    // the sheet for the printer says it again
    await expect(page.getByText('Maria Aparecida Souza').first()).toBeVisible();
    await picture(page, 'worker-record', ['phone', 'wide']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^ficha-/);
    await page.goto('/trabalhador/espelhos-ponto');
    await picture(page, 'worker-mirrors', ['phone']);
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await page.getByRole('link', { name: /Março de 2026/ }).click();
    await expect(page.getByText('08:05', { exact: true }).first()).toBeVisible();
    await picture(page, 'worker-mirror', ['phone', 'wide']);
    const opened = await ask(
      `select r.category, r.viewed_at is not null as seen from receipt r join import i on i.id = r.import_id
        where i.file_name in ('ficha-maria.pdf', 'espelho-maria.pdf') order by 1`,
    );
    expect(opened).toEqual([
      { category: 6, seen: true },
      { category: 7, seen: true },
    ]);
  },
);

story(
  'HR can publish payslips from eSocial, and afterwards their lines have the names of the rubric table',
  async ({ page, ask, signIn }) => {
    await page.setViewportSize(wide);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    const items = [
      ['100', '2860.00', '30.00'],
      ['201', '290.45'],
    ] as const;
    // somebody whom no other story looks at
    const [worker] = await ask(
      `select p.cpf, e.registration from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id
        where c.cnpj = '49021913000183' and e.dismissed_on is null and p.email is null order by e.registration desc limit 1`,
    );
    const who = { cpf: String(worker?.cpf), registration: String(worker?.registration) };
    const pay = { ...who, company: '49021913000183', period: '2018-02', items };
    const table = rubricsXml(
      [
        ['100', 'Salário contratual', '1', '1000'],
        ['201', 'INSS sobre salário', '2', '9201'],
      ],
      { from: '2015-01' },
    );
    const buffer = Buffer.from(zipOf({ 'S-1200.xml': remunerationXml(pay), 'S-1010.xml': table }));
    const name = 'folha-esocial.zip';
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await expect
      .poll(() => ask('select state, clean from import where file_name = $1', [name]), { timeout: 30_000 })
      .toEqual([{ state: 'ready', clean: 1 }]);
    const [row] = await ask('select id from import where file_name = $1', [name]);
    await page.goto(`/rh/importacoes/liberar?id=${row?.id}`);
    await page.getByRole('button', { name: /^Liberar 1/ }).click();
    await expect
      .poll(
        () =>
          ask('select r.net::int, r.items -> 0 ->> $1 as line from receipt r where r.import_id = $2', [
            'description',
            row?.id,
          ]),
        {
          timeout: 30_000,
        },
      )
      .toEqual([{ net: 256_955, line: 'Salário contratual' }]);
  },
);

story(
  'HR can see the rubrics that eSocial files told, correct the nature of one and forget another, and afterwards so it is kept',
  async ({ page, ask, signIn }) => {
    await ask(
      `insert into remembered_rubric (access_group_id, employer, rubric_table, code, valid_from, valid_until, description, kind, nature)
       select g.id, '49021913', 'T7', n.code, '2021-01', '', n.name, n.kind, n.nature
         from access_group g, (values ('ZZ10', 'Prêmio de assiduidade', '1', '1000'), ('ZZ20', 'Desconto de uniforme', '2', '9290')) n(code, name, kind, nature)
        where g.name = 'Grupo Pantanal'`,
    );
    await page.setViewportSize(wide);
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes');
    await page.getByRole('link', { name: 'Verbas do eSocial' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verbas do eSocial');
    await page.getByRole('searchbox', { name: 'Buscar verba' }).fill('ZZ');
    await expect(page.getByText('2 verbas')).toBeVisible();
    await ask(
      `insert into remembered_rubric (access_group_id, employer, rubric_table, code, valid_from, valid_until, description, kind, nature)
       select access_group_id, '90418276', 'T8', 'ZZ30', '2021-01', '', 'Diária', '1', '1000' from company where cnpj = '49021913000183'`,
    );
    await ask(
      `insert into company (access_group_id, cnpj, legal_name, trade_name, app_accesses)
       select access_group_id, '90418276000107', 'Cais Garça Ltda', 'Cais Garça', app_accesses from company where cnpj = '49021913000183'`,
    );
    const marked = await ask(
      `update receipt set items = items || '[{"code": "ZZ10", "description": "Prêmio de assiduidade", "informative": true}]'::jsonb
        where id = (select r.id from receipt r join company c on c.id = r.company_id where left(c.cnpj, 8) = '49021913' and r.category = 1
                       and r.deleted_at is null order by r.competence desc limit 1) returning id`,
    );
    expect(marked).toHaveLength(1);
    await expect(page).toHaveURL(/pesquisa=ZZ/);
    await page.reload();
    await expect(page.getByText('3 verbas')).toBeVisible();
    await page.getByLabel('Empregador').selectOption('Cais Garça');
    await expect(page.getByText('1 verba', { exact: true })).toBeVisible();
    await page.getByLabel('Empregador').selectOption('49021913');
    await expect(page.getByText('2 verbas')).toBeVisible();
    await expect(page).toHaveURL(/pesquisa=ZZ.*empregador=49021913|empregador=49021913.*pesquisa=ZZ/);
    await page.getByRole('button', { name: /ZZ10/, expanded: false }).first().click();
    await expect(page.getByText(/^O código está em 1 recibo do empregador, o último de \d\d\/20\d\d\./)).toBeVisible();
    await picture(page, 'hr-rubrics');
    // others' stories count companies
    await ask("delete from remembered_rubric where employer = '90418276'");
    await ask("delete from company where cnpj = '90418276000107'");
    await ask('update receipt set items = items - -1 where id = $1', [marked[0]?.id]);
    await page.getByRole('button', { name: /Ações.*ZZ10/ }).click();
    await page.getByRole('menuitem', { name: 'Corrigir natureza' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Natureza').fill('12');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Informe os 4 números da natureza.')).toBeVisible();
    await dialog.getByLabel('Natureza').fill('1211');
    await picture(page, 'hr-rubric-nature');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Natureza corrigida')).toBeVisible();
    await page.getByRole('button', { name: /Ações.*ZZ20/ }).click();
    await page.getByRole('menuitem', { name: 'Esquecer' }).click();
    await dialog.getByRole('button', { name: 'Esquecer' }).click();
    await expect(page.getByText('1 verba', { exact: true })).toBeVisible();
    expect(
      await ask(
        `select r.code, r.nature, p.email from remembered_rubric r join person p on p.id = r.corrected_by where r.rubric_table = 'T7'`,
      ),
    ).toEqual([{ code: 'ZZ10', nature: '1211', email: 'helena@pantanal.test' }]);
    expect(await ask("select from record_history where verb in ('rubricCorrected', 'rubricForgotten')")).toHaveLength(
      2,
    );
  },
);
