import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import type { Row, Sheet, Word } from './sheet.ts';
import type { Column, TableHeader } from './table-header.ts';

export type Side = 'earnings' | 'deductions' | 'informative';

/** A part of the table's width with its own descriptions and amounts; `side` when the whole zone is one side. */
export interface Zone {
  readonly x0: number;
  readonly x1: number;
  readonly side: Side | undefined;
  readonly columns: readonly Column[];
}

/** Cuts the table's width into zones: one for an ordinary table, more for tables side by side. */
export function zonesOf(
  sheet: Sheet,
  header: TableHeader,
  above: TableHeader | undefined,
  body: readonly Row[],
  style: DecimalStyle,
): Zone[] {
  if (header.banner) return bannerZones(sheet, header, body, style);
  const groups = repeatedGroups(header.columns);
  if (groups.length < 2) return [{ x0: 0, x1: sheet.width, side: undefined, columns: header.columns }];
  return groups.map((columns, index) => {
    const x0 = index === 0 ? 0 : gutter(body, groups[index - 1] ?? [], columns);
    const next = groups[index + 1];
    const x1 = next ? gutter(body, columns, next) : sheet.width;
    return { x0, x1, side: groupSide(columns, x0, x1, above, index), columns };
  });
}

/** A heading that begins again (description, description) begins a new table beside the first. */
function repeatedGroups(columns: readonly Column[]): Column[][] {
  const groups: Column[][] = [[]];
  const seen = new Set<string>();
  for (const column of columns) {
    const starts = column.role === 'code' || column.role === 'description';
    const repeats = starts
      ? seen.has(column.role)
      : column.role === 'informative' && groups[groups.length - 1]?.some(other => other.role === 'value');
    if (repeats) {
      groups.push([]);
      seen.clear();
    }
    seen.add(column.role);
    groups[groups.length - 1]?.push(column);
  }
  return groups.filter(group => group.length > 1 || group.some(column => column.role === 'description'));
}

function groupSide(
  columns: readonly Column[],
  x0: number,
  x1: number,
  above: TableHeader | undefined,
  index: number,
): Side {
  const own = columns.find(
    column => column.role === 'earnings' || column.role === 'deductions' || column.role === 'informative',
  );
  const banner = above?.columns.find(column => (column.x0 + column.x1) / 2 > x0 && (column.x0 + column.x1) / 2 < x1);
  const role = own?.role ?? banner?.role;
  if (role === 'earnings' || role === 'deductions' || role === 'informative') return role;
  return index === 0 ? 'earnings' : index === 1 ? 'deductions' : 'informative';
}

/** The middle of the widest gap that no word of the body covers between two groups of headings. */
function gutter(body: readonly Row[], left: readonly Column[], right: readonly Column[]): number {
  const from = left[left.length - 1]?.x0 ?? 0;
  const to = right[0]?.x1 ?? from;
  const words = body
    .flatMap(row => row.words)
    .filter(word => word.x1 > from && word.x0 < to)
    .sort((a, b) => a.x0 - b.x0);
  let edge = Math.max(from, left[left.length - 1]?.x1 ?? from);
  let best = (edge + (right[0]?.x0 ?? to)) / 2;
  let widest = 0;
  edge = from;
  for (const word of words) {
    if (word.x0 - edge > widest && edge > from) {
      widest = word.x0 - edge;
      best = (word.x0 + edge) / 2;
    }
    edge = Math.max(edge, word.x1);
  }
  return best;
}

function bannerZones(sheet: Sheet, header: TableHeader, body: readonly Row[], style: DecimalStyle): Zone[] {
  const banners = header.columns.filter(column => column.role !== 'value');
  if (!hasTextAfterAmount(body, style)) return [{ x0: 0, x1: sheet.width, side: undefined, columns: header.columns }];
  const edges = amountEdges(body, style);
  const limits = [0];
  for (const next of banners.slice(1)) {
    const middle = (next.x0 + next.x1) / 2;
    const edge = edges.filter(x => x < middle).at(-1);
    limits.push(edge === undefined ? next.x0 : Math.min(edge + 0.5, middle));
  }
  limits.push(sheet.width);
  return banners.map((banner, index) => ({
    x0: limits[index] ?? 0,
    x1: limits[index + 1] ?? sheet.width,
    side: sideOf(banner),
    columns: [],
  }));
}

function sideOf(column: Column): Side {
  return column.role === 'earnings' || column.role === 'deductions' ? column.role : 'informative';
}

function hasTextAfterAmount(body: readonly Row[], style: DecimalStyle): boolean {
  return body.some(row => {
    const amount = row.words.findIndex(word => parseAmount(word.text, style) !== undefined);
    return amount >= 0 && row.words.slice(amount + 1).some(word => /\p{L}{3,}/u.test(word.text));
  });
}

/** Right edges of the amounts that end a run: the next word, if any, is text or another column's code. */
function amountEdges(body: readonly Row[], style: DecimalStyle): number[] {
  const edges: number[] = [];
  for (const row of body) {
    for (const [at, word] of row.words.entries()) {
      if (parseAmount(word.text, style) && !isAmount(row.words[at + 1], style)) edges.push(word.x1);
    }
  }
  return edges.sort((a, b) => a - b);
}

function isAmount(word: Word | undefined, style: DecimalStyle): boolean {
  return word !== undefined && parseAmount(word.text, style) !== undefined;
}
