import type { Page } from '@playwright/test';
import { confirmDeletion } from './deletion.ts';
import { companyOf, workerOf } from './made-registry.ts';
import { picture } from './pictures.ts';
import { type Ask, expect, story } from './story.ts';

async function ownFieldOf(
  ask: Ask,
  company: string,
  { name, kind, required }: { name: string; kind: string; required: boolean },
): Promise<string> {
  const [made] = await ask(
    `insert into company_field (access_group_id, company_id, name, kind, required, section, place)
     select access_group_id, id, $2, $3, $4, 'contrato', 0 from company where id = $1 returning id`,
    [company, name, kind, required],
  );
  return String(made?.id);
}

story(
  'HR can ask for a field of the company’s own and for an optional one, and afterwards records hold it and say where it lacks',
  async ({ page, ask, signIn }) => {
    const company = await companyOf(ask, '61186888000193', 'Estaleiro Jacaré');
    const worker = await workerOf(ask, company, {
      cpf: '71428793860',
      name: 'Benedita Rocha Lima',
      registration: '88001',
    });
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/empresas?id=${company}&aba=ficha`);
    await page.getByRole('button', { name: 'Incluir campo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome do campo').fill('Tamanho do uniforme');
    await dialog.getByLabel('Tipo').selectOption('opcao');
    await dialog.getByLabel('Opções').fill('P\nM\nG');
    await dialog.getByLabel('Obrigatório nesta empresa').check();
    await picture(page, 'hr-own-field');
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('Dados pessoais').click();
    await page.getByLabel('Nome da mãe').check();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Ficha da empresa salva')).toBeVisible();
    await picture(page, 'hr-record-form');
    const [{ field } = {}] = await ask('select id as field from company_field where company_id = $1', [company]);
    await page.goto(`/rh/trabalhadores?id=${worker}&secao=contrato`);
    await page.getByLabel('Tamanho do uniforme').selectOption('M');
    await picture(page, 'hr-worker-own-field');
    await page.getByRole('button', { name: 'Salvar ficha' }).click();
    await expect(page.getByText('Ficha salva')).toBeVisible();
    expect(await ask('select own_fields from worker_record where employment_id = $1', [worker])).toEqual([
      { own_fields: { [String(field)]: 'M' } },
    ]);
    await page.getByRole('button', { name: 'Histórico' }).click();
    await expect(page.getByText('Tamanho do uniforme: vazio → M')).toBeVisible();
    await page.goto('/rh/trabalhadores?novo=1');
    await page.getByLabel('Empresa').selectOption(company);
    await expect(page.getByLabel('Tamanho do uniforme')).toBeVisible();
    await expect(page.getByLabel('Nome da mãe')).toBeVisible();
    await picture(page, 'hr-new-worker-own-field');
  },
);

story(
  'HR can bring companies’ own fields from one sheet of two companies, and afterwards each record holds its company’s',
  async ({ page, ask, signIn }) => {
    const yard = await companyOf(ask, '73629184000127', 'Estaleiro Maguari');
    const port = await companyOf(ask, '82610475000164', 'Porto Socó');
    const locker = await ownFieldOf(ask, yard, { name: 'Gaveta', kind: 'text', required: true });
    const boot = await ownFieldOf(ask, yard, { name: 'Número da bota', kind: 'number', required: false });
    const drawer = await ownFieldOf(ask, port, { name: 'Gaveta', kind: 'text', required: false });
    const known = await workerOf(ask, yard, { cpf: '71234509148', name: 'Dalva Moura Brito', registration: '88101' });
    const lines = [
      'CPF;CNPJ;Nome;Matrícula;Admissão;GAVETA;Numero da bota',
      '712.345.091-48;73629184000127;;88101;;G 14;38,5',
      '712.345.192-91;73629184000127;Ivone Reis Paz;88102;09/11/2026;;36',
      '712.345.293-35;82610475000164;Nilo Castro Dias;88103;09/11/2026;G 15;41',
    ];
    await signIn('helena@pantanal.test');
    await page.goto('/rh/importacoes/cadastro');
    const buffer = Buffer.from(lines.join('\r\n'));
    await page.locator('input[type=file]').setInputFiles({ name: 'gavetas.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByLabel('O que traz GAVETA')).toHaveValue('proprio:gaveta');
    await expect(page.getByLabel('O que traz Numero da bota')).toHaveValue('proprio:número da bota');
    await picture(page, 'hr-registry-own-columns');
    await page.getByRole('button', { name: 'Confirmar colunas' }).click();
    await expect(page.getByText('Incluir, com aviso').first()).toBeVisible();
    // what refuses Ivone stands in her row already
    for (const name of [/Dalva Moura/, /Nilo Castro/])
      await page.getByRole('button', { name, expanded: false }).first().click();
    await expect(page.getByText('A empresa exige: Gaveta.')).toBeVisible();
    await expect(page.getByText('A empresa desta linha não tem este campo próprio.', { exact: false })).toBeVisible();
    await picture(page, 'hr-registry-own-dry-run');
    await page.getByRole('button', { name: 'Aplicar 2 linhas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aplicar 2 linhas' }).click();
    await expect(page.getByText('Aplicada em', { exact: false })).toBeVisible();
    const kept = () =>
      ask(
        `select e.registration, r.own_fields from employment e left join worker_record r on r.employment_id = e.id
          where e.company_id in ($1, $2) order by 1`,
        [yard, port],
      );
    expect(await kept()).toEqual([
      { registration: '88101', own_fields: { [locker]: 'G 14', [boot]: 38.5 } },
      { registration: '88103', own_fields: { [drawer]: 'G 15' } },
    ]);
    await page.goto(`/rh/trabalhadores?id=${known}&secao=contrato`);
    await expect(page.getByLabel('Gaveta')).toHaveValue('G 14');
    await page.getByRole('button', { name: 'Histórico' }).click();
    await expect(page.getByText('Gaveta: vazio → G 14')).toBeVisible();
    await page.goto('/rh/importacoes/cadastro');
    await page.getByRole('link', { name: 'gavetas.csv' }).click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await confirmDeletion(page, 'Gavetas trocadas, a planilha será mandada de novo.');
    await expect(page.getByText('O cadastro voltou ao que era', { exact: false })).toBeVisible();
    expect(await kept()).toEqual([{ registration: '88101', own_fields: {} }]);
  },
);

story(
  'HR can register a leave beside an earlier one, is refused one over it, ends it and takes one away: afterwards the record holds what was',
  async ({ page, ask, signIn }) => {
    const company = await companyOf(ask, '95174206000166', 'Porto Martim');
    const worker = await workerOf(ask, company, {
      cpf: '48213907523',
      name: 'Zulmira Pontes Leal',
      registration: '88201',
    });
    const kept = () =>
      ask(
        `select kind, from_day::text, until_day::text from employment_leave where employment_id = $1 order by from_day`,
        [worker],
      );
    const dialog = page.getByRole('dialog');
    const register = async (kind: string, from: string, until: string) => {
      await page.getByRole('button', { name: 'Registrar afastamento' }).click();
      await dialog.getByLabel('Tipo').selectOption(kind);
      await dialog.getByLabel('Primeiro dia').fill(from);
      await dialog.getByLabel('Último dia').fill(until);
    };
    const save = () => dialog.getByRole('button', { name: 'Salvar afastamento' }).click();
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/trabalhadores?id=${worker}&secao=contrato`);
    await register('maternidade', '2023-02-06', '2023-06-05');
    await save();
    await expect(page.getByText('De 06/02/2023 a 05/06/2023')).toBeVisible();
    await register('auxilioDoenca', '2023-06-05', '');
    await save();
    await expect(dialog.getByText('Esta faixa cruza com outra: 06/02/2023 – 05/06/2023.')).toBeVisible();
    await picture(page, 'hr-leave-refused');
    await dialog.getByLabel('Primeiro dia').fill('2026-11-02');
    await save();
    await expect(page.getByText('Desde 02/11/2026')).toBeVisible();
    await expect(page.getByText('Afastado', { exact: true })).toBeVisible();
    // above the bar that saves
    await page.getByText('De 06/02/2023 a 05/06/2023').evaluate(row => row.scrollIntoView({ block: 'center' }));
    await picture(page, 'hr-leaves');
    await page.getByRole('button', { name: 'Mostrar os tipos de afastamento' }).click();
    await expect(page.getByText('Licença-maternidade · 120 dias')).toBeVisible();
    await picture(page, 'hr-leaves-shown');
    await page.getByRole('button', { name: 'Mudar o afastamento: Desde 02/11/2026' }).click();
    await dialog.getByLabel('Último dia').fill('2026-11-06');
    await save();
    await expect(page.getByText('De 02/11/2026 a 06/11/2026')).toBeVisible();
    expect(await kept()).toEqual([
      { kind: 'maternidade', from_day: '2023-02-06', until_day: '2023-06-05' },
      { kind: 'auxilioDoenca', from_day: '2026-11-02', until_day: '2026-11-06' },
    ]);
    await page.goto(`/rh/trabalhadores?id=${worker}&em=2023-03-01`);
    await expect(page.getByText('De 06/02/2023 a 05/06/2023')).toBeVisible();
    await picture(page, 'hr-leave-on-day');
    await page.goto(`/rh/trabalhadores?id=${worker}&aba=linha`);
    await expect(page.getByText('Até 05/06/2023')).toBeVisible();
    await picture(page, 'hr-leave-timeline');
    await page.goto(`/rh/trabalhadores?id=${worker}&secao=contrato`);
    await page.getByRole('button', { name: 'Remover o afastamento: De 02/11/2026 a 06/11/2026' }).click();
    await dialog.getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Afastamento removido')).toBeVisible();
    expect(await kept()).toEqual([{ kind: 'maternidade', from_day: '2023-02-06', until_day: '2023-06-05' }]);
    expect(
      await ask(
        `select (select count(*)::int from record_history where entity_id = $1 and verb like 'workerLeave%') as told,
                (select count(*)::int from access_log where entity_id = $1 and entity = 'leave') as read`,
        [worker],
      ),
    ).toEqual([{ told: 4, read: 1 }]);
  },
);

