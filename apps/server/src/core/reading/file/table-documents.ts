import { blank } from '../blank.ts';
import { checkBenefit } from '../document/benefit.ts';
import { type SheetModel, tellModel } from '../read-by-model.ts';
import type { PageDocument } from '../reading-types.ts';
import type { TableRow } from '../words/delimited.ts';
import { type DecimalStyle, decimalStyle } from '../words/numbers.ts';
import { isHeading, readBlocks } from './block-sheet.ts';
import { headerByModel } from './sheet-model.ts';
import {
  type FileColumn,
  type FileHeader,
  findFileHeader,
  type KnownColumns,
  tableKey,
  type UnknownTable,
  withKind,
} from './table-columns.ts';
import {
  type Above,
  aboveHeader,
  provesDayFirst,
  readIdentity,
  statementIdentity,
  type TableIdentity,
  twoMonths,
} from './table-identity.ts';
import { addItem, hasAmount } from './table-items.ts';
import { type FileRow, rowsOf } from './table-row.ts';
import { addBoxes, finishStatement, isOfSomebody } from './table-statement.ts';
import { isTotalRow, takeTotals, textOf } from './table-totals.ts';
import { unknownTable } from './table-unknown.ts';

/** What a table file gave: its documents, or the table whose columns somebody has to confirm first. */
export type TableReading = TableDocuments | { readonly unknown: UnknownTable };

interface TableDocuments {
  readonly documents: PageDocument[];
  /** Rows of a model's sheet whose CPF nobody can have. */
  readonly nobodys: number;
}

/** What a table is read with beside its own words. */
export interface TableKnowledge {
  /** What people confirmed of the columns: with it nothing is guessed, without it the reader does its best. */
  readonly known?: KnownColumns | undefined;
  /** What the file is called: where nobody has confirmed its columns, it may tell what its rows are. */
  readonly name?: string | undefined;
  /** Recognition models, the more particular first; what people of the access group confirmed goes before them. */
  readonly models?: readonly SheetModel[] | undefined;
}

/** What is known of a sheet beside its rows. */
export interface SheetFacts {
  readonly name?: string | undefined;
  /** Which rows nobody sees, by their place. */
  readonly hiddenRows?: ReadonlySet<number>;
}

/** Documents of a table file with one row per pay item (long) or per worker (wide); undefined without a heading row. */
export function readTableFile(
  rows: readonly TableRow[],
  { known, name = '', models = [] }: TableKnowledge,
  { name: sheet, hiddenRows }: SheetFacts = {},
): TableReading | undefined {
  const bare = findFileHeader(rows);
  const found = bare && withKind(rows, bare);
  const seen = found && unknownTable(rows, found, [name, sheet ?? '']);
  const told = seen && known?.get(tableKey(seen.titles, seen.document));
  if (found && told) return documentsOf(rows, { ...found, ...told, confirmed: true }, hiddenRows);
  const modelled = models.length > 0 ? headerByModel(rows, sheet, models) : undefined;
  if (modelled) return documentsOf(rows, modelled, hiddenRows);
  if (!found || !seen) return undefined;
  const blocks = readBlocks(rows, found);
  if (blocks) {
    for (const at of hiddenRows ?? [])
      for (const { findings } of blocks) findings.push({ code: 'ROW_HIDDEN', values: { row: at + 1 } });
    return { documents: blocks, nobodys: 0 };
  }
  if (known) return { unknown: seen };
  return documentsOf(
    rows,
    seen.document === 'informe' ? { ...found, document: 'informe', columns: seen.guess } : found,
    hiddenRows,
  );
}

/** What a sheet gave so far. */
interface SheetReading {
  readonly type: 1 | 2 | 3;
  readonly isModelled: boolean;
  readonly above: Above;
  readonly documents: Map<string, PageDocument>;
  readonly isDayFirst: () => boolean;
  /** What a total of several proves. */
  readonly proven: Set<PageDocument>;
  /** Of the row above: a row that names nobody is of the same. */
  last?: PageDocument;
  nobodys: number;
}

