import { isCnpj, isCpf, isPis, normaliseCnpj, normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { blank } from './blank.ts';
import { openBlock } from './block.ts';
import { readCompany } from './company.ts';
import { readCompetence } from './competence.ts';
import type { TableRow } from './delimited.ts';
import { type DecimalStyle, decimalStyle } from './numbers.ts';
import { parseDate } from './parse-values.ts';
import type { PageDocument } from './reading-types.ts';
import { kindOfText, readKind } from './receipt-kind.ts';
import { buildSheet } from './sheet.ts';
import { spoolPages } from './spool.ts';
import {
  type FileColumn,
  type FileHeader,
  findFileHeader,
  headingOf,
  type KnownColumns,
  type UnknownTable,
} from './table-columns.ts';
import { addItem } from './table-items.ts';
import { amountOf, type FileRow } from './table-row.ts';
import { unknownTable } from './table-unknown.ts';

/** What a table file gave: its documents, or the table whose columns somebody has to confirm first. */
export type TableReading = { readonly documents: PageDocument[] } | { readonly unknown: UnknownTable };

/**
 * Documents of a table file with one row per pay item (long) or per worker (wide); undefined without a heading row.
 * `known` is what people confirmed of the columns: with it nothing is guessed, without it the reader does its best.
 */
export function readTableFile(rows: readonly TableRow[], known?: KnownColumns): TableReading | undefined {
  const found = findFileHeader(rows);
  if (!found) return undefined;
  const columns = known?.get(headingOf(found.titles));
  if (known && !columns) return { unknown: unknownTable(rows, found) };
  return { documents: documentsOf(rows, columns ? { ...found, columns, confirmed: true } : found) };
}

function documentsOf(rows: readonly TableRow[], header: FileHeader): PageDocument[] {
  const above = aboveHeader(rows.slice(0, header.row));
  const style = decimalStyle(rows.slice(header.row + 1, header.row + 500).flatMap(row => row.map(cell => cell.text)));
  const documents = new Map<string, PageDocument>();
  for (const cells of rows.slice(header.row + 1)) {
    const row = toFileRow(cells, header, style);
    const identity = readIdentity(row, above);
    if (!identity.cpf && !identity.registration) continue;
    const key = [
      identity.companyCnpj,
      identity.cpf,
      identity.registration,
      identity.month,
      identity.year,
      identity.kind,
    ].join('|');
    const document = documents.get(key) ?? { ...blank(undefined, 1), ...identity };
    documents.set(key, document);
    addItem(document, row);
  }
  const list = [...documents.values()];
  for (const document of list) finish(document, header);
  return list;
}

type TableIdentity = Pick<
  PageDocument,
  | 'cpf'
  | 'registration'
  | 'pis'
  | 'name'
  | 'companyCnpj'
  | 'month'
  | 'year'
  | 'kind'
  | 'jobTitle'
  | 'department'
  | 'paymentDate'
  | 'admissionDate'
>;

function readIdentity(row: FileRow, above: TableIdentity): TableIdentity {
  const cpf = normaliseCpf(row.text('cpf') ?? '');
  const cnpj = normaliseCnpj(row.text('cnpj') ?? '');
  const pis = normaliseCpf(row.text('pis') ?? '');
  const competence = monthOf(row.text('competence') ?? '');
  const kind = row.text('kind') ?? row.text('flag');
  return {
    cpf: isCpf(cpf) ? cpf : undefined,
    registration: row.text('registration'),
    pis: isPis(pis) ? pis : undefined,
    name: row.text('name') ?? row.text('employee'),
    companyCnpj: isCnpj(cnpj) ? cnpj : above.companyCnpj,
    month: competence?.month ?? above.month,
    year: competence?.year ?? above.year,
    kind: kind && kind.length > 3 ? kindOfText(kind, competence?.month ?? above.month) : above.kind,
    jobTitle: row.text('jobTitle'),
    department: row.text('department'),
    paymentDate: parseDate(row.text('paymentDate') ?? ''),
    admissionDate: parseDate(row.text('admission') ?? ''),
  };
}

function toFileRow(cells: TableRow, header: FileHeader, style: DecimalStyle): FileRow {
  const cellOf = (column: FileColumn) => cells[header.columns.indexOf(column)];
  return {
    cells,
    header,
    style,
    text: column => (header.columns.includes(column) ? cellOf(column)?.text || undefined : undefined),
    amount: column => (header.columns.includes(column) ? amountOf(cellOf(column), style) : undefined),
  };
}

/** What the rows above the heading say for the whole file. */
function aboveHeader(rows: readonly TableRow[]): TableIdentity {
  const text = rows
    .map(row =>
      row
        .map(cell => cell.text)
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
  const page = spoolPages(text)[0];
  if (!page) return {};
  const block = openBlock(buildSheet(page));
  const competence = readCompetence(block);
  return {
    companyCnpj: readCompany(block).cnpj,
    month: competence?.month,
    year: competence?.year,
    kind: readKind(block, competence?.month),
  };
}

function monthOf(text: string): { month: number; year: number } | undefined {
  const page = spoolPages(`competencia: ${text}`)[0];
  const packed = /^(?:(20\d{2})(0[1-9]|1[0-2])|(0[1-9]|1[0-2])(20\d{2}))$/.exec(text);
  if (packed) return { month: Number(packed[2] ?? packed[3]), year: Number(packed[1] ?? packed[4]) };
  const date = parseDate(text);
  if (date) return { month: Number(date.slice(5, 7)), year: Number(date.slice(0, 4)) };
  return text && page ? readCompetence(openBlock(buildSheet(page))) : undefined;
}

/** Totals are what the file prints, or the sums of its lines: a table file carries no other total to be checked against. */
function finish(document: PageDocument, header: FileHeader): void {
  const sum = (side: 'earnings' | 'deductions') =>
    document.lines.reduce((total, line) => total + (line.informative ? 0 : (line[side] ?? 0)), 0);
  document.kind ??= 'monthly';
  document.totalEarnings ??= sum('earnings');
  document.totalDeductions ??= sum('deductions');
  document.net ??= document.totalEarnings - document.totalDeductions;
  if (document.month === undefined) document.findings.push({ code: 'COMPETENCE_NOT_FOUND', values: {} });
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
