import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remunerationXml, rubricsXml } from '#core/reading/mutation/esocial.factory.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { type KnownWorker, knownWorkers } from './import.factory.ts';
import { type ImportWorld, importWorld } from './import-world.factory.ts';
import { rememberedRubrics, rememberRubrics } from './rubric/rubrics.queries.ts';

let app: TestApp;
let world: ImportWorld;
let workers: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  workers = await knownWorkers(app);
});
afterAll(() => app.stop());

const items = [
  ['100', '3000.00', '30.00'],
  ['201', '320.45'],
] as const;
const payOf = (worker: KnownWorker | undefined) => ({
  cpf: worker?.cpf ?? '',
  registration: worker?.registration ?? '',
  company: worker?.cnpj ?? '',
  period: '2019-05',
  items,
});
const table = rubricsXml(
  [
    ['100', 'Salário', '1', '1000'],
    ['201', 'INSS', '2', '9201'],
  ],
  { from: '2015-01' },
);
const documentsOf = (id: string) =>
  world.rows('select id, state, findings from import_document where import_id = $1 order by position', [id]);

it('a ZIP of S-1200 with its rubric table is published as payslips, drawn and whole', async () => {
  const [one, two] = workers;
  const files = { 'a.xml': remunerationXml(payOf(one)), 'b.xml': remunerationXml(payOf(two)), 'S-1010.xml': table };
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
  const id = await world.read('folha-esocial.zip', Buffer.from(bytes));
  expect((await documentsOf(id)).map(({ state, findings }) => [state, findings])).toEqual([
    ['clean', []],
    ['clean', []],
  ]);
  await world.helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
  await world.until(id, situacao => situacao === 'publicada');
  const receipts = await world.rows(
    'select employment_id, category, kind, year, month, net::int, items from receipt where import_id = $1 order by worker_name',
    [id],
  );
  expect(receipts.map(({ employment_id }) => employment_id).sort()).toEqual(
    [one?.employmentId, two?.employmentId].sort(),
  );
  expect(receipts[0]).toMatchObject({ category: 1, kind: 'monthly', year: 2019, month: 5, net: 267_955 });
  expect(receipts[0]?.items).toMatchObject([
    { code: '100', description: 'Salário', earnings: 300_000 },
    { code: '201', description: 'INSS', deductions: 32_045 },
  ]);
});

it('one without its table can be confirmed only with what its lines are and its net', async () => {
  const [, , third] = workers;
  const id = await world.read('sem-tabela.xml', Buffer.from(remunerationXml(payOf(third))));
  const [document] = await documentsOf(id);
  expect(document).toMatchObject({ state: 'doubtful' });
  expect(document?.findings.map(({ code }: { code: string }) => code)).toContain('RUBRIC_UNKNOWN');
  const confirm = (correcao?: object) =>
    world.helena(reviewContract.confirmDocument, {
      params: { id, documento: document?.id },
      body: { idVinculo: third?.employmentId, ...(correcao && { correcao }) },
    });
  expect(await codeOf(confirm())).toBe('RECEIPT_TOTALS_DIFFER');
  await confirm({
    verbas: [
      { codigo: '100', descricao: 'Salário', referencia: null, vencimento: 300_000, desconto: null },
      { codigo: '201', descricao: 'INSS', referencia: null, vencimento: null, desconto: 32_045 },
    ],
    liquido: 267_955,
  });
  expect(await documentsOf(id)).toMatchObject([{ state: 'clean' }]);
});

const remembered = (company: string, from: string, to = '', kind = '1') =>
  rubricsXml(
    [
      ['700', `Salário de ${from}`, kind, '1000'],
      ['701', 'INSS', '2', '9201'],
    ],
    { from, to, company },
  );
const laterPay = (worker: KnownWorker | undefined, period: string) => ({
  ...payOf(worker),
  period,
  items: [
    ['700', '3000.00', '30.00'],
    ['701', '320.45'],
  ] as const,
});
const zip = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))));

