import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { benefitList, benefitSlip } from '../mutation/benefit-slip.factory.ts';
import { closePool } from '../pool.ts';
import { type ReadDocument, readPayrollFile } from '../reading.ts';

const folder = mkdtempSync(join(tmpdir(), 'credits-'));
let files = 0;

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

const ana = { cpf: '390.533.447-05', registration: '000501', name: 'Ana Lúcia Prado' };
const rui = { cpf: '111.444.777-35', registration: '000502', name: 'Rui Barros Neto' };

async function read(data: Uint8Array): Promise<ReadDocument[]> {
  const path = join(folder, `${++files}.pdf`);
  writeFileSync(path, data);
  const documents: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path, name: 'beneficios.pdf' }, { companies: [], workers: [] }))
    if (event.kind === 'documents') documents.push(...event.documents);
  return documents;
}

const days = (documents: readonly ReadDocument[]) => documents.map(({ paymentDate }) => paymentDate);
const codes = (documents: readonly ReadDocument[]) => documents.map(({ findings }) => findings.map(({ code }) => code));

it.each([
  [['Data do crédito: 30/06/2026'], '2026-06-30'],
  [['Crédito em conta em 01/07/2026'], '2026-07-01'],
  [['Disponível em: 05/07/2026'], '2026-07-05'],
  [['Data da recarga', '05/07/2026'], '2026-07-05'],
  [['Emissão: 02/07/2026 Pagamento: 05/07/2026'], '2026-07-05'],
])('the day of the credit is read from the heading: %s', async (heading, day) => {
  const documents = await read(await benefitSlip(ana, heading));
  expect(documents).toMatchObject([{ type: 2, month: 7, year: 2026, totalEarnings: 73_590, review: false }]);
  expect([days(documents), codes(documents)]).toEqual([[day], [[]]]);
});

it.each([
  [['Emitido em 02/07/2026']],
  [['Admissão: 01/03/2020']],
  [['Crédito em ____/____/______']],
  [['Data do crédito: 31/02/2026']],
  [[]],
])('no other date is taken for it, and nothing is said: %s', async heading => {
  const documents = await read(await benefitSlip(ana, heading));
  expect([days(documents), codes(documents)]).toEqual([[undefined], [[]]]);
});

it.each([
  [['Crédito em 30/06/2026', 'Data do crédito: 01/07/2026'], '30/06/2026, 01/07/2026'],
  [['Data do crédito: 05/07/2019'], '05/07/2019'],
])('of two days, or one of another time, none is taken, and the document says so: %s', async (heading, said) => {
  const documents = await read(await benefitSlip(ana, heading));
  expect(days(documents)).toEqual([undefined]);
  expect(documents[0]?.findings).toEqual([{ code: 'CREDIT_DAY_DOUBTFUL', values: { days: said }, page: 1 }]);
  // money and worker are read all the same
  expect(documents[0]?.review).toBe(false);
});

it('a list says it of each row, or once in its heading', async () => {
  const each = await read(await benefitList([ana, rui], ['30/06/2026', '01/07/2026']));
  expect([days(each), codes(each)]).toEqual([
    ['2026-06-30', '2026-07-01'],
    [[], []],
  ]);
  const once = await read(await benefitList([ana, rui], [], 'Crédito em: 30/06/2026'));
  expect([days(once), codes(once)]).toEqual([
    ['2026-06-30', '2026-06-30'],
    [[], []],
  ]);
});

it('each printed day has its place on the page', async () => {
  const [one] = await read(await benefitSlip(ana, ['Crédito em 30/06/2026', 'Data do crédito: 01/07/2026']));
  const [first, second] = [one?.boxes?.paymentDate, one?.boxes?.['paymentDate.2']];
  expect(first).toMatchObject({ page: 1 });
  expect(first?.box[3]).toBeLessThan(second?.box[1] ?? 0);
  const [, row] = await read(await benefitList([ana, rui], ['30/06/2026', '01/07/2019']));
  expect(row?.findings).toMatchObject([{ code: 'CREDIT_DAY_DOUBTFUL', values: { days: '01/07/2019' } }]);
  expect(row?.boxes?.paymentDate?.box[1]).toBeGreaterThan(0.16);
});