/** On the worker's record, to its end: the record of the other company is open. */
async function moveToday(page: Page, worker: string, company: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Mudar de empresa' }).click();
  await dialog.getByLabel('Nova empresa ou filial').selectOption(company);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  await dialog.getByLabel('Na nova empresa a partir de').fill(today);
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(worker));
}

story(
  'HR can move a worker to another company from today on, and afterwards the former one keeps its receipts and the other the record',
  async ({ page, ask, signIn }) => {
    const company = await companyOf(ask, '38250107000160', 'Porto Tuiuiú');
    const former = await companyOf(ask, '70464115000112', 'Porto Curicaca');
    const worker = await workerOf(ask, former, {
      cpf: '31658820452',
      name: 'Otávio Lemos Farias',
      registration: '88002',
    });
    await signIn('helena@pantanal.test');
    await page.goto(`/rh/trabalhadores?id=${worker}`);
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Mudar de empresa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nova empresa ou filial').selectOption(company);
    await picture(page, 'hr-transfer');
    await dialog.getByRole('button', { name: 'Registrar' }).click();
    await expect(page.getByText(/^Passa para Porto Tuiuiú em/)).toBeVisible();
    await picture(page, 'hr-transfer-waits');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Mudança de empresa desfeita')).toBeVisible();
    await moveToday(page, worker, company);
    expect(
      await ask(
        `select e.company_id = $2 as there, e.dismissed_on is null as stays, e.job_title from employment e
          where e.person_id = (select person_id from employment where id = $1) order by e.created_at`,
        [worker, company],
      ),
    ).toEqual([
      { there: false, stays: false, job_title: 'Marinheiro' },
      { there: true, stays: true, job_title: 'Marinheiro' },
    ]);
    await page.goto(`/rh/trabalhadores?id=${worker}`);
    await expect(page.getByText(/^Está em Porto Tuiuiú desde/)).toBeVisible();
    await picture(page, 'hr-transferred');
  },
);