function documentsOf(
  rows: readonly TableRow[],
  header: FileHeader,
  hiddenRows: ReadonlySet<number> = new Set(),
): TableDocuments {
  const above = aboveHeader(rows.slice(0, header.row));
  const isModelled = header.model !== undefined;
  const sheet: SheetReading = {
    type: typeOf(header),
    isModelled,
    above,
    documents: new Map(),
    proven: new Set(),
    isDayFirst: dayFirst(rows, header),
    nobodys: 0,
  };
  const rowOf = rowsOf(rows, header, decimalStyleOf(rows, header));
  const take = sheet.type === 3 ? takeStatement : takePay;
  for (const [at, cells] of rows.entries()) {
    if (at <= header.row || isHeading(cells, header)) continue;
    const document = take(sheet, rowOf(cells), at + 1);
    if (document && hiddenRows.has(at)) document.findings.push({ code: 'ROW_HIDDEN', values: { row: at + 1 } });
  }
  const list = [...sheet.documents.values()];
  for (const document of list) finish(document, header, sheet.proven.has(document));
  return { documents: list, nobodys: isModelled ? sheet.nobodys : 0 };
}

/** @returns whose row it is */
function takeStatement(sheet: SheetReading, row: FileRow, at: number): PageDocument | undefined {
  const identity = statementIdentity(row, sheet.above);
  const isNobodys = !identity.cpf && !identity.registration;
  if (isNobodys && !isOfSomebody(row)) {
    countNobody(sheet, row);
    return undefined;
  }
  const document = documentOf(sheet, identity, isNobodys ? String(at) : '');
  if (isNobodys) document.findings.push({ code: 'ROW_OF_NOBODY', values: { row: at } });
  addBoxes(document, row, at);
  return document;
}

/** Of a worker whom the row above names, a row may name a part only: its number, its name or its month. */
function continued(row: FileRow, identity: TableIdentity, last: PageDocument | undefined): TableIdentity {
  const isComplete = identity.cpf && identity.registration && identity.month && identity.name;
  // a CPF that is nobody's is not the one above
  if (isComplete || (row.text('cpf') !== undefined && !identity.cpf)) return identity;
  const named = WHOSE.filter(field => identity[field] !== undefined);
  const isSame = [...named, ...OF_WHEN.filter(field => identity[field] !== undefined)].every(
    field => identity[field] === last?.[field],
  );
  if (!last || named.length === 0 || !isSame) return identity;
  const { cpf, registration, pis, name, companyCnpj, month, year, kind } = last;
  return { ...identity, ...{ cpf, registration, pis, name, companyCnpj, month, year, kind } };
}

const WHOSE = ['cpf', 'registration', 'name'] as const;
const OF_WHEN = ['companyCnpj', 'month', 'year', 'kind'] as const;

/**
 * A row of pay items: of whom it names, of whom the row above names, or a total of them. No amount is left out without a word.
 * @returns whose row it is
 */
function takePay(sheet: SheetReading, row: FileRow, at: number): PageDocument | undefined {
  const identity = continued(row, readIdentity(row, sheet.above), sheet.last);
  const isNobodys = !identity.cpf && !identity.registration;
  const typed = isNobodys ? typedIdentity(row) : '';
  const known = sheet.documents.get(keyOf(identity, typed));
  if (isTotalRow(row, known ?? sheet.last)) {
    const of = { own: known, last: sheet.last, documents: sheet.documents.values() };
    for (const document of takeTotals(row, of, at)) sheet.proven.add(document);
    return undefined;
  }
  if (isNobodys && (!hasAmount(row) || (sheet.isModelled && typed !== ''))) {
    countNobody(sheet, row);
    return undefined;
  }
  if (isNobodys && typed === '' && sheet.last) {
    if (row.header.columns.includes('description')) addItem(sheet.last, row);
    else sheet.last.findings.push({ code: 'ROW_LEFT_OUT', values: { row: at, text: textOf(row) } });
    return sheet.last;
  }
  const document = documentOf(sheet, identity, typed);
  if (!known) tellMonths(document, row, sheet);
  if (isNobodys && !known) document.findings.push({ code: 'ROW_OF_NOBODY', values: { row: at } });
  addItem(document, row);
  sheet.last = document;
  return document;
}

/** A month that may be another one: the day stands first where any date of the sheet says so, else a person is asked. */
function tellMonths({ findings }: PageDocument, { header, cells }: FileRow, sheet: SheetReading): void {
  const months = header.model?.dates ? undefined : twoMonths(cells[header.columns.indexOf('competence')]);
  if (months && !sheet.isDayFirst()) findings.push({ code: 'COMPETENCE_AMBIGUOUS', values: months });
}

const DATES: ReadonlySet<FileColumn> = new Set<FileColumn>(['competence', 'paymentDate', 'admission', 'birthDate']);

function dayFirst(rows: readonly TableRow[], { columns }: FileHeader): () => boolean {
  let known: boolean | undefined;
  const dates = columns.flatMap((column, at) => (DATES.has(column) ? at : []));
  return () => {
    known ??= rows.some(row => dates.some(at => provesDayFirst(row[at]?.text ?? '')));
    return known;
  };
}

