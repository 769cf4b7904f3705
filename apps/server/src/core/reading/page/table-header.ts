import type { ColumnRole } from '../words/labels.ts';
import { COLUMNS } from '../words/tokens.ts';
import { withCompounds } from './compound-headings.ts';
import { fieldLabels, type Label, labelsOfRow } from './labels-found.ts';
import type { Row, Sheet } from './sheet.ts';

export interface Column {
  readonly role: ColumnRole;
  readonly x0: number;
  readonly x1: number;
}

/** A heading row of a table of pay items. With `banner` it only names zones (PROVENTOS | DESCONTOS | BASES). */
export interface TableHeader {
  readonly row: number;
  readonly columns: readonly Column[];
  readonly banner: boolean;
  /** There is no such row: the columns were found by their numbers, and `row` is the one above the first line. */
  readonly guessed?: boolean;
}

const MONEY: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['earnings', 'deductions', 'value']);
const NAMING: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['code', 'event', 'description']);
/** This share of a heading row's words must be known headings, or it is a sentence. */
const KNOWN_SHARE = 0.6;

/** The heading rows of the sheet, top to bottom. */
export function findHeaders(sheet: Sheet): readonly TableHeader[] {
  const kept = ofSheets.get(sheet);
  if (kept) return kept;
  const headers = headersOf(sheet);
  ofSheets.set(sheet, headers);
  return headers;
}

const ofSheets = new WeakMap<Sheet, TableHeader[]>();

function headersOf(sheet: Sheet): TableHeader[] {
  const headers: TableHeader[] = [];
  let waiting: Column[] = [];
  for (const [index, row] of sheet.rows.entries()) {
    const columns = columnsOf(row, index);
    const header = toHeader(index, columns) ?? toHeader(index, mergeable(waiting, columns));
    if (header) headers.push(header);
    waiting = header ? [] : columns;
  }
  return headers;
}

/** A title such as "PROVENTOS" above the lines of one side; undefined when the row is anything else. */
export function sectionSide(row: Row): 'earnings' | 'deductions' | 'informative' | undefined {
  if (row.words.length > 5 || row.words.some(word => /\d/.test(word.text))) return undefined;
  const columns = columnsOf(row, 0);
  const only = columns[0];
  if (columns.length !== 1 || !only || coverage(row, 0) < 1) return undefined;
  return only.role === 'earnings' || only.role === 'deductions' || only.role === 'informative' ? only.role : undefined;
}

function columnsOf(row: Row, index: number): Column[] {
  const labels = columnLabels(row, index);
  if (labels.length === 0 || coverage(row, index) < KNOWN_SHARE || namesTotals(row, index)) return [];
  return resolveEvent(labels).map(({ role, x0, x1 }) => ({ role, x0, x1 }));
}

/** "Verba" is the code where something else is the description, and the description where a code column stands too. */
function resolveEvent(labels: readonly Label<ColumnRole>[]): { role: ColumnRole; x0: number; x1: number }[] {
  const described = labels.some(label => label.role === 'description');
  return labels.map(label => (label.role === 'event' ? { ...label, role: described ? 'code' : 'description' } : label));
}

function toHeader(row: number, columns: readonly Column[]): TableHeader | undefined {
  const money = columns.filter(column => MONEY.has(column.role));
  const names = columns.some(column => NAMING.has(column.role));
  if (money.length === 0 || columns.length < 2) return undefined;
  if (names || columns.some(column => column.role === 'reference')) return { row, columns, banner: false };
  const sides = new Set(columns.map(column => column.role));
  return sides.has('earnings') && sides.has('deductions') ? { row, columns, banner: true } : undefined;
}

function mergeable(above: readonly Column[], below: readonly Column[]): Column[] {
  if (above.length === 0 || below.length === 0) return [];
  return [...above, ...below].sort((a, b) => a.x0 - b.x0);
}

/** A row's column headings; the row number of these labels is not used, so they are kept whatever it is. */
export function columnLabels(row: Row, index: number): Label<ColumnRole>[] {
  row.known.columnLabels ??= withCompounds(row, labelsOfRow(row, index, COLUMNS));
  return row.known.columnLabels;
}

function coverage(row: Row, index: number): number {
  const labels = columnLabels(row, index);
  const words = row.words.filter(word => word.tokens.length > 0).length;
  return words === 0 ? 0 : labels.reduce((sum, label) => sum + label.to - label.from + 1, 0) / words;
}

function namesTotals(row: Row, index: number): boolean {
  return fieldLabels(row, index).some(
    label => label.role === 'totalEarnings' || label.role === 'totalDeductions' || label.role === 'net',
  );
}