it('a rubric table is remembered by its months: a later S-1200 of that employer is read with it, and says so', async () => {
  const worker = workers[0];
  const cnpj = worker?.cnpj ?? '';
  await world.read(
    'com-tabela.zip',
    zip({
      'a.xml': remunerationXml(laterPay(worker, '2018-03')),
      't1.xml': remembered(cnpj, '2015-01', '2019-06'),
      't2.xml': remembered(cnpj, '2019-07'),
    }),
  );
  expect(
    await world.rows(
      'select valid_from, valid_until, file_name from remembered_rubric r join import i on i.id = r.import_id where code = $1 order by 1',
      ['700'],
    ),
  ).toEqual([
    { valid_from: '2015-01', valid_until: '2019-06', file_name: 'com-tabela.zip' },
    { valid_from: '2019-07', valid_until: '', file_name: 'com-tabela.zip' },
  ]);
  for (const [period, from] of [
    ['2018-04', '2015-01'],
    ['2020-04', '2019-07'],
  ] as const) {
    const id = await world.read(`sem-${period}.xml`, Buffer.from(remunerationXml(laterPay(worker, period))));
    const [document] = await world.rows('select state, findings, reading from import_document where import_id = $1', [
      id,
    ]);
    expect(document.state).toBe('clean');
    expect(document.findings).toEqual([{ code: 'RUBRIC_REMEMBERED', values: { codes: '700, 701' } }]);
    expect(document.reading.lines[0].description).toBe(`Salário de ${from}`);
  }
  // before any of its months nobody has told it
  const id = await world.read('antes.xml', Buffer.from(remunerationXml(laterPay(worker, '2014-12'))));
  expect((await documentsOf(id))[0]?.findings.map(({ code }: { code: string }) => code)).toContain('RUBRIC_UNKNOWN');
});

it('what a file tells itself goes before what is remembered, and of an employer that is none of ours nothing is', async () => {
  const worker = workers[0];
  const id = await world.read(
    'contradiz.zip',
    zip({
      'a.xml': remunerationXml(laterPay(worker, '2020-05')),
      't.xml': rubricsXml([['700', 'Salário novo', '1', '1000']], { from: '2015-01' }),
      'alheia.xml': rubricsXml([['799', 'Alheia', '1', '1000']], { company: '11222333000181' }),
    }),
  );
  const [document] = await world.rows('select reading, findings from import_document where import_id = $1', [id]);
  expect(document.reading.lines[0].description).toBe('Salário novo');
  expect(document.findings).toEqual([{ code: 'RUBRIC_REMEMBERED', values: { codes: '701' } }]);
  expect(await world.rows("select from remembered_rubric where employer = '11222333'")).toEqual([]);
});

it("is of its access group alone: another group's import reads nothing with it", async () => {
  const group = async (name: string) => (await world.rows('select id from access_group where name = $1', [name]))[0].id;
  const [boreal, pantanal] = [await group('Grupo Boreal'), await group('Grupo Pantanal')];
  const personId = await app.personId('helena');
  const of = (accessGroupId: string) =>
    inJobContext(app.database.pool, { accessGroupId, personId }, tx => rememberedRubrics(tx));
  expect((await of(pantanal)).length).toBeGreaterThan(0);
  expect(await of(boreal)).toEqual([]);
});

it('limited HR has only the tables of their own companies remembered', async () => {
  const [own] = workers;
  const other = workers.find(({ cnpj }) => cnpj.slice(0, 8) !== own?.cnpj.slice(0, 8));
  const accessGroupId = (await world.rows("select id from access_group where name = 'Grupo Pantanal'"))[0].id;
  const personId = await app.personId('helena');
  const memberships = "select m.id from membership m where m.role = 'RH' and m.person_id = $1";
  await world.rows(
    `insert into membership_scope (membership_id, access_group_id, company_id) select m.id, $2, $3 from (${memberships}) m`,
    [personId, accessGroupId, own?.companyId],
  );
  await world.rows(`update membership set all_companies = false where id in (${memberships})`, [personId]);
  const told = (cnpj: string | undefined) =>
    ({
      employer: cnpj?.slice(0, 8) ?? '',
      table: 'T9',
      code: '9',
      from: '2020-01',
      to: '',
      description: 'X',
      kind: '1',
      nature: '1000',
    }) as const;
  await inJobContext(app.database.pool, { accessGroupId, personId }, tx =>
    rememberRubrics(tx, { accessGroupId: accessGroupId, importId: null }, [told(own?.cnpj), told(other?.cnpj)]),
  );
  expect(other).toBeDefined();
  expect(await world.rows("select employer from remembered_rubric where rubric_table = 'T9'")).toEqual([
    { employer: own?.cnpj.slice(0, 8) },
  ]);
});
