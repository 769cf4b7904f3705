import { createHash } from 'node:crypto';
import type { BoxNumber, SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import type { SheetModel } from '../read-by-model.ts';
import type { TableRow } from '../words/delimited.ts';
import { fold } from '../words/fold.ts';
import type { ColumnRole, FieldRole } from '../words/labels.ts';
import { termOf } from '../words/lexicon.ts';
import { type PhraseIndex, phraseAt } from '../words/phrases.ts';
import { COLUMNS, FIELDS } from '../words/tokens.ts';
import { statementColumn } from './statement-columns.ts';

/**
 * What a column of a table file holds; `event` is a wide table's own pay item, titled by its heading, whose side the words
 * decide. `itemEarnings` and `itemDeductions` are such items whose side a person has confirmed.
 */
export type FileColumn =
  | FieldRole
  | ColumnRole
  | StatementColumn
  | 'event'
  | 'itemEarnings'
  | 'itemDeductions'
  | 'ignored';

/** Of a sheet of income statements: its year, the tax return's, a box each, or one that a row names with its amount, and the words of the seventh. */
export type StatementColumn = 'calendarYear' | 'exerciseYear' | 'box' | 'boxAmount' | 'information' | `box${BoxNumber}`;

export interface FileHeader {
  readonly row: number;
  readonly columns: readonly FileColumn[];
  readonly titles: readonly string[];
  /** A person has said what the columns hold: nothing of them is guessed any more. */
  readonly confirmed?: boolean;
  /** What a person has said its rows are. */
  readonly document?: SheetDocument;
  /** The recognition model that knows it. */
  readonly model?: SheetModel;
}

/** What people confirmed of a table: what its rows are, and a column each. */
interface KnownTable {
  readonly document: SheetDocument;
  readonly columns: readonly FileColumn[];
}

/** What people confirmed, by `tableKey`. A table that is not in it has not been asked about. */
export type KnownColumns = ReadonlyMap<string, KnownTable>;

/** The SHA-256 of a heading row, without case and blanks: the next month's file has the same. */
export function headingOf(titles: readonly string[]): string {
  const plain = titles.map(title => title.toLowerCase().replace(/\s+/g, ''));
  return createHash('sha256').update(plain.join('\u001f')).digest('hex');
}

/**
 * What a payroll file's table is known by: its heading, and what its rows seem to be. Of two files with the same titles one may be a
 * payroll and the other benefits, and what was said of the one is no word on the other. A payroll's is its heading's alone.
 */
export function tableKey(titles: readonly string[], document: SheetDocument): string {
  return headingOf(document === 'recibo' ? titles : [...titles, document]);
}

/** A table whose columns nobody has confirmed: what it and they seem to hold, and its first rows to look at. */
export interface UnknownTable {
  readonly document: SheetDocument;
  readonly titles: readonly string[];
  readonly guess: readonly FileColumn[];
  readonly examples: readonly (readonly string[])[];
  readonly rows: number;
}

export const SEARCHED_ROWS = 40;
const MIN_KNOWN = 3;
/** Headings both dictionaries know: which meaning counts once the table has its own registration column. */
const ITEM_FIRST: ReadonlySet<string> = new Set([
  'codigo',
  'cod',
  'referencia',
  'ref',
  'refer',
  'tipo',
  'credito',
  'total',
]);

/** What programs call the payrolls of a month. */
const KIND =
  /^(?:(?:folha|calculo|recibo|processo)\s+)?(?:(?:de|do|da)\s+)?(?:mensal|normal|folha|adiantamento\b.*|adto\b.*|13.*|decimo terceiro.*|ferias\b.*|rescis\S*.*|plr|ppr|complementar.*)$/;
const KIND_ROWS = 200;

/** A column of which each value names a payroll, and not always the same: without it two payslips would be one. */
export function withKind(rows: readonly TableRow[], header: FileHeader): FileHeader {
  if (header.columns.includes('kind')) return header;
  const below = rows.slice(header.row + 1, header.row + 1 + KIND_ROWS);
  const at = header.columns.findIndex((column, at) => {
    const values = new Set(column !== 'description' ? below.map(row => fold(row[at]?.text ?? '').trim()) : []);
    values.delete('');
    return values.size > 1 && [...values].every(value => KIND.test(value));
  });
  return at < 0 ? header : { ...header, columns: header.columns.with(at, 'kind') };
}

/** The heading row: the first of the rows with the most known headings, at least three; of income statements a box counts as one. */
export function findFileHeader(rows: readonly TableRow[]): FileHeader | undefined {
  return (
    bestHeader(rows, column => column !== 'ignored') ??
    bestHeader(rows, (column, title) => column !== 'ignored' || statementColumn(title) !== undefined)
  );
}

function bestHeader(
  rows: readonly TableRow[],
  isKnown: (column: FileColumn, title: string) => boolean,
): FileHeader | undefined {
  let best: FileHeader | undefined;
  let bestKnown = MIN_KNOWN - 1;
  for (const [index, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const titles = row.map(cell => cell.text);
    // a heading has no numbers but those of boxes
    if (titles.some(title => /^\d[\d.,/-]*$/.test(title) && !isKnown('ignored', title))) continue;
    const columns = resolve(titles);
    const known = columns.filter((column, at) => isKnown(column, titles[at] ?? '')).length;
    if (known > bestKnown) {
      best = { row: index, columns, titles };
      bestKnown = known;
    }
  }
  return best;
}

function resolve(titles: readonly string[]): FileColumn[] {
  const keyed = titles.some(
    title =>
      ['matricula', 'chapa', 'registro', 'cadastro', 'matr'].includes(fold(title).replace(/\W/g, '')) ||
      roleIn(FIELDS, title) === 'cpf',
  );
  const described = titles.some(title => roleIn(COLUMNS, title) === 'description');
  // a code beside what is described, and nobody's name, is the item's
  const named = titles.some(title => ['name', 'employee'].includes(roleIn(FIELDS, title) ?? ''));
  const isItems = keyed || (described && !named);
  return titles.map(title => {
    const plain = [...termOf(title.replace(/\s+/g, '')).tokens].join('');
    const field = roleIn(FIELDS, title);
    const item = roleIn(COLUMNS, title);
    if (item === 'event') return described ? 'code' : 'description';
    if (item && (!field || (isItems && ITEM_FIRST.has(plain)))) return item;
    return field ?? item ?? 'ignored';
  });
}

/** What a label beside a value says. */
export function fieldOf(label: string): FieldRole | undefined {
  return roleIn(FIELDS, label);
}

/** The whole heading must be a known phrase, apart from words such as "do funcionário" behind it. */
function roleIn<Role extends string>(index: PhraseIndex<Role>, title: string): Role | undefined {
  const tokens = title.split(/\s+/).flatMap(word => [...termOf(word).tokens]);
  const phrase = phraseAt(index, tokens, 0);
  return phrase &&
    phrase.tokens.length >= tokens.length - 1 &&
    (phrase.tokens.length === tokens.length || phrase.tokens.length > 1)
    ? phrase.role
    : undefined;
}
