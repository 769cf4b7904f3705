import { isCpf, normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import type { PageDocument } from '../reading-types.ts';
import type { TableCell, TableRow } from '../words/delimited.ts';
import { type DecimalStyle, decimalStyle, parseAmount } from '../words/numbers.ts';
import { isPrint, readPrint } from './print.ts';
import { type FileColumn, type FileHeader, fieldOf } from './table-columns.ts';
import { amountOf } from './table-row.ts';

/** What a heading names where its rows say whose they are. */
const WHOSE: ReadonlySet<FileColumn> = new Set<FileColumn>(['cpf', 'registration', 'name', 'employee', 'pis']);
/** Labels above a table that say whose it is, or begin the next one's. */
const ABOVE: ReadonlySet<FileColumn> = new Set<FileColumn>([...WHOSE, 'companyName', 'cnpj', 'competence']);
const AMOUNTS: ReadonlySet<FileColumn> = new Set<FileColumn>(['earnings', 'deductions', 'value', 'informative']);
const MONEY: ReadonlySet<FileColumn> = new Set<FileColumn>([
  ...(['salary', 'inss', 'fgts', 'fgtsMonth', 'irrf'] as const),
  ...(['net', 'totalEarnings', 'totalDeductions', 'total'] as const),
]);
const TITLE = 'Recibo de pagamento';
const WIDEST = 60;
const GAP = 3;

/**
 * A sheet whose table says nothing of whom it is: that stands above it as labels and values, once a sheet or once a block. Each block is read
 * like the page it was drawn as. Undefined: no such sheet.
 */
export function readBlocks(rows: readonly TableRow[], header: FileHeader): PageDocument[] | undefined {
  if (!isItemTable(header)) return undefined;
  const style = styleOf(rows, header);
  const blocks = headedBlocks(rows, header) ?? groupedBlocks(rows, header, style);
  if (!blocks) return undefined;
  const pages = blocks.map(block => printed(block, header, style));
  if (!isPrint(pages.join('\f'))) return undefined;
  const found = readPrint(pages.join('\f')).documents;
  // pay items are a payslip's, also where no title and no totals say so
  const documents = found.every(({ type }) => type === 4)
    ? readPrint(pages.map(page => `${TITLE}\n${page}`).join('\f')).documents
    : found;
  return documents.map(document => withShared(document, documents[0]));
}

/** Its columns are those of pay items, and none says whose they are. */
function isItemTable({ columns }: FileHeader): boolean {
  const amounts = columns.filter(column => AMOUNTS.has(column));
  return columns.includes('description') && amounts.length > 0 && !columns.some(column => WHOSE.has(column));
}

/** A heading for each block, and labels above it. */
function headedBlocks(rows: readonly TableRow[], header: FileHeader): (readonly TableRow[])[] | undefined {
  const headings = rows.flatMap((row, at) => (at >= header.row && isHeading(row, header) ? [at] : []));
  const starts = headings.map((at, index) => (index === 0 ? 0 : startOf(rows, headings[index - 1] ?? 0, at)));
  const blocks = starts.map((from, index) => rows.slice(from, starts[index + 1] ?? rows.length));
  const isOfSomebody = (block: readonly TableRow[], index: number) =>
    saysWhose(block.slice(0, (headings[index] ?? 0) - (starts[index] ?? 0)));
  return blocks.every(isOfSomebody) ? blocks : undefined;
}

/** One heading for all, and a row of its own that names each worker above the items. */
function groupedBlocks(
  rows: readonly TableRow[],
  header: FileHeader,
  style: DecimalStyle,
): (readonly TableRow[])[] | undefined {
  const amounts = header.columns.flatMap((column, at) => (AMOUNTS.has(column) ? at : []));
  const hasAmount = (row: TableRow) => amounts.some(at => amountOf(row[at], style) !== undefined);
  const naming = rows.map((row, at) => (at > header.row && !hasAmount(row) ? namingRow(row) : undefined));
  const starts = naming.flatMap((row, at) => (row ? [at] : []));
  const firstItem = rows.findIndex((row, at) => at > header.row && hasAmount(row));
  if (starts.length === 0 || firstItem < (starts[0] ?? 0)) return undefined;
  const above = rows.slice(0, header.row);
  const heading = rows[header.row] ?? [];
  return starts.map((at, index) => [...above, naming[at] ?? [], heading, ...rows.slice(at + 1, starts[index + 1])]);
}

const NUMBER_AND_NAME = /(?:^|:\s*)(\d{1,10})\s*[-–/]?\s+(\p{L}[\p{L}.' ]+\p{L})/u;
const CPF = /\d{3}\.\d{3}\.\d{3}-\d{2}/;

/** A row such as `0101 - Ana Souza - CPF 529.982.247-25` as labels and values; undefined where it names nobody. */
function namingRow(row: TableRow): TableRow | undefined {
  const text = row.map(cell => cell.text).join('  ');
  const [, number, name] = NUMBER_AND_NAME.exec(text) ?? [];
  const [cpf] = CPF.exec(text) ?? [];
  if (
    cpf ? !isCpf(normaliseCpf(cpf)) : !number || !/^\D*(?:matr|func|colab|empreg|chapa|regist|c[oó]d)|^\d/i.test(text)
  )
    return undefined;
  const labelled = { Matrícula: number, Nome: name?.replace(/\s+CPF$/i, ''), CPF: cpf };
  return Object.entries(labelled).flatMap(([label, value]) => (value ? [{ text: `${label}:` }, { text: value }] : []));
}

/** The same titles once more. */
export function isHeading(row: TableRow, { titles }: FileHeader): boolean {
  const [first] = titles;
  if (row[0]?.text !== first) return false;
  return titles.every((title, at) => title === (row[at]?.text ?? ''));
}

/** Where the block of a heading begins: at the first label of whom it is, or the titles right above. */
function startOf(rows: readonly TableRow[], before: number, heading: number): number {
  let start = rows.findIndex((row, at) => at > before && at < heading && isLabelled(row));
  if (start < 0) return heading;
  while (start - 1 > before && isTitle(rows[start - 1] ?? [])) start--;
  return start;
}

/** A blank row, or one text without an amount. */
function isTitle(row: TableRow): boolean {
  const texts = row.filter(cell => cell.text !== '');
  return (
    texts.length < 2 &&
    !texts.some(({ text, number }) => number !== undefined || /\d[.,]\d{2}(?!\d)|^p[aá]g/i.test(text))
  );
}

function isLabelled(row: TableRow): boolean {
  return row.some(({ text }) => /\p{L}/u.test(text) && ABOVE.has(labelOf(text) ?? 'ignored'));
}

/** What a cell is the label of: `Nome`, `Nome:` or `Nome: Ana`. */
function labelOf(text: string): FileColumn | undefined {
  const colon = text.indexOf(':');
  return fieldOf(colon < 0 ? text : text.slice(0, colon));
}

function saysWhose(rows: readonly TableRow[]): boolean {
  return rows.some(row => row.some(({ text }) => /\p{L}/u.test(text) && WHOSE.has(labelOf(text) ?? 'ignored')));
}

function styleOf(rows: readonly TableRow[], { columns }: FileHeader): DecimalStyle {
  const amounts = columns.flatMap((column, at) => (AMOUNTS.has(column) ? at : []));
  return decimalStyle(rows.slice(0, 500).flatMap(row => amounts.map(at => row[at]?.text ?? '')));
}

/** A block as a printer would write it: every column at its place, amounts with their decimals. */
function printed(rows: readonly TableRow[], header: FileHeader, style: DecimalStyle): string {
  const heading = rows.findIndex(row => isHeading(row, header));
  const texts = rows.map((row, line) =>
    row.map((cell, at) => cellText(cell, { row, at, style, isItem: line > heading, column: header.columns[at] })),
  );
  const widths: number[] = [];
  for (const row of texts)
    for (const [at, text] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, Math.min(text.length, WIDEST));
  return texts
    .map(row =>
      row
        .map((text, at) => text.padEnd((widths[at] ?? 0) + GAP))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

interface CellPlace {
  readonly row: TableRow;
  readonly at: number;
  readonly style: DecimalStyle;
  /** Below the heading. */
  readonly isItem: boolean;
  readonly column: FileColumn | undefined;
}

function cellText(cell: TableCell, { row, at, style, isItem, column }: CellPlace): string {
  const text = cell.text.replace(/\s+/g, ' ');
  if (text === '') return text;
  const label = labelOf(row[at - 1]?.text ?? '');
  if (label === 'cpf' && cell.number !== undefined) return normaliseCpf(text);
  if (label === 'competence') return text.replace(/^01([/.-])(\d{2}[/.-]\d{4})$/, '$2');
  const isMoney = (isItem && column !== undefined && AMOUNTS.has(column)) || (label !== undefined && MONEY.has(label));
  const amount = isMoney ? amountOf(cell, style) : isItem ? parseAmount(text, style)?.centavos : undefined;
  return amount === undefined ? text : money(amount);
}

/** Centavos as `-1.234,56`. */
function money(centavos: number): string {
  const whole = String(Math.floor(Math.abs(centavos) / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}${whole},${String(Math.abs(centavos) % 100).padStart(2, '0')}`;
}

/** Company and month are printed once for all blocks of a sheet, often. */
function withShared(document: PageDocument, first: PageDocument | undefined): PageDocument {
  const isDated = document.month !== undefined || first?.month === undefined;
  return {
    ...document,
    companyCnpj: document.companyCnpj ?? first?.companyCnpj,
    ...(isDated ? {} : { month: first?.month, year: first?.year }),
    findings: isDated ? document.findings : document.findings.filter(({ code }) => code !== 'COMPETENCE_NOT_FOUND'),
  };
}