story(
  'HR finds in the folder of the new company what stays in that of the former one, and deletes it there: afterwards both say so',
  async ({ page, ask, signIn }) => {
    const company = await companyOf(ask, '41526378000100', 'Porto Maçarico');
    const former = await companyOf(ask, '52637489000100', 'Porto Saracura');
    const name = 'Olívia Prado Farias';
    const worker = await workerOf(ask, former, { cpf: '31658820967', name, registration: '88012' });
    await signIn('helena@pantanal.test');
    const dialog = page.getByRole('dialog');
    await page.goto(`/rh/employeeDocs?id=${worker}`);
    await page.locator('input[type=file]').setInputFiles(
      ['caderneta de inscrição', 'exame admissional'].map(one => ({
        name: `${one}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.7 ${one}`),
      })),
    );
    await dialog.getByLabel('Válido até').fill('2026-02-28');
    await dialog.getByRole('button', { name: 'Enviar documento' }).click();
    await expect(page.getByText('2 documentos enviados')).toBeVisible();
    await page.goto(`/rh/trabalhadores?id=${worker}`);
    await moveToday(page, worker, company);

    await page.goto('/rh/employeeDocs?pesquisa=olivia%20prado');
    const folders = page.getByRole('listitem').filter({ hasText: name });
    await expect(folders).toHaveCount(2);
    for (const at of [0, 1]) await expect(folders.nth(at)).toContainText('Venceu em 28/02/2026');
    await folders.filter({ hasText: 'Porto Maçarico' }).getByRole('link').click();
    const note = page.getByText(/^Vínculo anterior: Porto Saracura, de 01\/02\/2022 a /);
    await expect(note).toHaveCount(2);
    await picture(page, 'hr-folder-former');
    await page.getByRole('button', { name: 'Mais ações' }).click();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar pasta' }).click();
    expect((await begun).suggestedFilename()).toBe(`${name} 88012.zip`);
    await page.getByRole('button', { name: /exame admissional/ }).click();
    await page.getByRole('menuitem', { name: 'Abrir pasta de origem' }).click();
    await expect(page).toHaveURL(new RegExp(worker));
    await expect(note).toHaveCount(0);
    await page.getByRole('button', { name: /exame admissional/ }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await confirmDeletion(page, 'Exame de outra pessoa, enviado por engano nesta pasta.');
    await expect(page.getByText('Arquivo excluído')).toBeVisible();
    await page.goBack();
    await expect(note).toHaveCount(1);
    expect(
      await ask(
        `select f.name, f.employment_id = $1 as stays, f.deleted_at is not null as deleted,
                (select jsonb_object_agg(h.entity_id = $1::text, h.after -> 'total') from record_history h join employment e on e.id::text = h.entity_id
                  where h.verb = 'workerFilesTaken' and e.person_id = f.person_id) as taken
           from worker_file f where f.person_id = (select person_id from employment where id = $1) order by f.name`,
        [worker],
      ),
    ).toEqual([
      { name: 'caderneta de inscrição.pdf', stays: true, deleted: false, taken: { true: 2, false: 2 } },
      { name: 'exame admissional.pdf', stays: true, deleted: true, taken: { true: 2, false: 2 } },
    ]);
  },
);