function countNobody(sheet: SheetReading, row: FileRow): void {
  if (/\d/.test(row.text('cpf') ?? '')) sheet.nobodys++;
}

function documentOf({ documents, type }: SheetReading, identity: TableIdentity, apart: string): PageDocument {
  const key = keyOf(identity, apart);
  const document = documents.get(key) ?? { ...blank(undefined, type), ...identity };
  documents.set(key, document);
  return document;
}

/** One document of a person, a company, a month and a kind. `apart` parts the rows of nobody. */
function keyOf({ companyCnpj, cpf, registration, month, year, kind }: TableIdentity, apart: string): string {
  return [apart, companyCnpj, cpf, registration, month, year, kind].join('|');
}

const IDENTITY = ['cpf', 'registration', 'name', 'employee'] as const satisfies readonly FileColumn[];

/** What a row says of whom it is, readable or not. */
function typedIdentity(row: FileRow): string {
  return IDENTITY.map(column => row.text(column) ?? '').join('');
}

/** A person or a model says what its sheet is of; without them it is a payroll. */
function typeOf({ document, model }: FileHeader): 1 | 2 | 3 {
  const types = { recibo: 1, beneficio: 2, informe: 3 } as const;
  return types[document ?? model?.document ?? 'recibo'];
}

/** By the columns of amounts where there are any: how a reference is written says nothing of them. */
function decimalStyleOf(rows: readonly TableRow[], { row, model, columns }: FileHeader): DecimalStyle {
  if (model?.decimals) return model.decimals === 'ponto' ? 'point' : 'comma';
  const amounts = columns.flatMap((column, at) => (AMOUNTS.has(column) ? at : []));
  const below = rows.slice(row + 1, row + 500);
  if (amounts.length === 0) return decimalStyle(below.flatMap(cells => cells.map(cell => cell.text)));
  return decimalStyle(below.flatMap(cells => amounts.map(at => cells[at]?.text ?? '')));
}

const AMOUNTS: ReadonlySet<FileColumn> = new Set<FileColumn>([
  'earnings',
  'deductions',
  'value',
  'net',
  'totalEarnings',
]);

/** Totals are what the file prints, or the sums of its lines: a table file carries no other total to be checked against. */
function finish(document: PageDocument, header: FileHeader, isAdded: boolean): void {
  if (document.type === 3) {
    finishStatement(document);
    if (header.model) tellModel(document, header.model);
    return;
  }
  const sum = (side: 'earnings' | 'deductions') =>
    document.lines.reduce((total, line) => total + (line.informative ? 0 : (line[side] ?? 0)), 0);
  const { totalEarnings, totalDeductions, net } = document;
  const isPrinted = totalEarnings !== undefined || net !== undefined;
  const isProven = net !== undefined || (totalEarnings !== undefined && totalDeductions !== undefined);
  if (document.type === 1 && !isProven && !isAdded) document.findings.push({ code: 'TOTALS_NOT_PRINTED', values: {} });
  // more is taken than given: a side may be lost
  if (document.type === 1 && !isProven && sum('earnings') < sum('deductions'))
    document.findings.push({ code: 'AMOUNT_NEGATIVE', values: { count: 1 } });
  const negative = document.lines.filter(({ earnings, deductions }) => (earnings ?? 0) < 0 || (deductions ?? 0) < 0);
  if (negative.length > 0 && !isPrinted)
    document.findings.push({ code: 'AMOUNT_NEGATIVE', values: { count: negative.length } });
  if (document.type === 1) document.kind ??= 'monthly';
  document.totalEarnings ??= sum('earnings');
  document.totalDeductions ??= sum('deductions');
  document.net ??= document.totalEarnings - document.totalDeductions;
  if (document.month === undefined) document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {} });
  if (header.model) tellModel(document, header.model);
  // what is granted has one side
  if (document.type === 2) return void document.findings.push(...checkBenefit(document));
  const sided =
    (header.columns.includes('earnings') && header.columns.includes('deductions')) ||
    (header.columns.includes('value') && header.columns.includes('flag')) ||
    header.columns.includes('net');
  if (header.confirmed) {
    if (!sided && header.columns.includes('value')) document.findings.push({ code: 'SIDES_GUESSED', values: {} });
    return;
  }
  if (!sided) document.findings.push({ code: 'COLUMNS_GUESSED', values: { columns: header.titles.join(', ') } });
}
