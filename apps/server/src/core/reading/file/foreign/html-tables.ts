import type { TableCell, TableRow } from '../../words/delimited.ts';

/** What a page of HTML begins with; web systems and spreadsheets save such files as `.xls`. */
const HTML =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body|meta|style|title|table|div|center)\b/i;
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ ordm: 'º', ordf: 'ª', deg: '°', sect: '§', ndash: '–', mdash: '—' },
};
const MOST_COLUMNS = 500;

export function isHtml(text: string): boolean {
  return HTML.test(text.slice(0, 4096));
}

/** A table of a page of HTML. */
export interface HtmlTable {
  readonly rows: TableRow[];
  /** Which of them nobody sees, by their place. */
  readonly hiddenRows: Set<number>;
}

/** A cell that goes on below: in so many more rows its place is empty. */
interface Below {
  rows: number;
}

/** A table that is open: tables may stand in cells of others, as pages are laid out so. */
interface OpenTable extends HtmlTable {
  row: TableCell[] | undefined;
  isHidden: boolean;
  cell: { text: string; span: number; rows: number } | undefined;
  readonly below: Map<number, Below>;
}

/** Reads the tables of HTML as browsers take it: tags may be left open. What is merged stands in its first place, the others are empty. */
export function htmlTables(text: string): HtmlTable[] {
  const tables: HtmlTable[] = [];
  const open: OpenTable[] = [];
  for (const { tag, closes, attributes, before } of tagsOf(text)) {
    const table = open.at(-1);
    if (table?.cell) table.cell.text += before;
    if (tag === 'table' && !closes) {
      if (table?.cell) table.cell.text += ' ';
      const made = { rows: [], hiddenRows: new Set<number>() };
      tables.push(made);
      open.push({ ...made, row: undefined, isHidden: false, cell: undefined, below: new Map() });
    } else if (table && tag === 'table') {
      endRow(table);
      open.pop();
    } else if (table && tag === 'tr') {
      endRow(table);
      if (!closes) Object.assign(table, { row: [], isHidden: isHidden(attributes) });
    } else if (table && (tag === 'td' || tag === 'th')) {
      endCell(table);
      if (!closes) table.cell = { text: '', span: spanOf(attributes, 'colspan'), rows: spanOf(attributes, 'rowspan') };
    } else if (table?.cell && (tag === 'br' || tag === 'p' || tag === 'div')) table.cell.text += ' ';
  }
  for (const table of open) endRow(table);
  return tables.filter(({ rows }) => rows.length > 0);
}

function endRow(table: OpenTable): void {
  endCell(table);
  const { row, rows, isHidden, hiddenRows } = table;
  table.row = undefined;
  if (!row) return;
  fillFromAbove(table, row);
  if (isHidden) hiddenRows.add(rows.length);
  rows.push(row);
}

function endCell(table: OpenTable): void {
  const { cell } = table;
  table.cell = undefined;
  if (!cell) return;
  table.row ??= [];
  fillFromAbove(table, table.row);
  for (let column = 0; column < cell.span && table.row.length < MOST_COLUMNS; column++) {
    if (cell.rows > 1) table.below.set(table.row.length, { rows: cell.rows - 1 });
    table.row.push({ text: column === 0 ? plain(cell.text) : '' });
  }
}

/** Places that a cell of a row above goes on in. */
function fillFromAbove({ below }: OpenTable, row: TableCell[]): void {
  for (let above = below.get(row.length); above && above.rows > 0; above = below.get(row.length)) {
    above.rows--;
    row.push({ text: '' });
  }
}

function isHidden(attributes: string): boolean {
  return /display\s*:\s*none|visibility\s*:\s*hidden|\shidden(?:\s|=|$)/i.test(attributes);
}

function spanOf(attributes: string, name: 'colspan' | 'rowspan'): number {
  const [, span] = new RegExp(`${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes) ?? [];
  return Math.max(1, Math.min(MOST_COLUMNS, Number(span ?? 1)));
}

interface Tag {
  /** The text before it. */
  readonly before: string;
  readonly tag: string;
  readonly closes: boolean;
  readonly attributes: string;
}

/** The tags one by one, without comments, styles and scripts; each character is looked at once. */
function* tagsOf(text: string): Generator<Tag> {
  let at = 0;
  let before = '';
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start < 0) {
      yield { before: before + text.slice(at), tag: '', closes: true, attributes: '' };
      return;
    }
    before += text.slice(at, start);
    if (text.startsWith('<!--', start)) {
      at = after(text, '-->', start);
      continue;
    }
    const end = endOfTag(text, start);
    const [, slash = '', name = '', attributes = ''] =
      /^(\/?)([a-z][\w:]*)([\s\S]*)$/i.exec(text.slice(start + 1, end)) ?? [];
    at = end + 1;
    if (name === '') continue;
    const tag = name.toLowerCase();
    yield { before, tag, closes: slash !== '', attributes };
    before = '';
    if (slash === '' && (tag === 'style' || tag === 'script')) at = after(text, `</${tag}`, at);
  }
}

/** Where a tag ends: a `>` in quotes ends none. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if ((character === '"' || character === "'") && text[at - 1] === '=') quote = character;
  }
  return text.length;
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

function plain(text: string): string {
  return text
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi,
      (all, decimal?: string, hex?: string, name?: string) =>
        name ? (named(name) ?? all) : character(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

function named(name: string): string | undefined {
  const [, letter = '', accent = ''] = /^([a-z])(acute|grave|circ|tilde|uml|cedil)$/i.exec(name) ?? [];
  const mark = ACCENTS[accent];
  return mark ? `${letter}${mark}`.normalize('NFC') : NAMED[name.toLowerCase()];
}