story(
  'HR is told once of a change of company that is held up, and opens the record from there',
  async ({ page, ask, signIn }) => {
    const company = await companyOf(ask, '19630452000107', 'Porto Biguá');
    const former = await companyOf(ask, '57318046000158', 'Porto Trinta-réis');
    const worker = await workerOf(ask, former, {
      cpf: '64379140415',
      name: 'Eunice Prata Lobo',
      registration: '88003',
    });
    await workerOf(ask, company, { cpf: '64379140687', name: 'Ivo Campos Reis', registration: '88003' });
    await ask(
      `insert into company_transfer (access_group_id, company_id, employment_id, person_id, to_company_id, registration, from_day, made_by)
       select e.access_group_id, e.company_id, e.id, e.person_id, $2, '88003', (now() at time zone 'America/Sao_Paulo')::date - 1, p.id from employment e, person p
        where e.id = $1 and p.email = 'helena@pantanal.test'`,
      [worker, company],
    );
    await ask('select access.apply_due_transfers(null)');
    await ask('select access.apply_due_transfers(null)');
    await signIn('helena@pantanal.test');
    await page.goto('/rh/trabalhadores');
    await page.getByRole('button', { name: /^Avisos/ }).click();
    await page.getByText('Eunice Prata Lobo ainda não passou para Porto Biguá. A ficha diz por quê.').click();
    await expect(page.getByText('A mudança para Porto Biguá está parada')).toBeVisible();
    expect(
      await ask("select count(*)::int as told from notification where kind = 'transferHeld' and target like $1", [
        `%${worker}`,
      ]),
    ).toEqual([{ told: 1 }]);
  },
);
