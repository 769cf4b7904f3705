import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetColumn } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { makeOddSheet, makeWorkbook, oddModel, oddTitles } from '../mutation/odd-sheet.factory.ts';
import { readInto } from '../mutation/read-made.ts';
import { newScore, registryOf } from '../mutation/score.ts';
import type { SheetModel } from '../read-by-model.ts';
import { type ReadDocument, type ReadEvent, ReadingRefusal, type ReadOptions, readPayrollFile } from '../reading.ts';
import { firstRowsOfSheets } from './sheet-sample.ts';
import { headingOf } from './table-columns.ts';
import { readerColumnsOf } from './wire-columns.ts';

const seed = Number(process.env.SEED ?? 20_261_127);
const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nothing = new Map();
const withModel = (model: SheetModel = oddModel): ReadOptions => ({ columns: nothing, sheets: [model] });

async function read(data: Uint8Array | string, name: string, options: ReadOptions): Promise<ReadDocument[]> {
  const events = await eventsOf(data, name, options);
  return events.flatMap(event => (event.kind === 'documents' ? event.documents : []));
}

/** Documents nobody has to doubt. */
async function clean(data: Uint8Array | string, name: string, options: ReadOptions): Promise<number> {
  return (await read(data, name, options)).filter(({ review }) => !review).length;
}

async function eventsOf(data: Uint8Array | string, name: string, options: ReadOptions): Promise<ReadEvent[]> {
  const path = join(folder, name);
  writeFileSync(path, data);
  const events: ReadEvent[] = [];
  const empty = { companies: [], workers: [] };
  try {
    for await (const event of readPayrollFile({ path, name }, empty, options)) events.push(event);
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
  }
  return events;
}

const columnsOf = (titles: readonly string[], holds: readonly SheetColumn['holds'][]): SheetColumn[] =>
  titles.map((title, at) => ({ title, holds: holds[at] ?? 'ignorar' }));
const csv = (...rows: string[][]) => rows.map(row => row.join(';')).join('\n');
const cells = (file: { data: Uint8Array }) =>
  Buffer.from(file.data)
    .toString()
    .split('\n')
    .map(row => row.split(';'));

it(`a sheet of odd headings is not read alone, and whole with its model (seed ${seed})`, async () => {
  const modelled = newScore();
  for (let round = 0; round < 8; round++) {
    const file = makeOddSheet(seed + round);
    expect(await clean(file.data, file.name, {})).toBe(0);
    await readInto(modelled, file, folder, withModel());
  }
  expect(modelled.misses).toEqual([]);
  expect(modelled.exact).toBe(modelled.documents);
  expect(modelled.documents).toBeGreaterThan(40);
});

describe('a heading is known', () => {
  const file = makeOddSheet(seed);
  const readAltered = (alter: (rows: string[][]) => string[][], model?: SheetModel) =>
    clean(makeOddSheet(seed, undefined, alter).data, 'alterada.csv', withModel(model));
  const whole = file.payroll.payslips.length;

  it('in another order, case and with blanks, below rows that say something else', async () => {
    const reversed = await readAltered(rows => rows.map(row => row.toReversed()));
    const shouted = await readAltered(([head = [], ...rows]) => [
      head.map(title => ` ${title.toLowerCase()} `),
      ...rows,
    ]);
    const below = await readAltered(rows => [['Relatório da folha'], [''], ...rows]);
    expect([reversed, shouted, below]).toEqual([whole, whole, whole]);
  });

  it('without a column that is not read, but not without one that is', async () => {
    const without = (title: string) => (rows: string[][]) =>
      rows.map(row => row.toSpliced(oddTitles.indexOf(title), 1));
    expect(await readAltered(without('OBS INT'))).toBe(whole);
    expect(await readAltered(without('Z-'))).toBe(0);
  });

  it('never with a column that is strange to the model, titled or not: it might hold amounts', async () => {
    const added = (title: string) => (rows: string[][]) => rows.map((row, at) => [...row, at === 0 ? title : '10,00']);
    expect(await readAltered(added('Z*'))).toBe(0);
    expect(await readAltered(added(''))).toBe(0);
    expect(await readAltered(added('K3'))).toBe(0);
  });

  it("by the sheet's name too, where the model says one", async () => {
    const rows = cells(file);
    const book = makeWorkbook({ Capa: [['nada']], 'Folha Mensal': rows });
    const named = (sheet: string) => clean(book, 'livro.xlsx', withModel({ ...oddModel, sheet }));
    expect(await named('folha mensal')).toBe(whole);
    expect(await named('Capa')).toBe(0);
    expect(await clean(file.data, 'texto.csv', withModel({ ...oddModel, sheet: 'Folha Mensal' }))).toBe(0);
  });
});

