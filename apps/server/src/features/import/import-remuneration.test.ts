import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remunerationXml, rubricsXml } from '#core/reading/mutation/esocial.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { type KnownWorker, knownWorkers } from './import.factory.ts';
import { type ImportWorld, importWorld } from './import-world.factory.ts';

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