describe('what a model reads is checked like anything else', () => {
  it('columns that are mixed up never pass unseen', async () => {
    const swap: Record<string, SheetColumn['holds']> = { 'Z+': 'descontos', 'Z-': 'vencimentos' };
    const columns = oddModel.columns.map(({ title, holds }) => ({ title, holds: swap[title] ?? holds }));
    const score = newScore();
    await readInto(score, makeOddSheet(seed), folder, withModel({ ...oddModel, columns }));
    expect(score.silent).toBe(0);
    expect(score.exact).toBe(0);
  });

  it('a document of nobody who is registered waits, and says that a model read it', async () => {
    const file = makeOddSheet(seed);
    const { companies } = registryOf(file);
    const path = join(folder, 'ninguem.csv');
    writeFileSync(path, file.data);
    const documents: ReadDocument[] = [];
    const registry = { companies, workers: [{ ...someone, companyId: companies[0]?.id ?? '' }] };
    const named = { ...oddModel, id: '7', name: 'Folha Z' };
    for await (const event of readPayrollFile({ path, name: 'ninguem.csv' }, registry, withModel(named)))
      if (event.kind === 'documents') documents.push(...event.documents);
    for (const { review, model, findings } of documents) {
      expect([review, model]).toEqual([true, '7']);
      expect(findings).toContainEqual({ code: 'READ_BY_MODEL', values: { model: 'Folha Z' } });
      expect(findings.map(({ code }) => code)).toContain('WORKER_NOT_FOUND');
    }
    expect(documents.length).toBeGreaterThan(0);
  });
  const someone = {
    employmentId: 'x',
    companyId: '',
    cpf: '52998224725',
    registration: '999999',
    name: 'Outra Pessoa',
    active: true,
  };

  it('what people of the access group confirmed goes before a model', async () => {
    const titles = ['CNPJ', 'Compet', 'CPF', 'Matricula', 'Salario', 'Clube', 'Liquido'];
    const row = ['11222333000181', '10/2026', '52998224725', '7', '3.000,00', '100,00', '2.900,00'];
    const holds = ['cnpj', 'competencia', 'cpf', 'matricula', 'verbaVencimento', 'verbaDesconto', 'liquido'] as const;
    const sheets: SheetModel[] = [
      {
        ...oddModel,
        columns: titles.map((title, at) => ({ title, holds: at === 5 ? 'ignorar' : (holds[at] ?? 'ignorar') })),
      },
    ];
    const of = async (columns: ReadOptions['columns']) =>
      (await read(csv(titles, row), 'larga.csv', { columns, sheets }))[0]?.review;
    // the model leaves the deduction out, and the net says so
    expect(await of(nothing)).toBe(true);
    expect(await of(new Map([[headingOf(titles), { document: 'recibo', columns: readerColumnsOf(holds) }]]))).toBe(
      false,
    );
  });

  it('an amount of a wide sheet that is none, and a CPF nobody can have, are told', async () => {
    const titles = ['K1', 'K2', 'K3', 'AAMM', 'P1', 'P2'];
    const holds = ['cnpj', 'ignorar', 'cpf', 'competencia', 'verbaVencimento', 'verbaDesconto'] as const;
    const columns = columnsOf(titles, holds);
    const rows = [
      ['11222333000181', '1', '52998224725', '10/2026', '3.000,00', '1OO,00'],
      ['11222333000181', '2', '52998224724', '10/2026', '3.000,00', '100,00'],
    ];
    const events = await eventsOf(csv(titles, ...rows), 'larga-ruim.csv', withModel({ ...oddModel, columns }));
    const [document] = events.flatMap(event => (event.kind === 'documents' ? event.documents : []));
    expect(document?.findings.map(({ code }) => code)).toContain('TOTALS_NOT_FOUND');
    expect(events).toContainEqual({ kind: 'problem', code: 'ROWS_WITHOUT_WORKER', values: { count: 1 } });
  });
});

it('reads decimals and dates as the model says, never a date the workbook calls one', async () => {
  const titles = ['K1', 'K3', 'AAMM', 'DT', 'X2', 'Z+', 'Z-'];
  const holds = ['cnpj', 'cpf', 'competencia', 'dataPagamento', 'descricao', 'vencimentos', 'descontos'] as const;
  const columns = columnsOf(titles, holds);
  const model: SheetModel = { ...oddModel, columns, decimals: 'ponto', dates: 'mesDia' };
  const row = ['11222333000181', '52998224725', '10/01/2026', '11/05/2026', 'Soldo', '3,000.00', ''];
  const [text] = await read(csv(titles, row), 'americana.csv', withModel(model));
  expect(text).toMatchObject({ month: 10, year: 2026, paymentDate: '2026-11-05', totalEarnings: 300_000 });
  // 46,331 is 5 November 2026
  const book = makeWorkbook({ A: [titles, [...row.slice(0, 3), { day: 46_331 }, 'Soldo', 3000, '']] });
  const [cell] = await read(book, 'americana.xlsx', withModel(model));
  expect(cell).toMatchObject({ paymentDate: '2026-11-05', totalEarnings: 300_000 });
});

it.each(['vencimentos', 'valor'] as const)('a sheet of benefits gives benefits (%s)', async amounts => {
  const titles = ['K1', 'K3', 'AAMM', 'X2', 'Z+'];
  const columns = columnsOf(titles, ['cnpj', 'cpf', 'competencia', 'descricao', amounts]);
  const row = ['11222333000181', '52998224725', '202610', 'Vale-refeição', '660,00'];
  const model = withModel({ ...oddModel, columns, document: 'beneficio' });
  const [benefit] = await read(csv(titles, row), 'beneficios.csv', model);
  expect(benefit).toMatchObject({ type: 2, totalEarnings: 66_000, totalDeductions: 0, review: false });
  expect(benefit?.kind).toBeUndefined();
});

describe('a sample', () => {
  it('shows the first rows of each sheet and where its heading seems to be', async () => {
    const path = join(folder, 'amostra.xlsx');
    writeFileSync(path, makeWorkbook({ Vazia: [], Folha: [['Empresa X'], ...cells(makeOddSheet(seed))] }));
    const sheets = await firstRowsOfSheets({ path, name: 'amostra.xlsx' });
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toMatchObject({ name: 'Folha', heading: 1 });
    expect(sheets[0]?.rows[1]).toEqual(oddTitles);
    expect(sheets[0]?.rows.length).toBeLessThanOrEqual(40);
  });

  it('that is no sheet is refused', async () => {
    const path = join(folder, 'amostra.csv');
    writeFileSync(path, '%PDF-1.7 nothing');
    await expect(firstRowsOfSheets({ path, name: 'amostra.csv' })).rejects.toThrow(ReadingRefusal);
  });
});
