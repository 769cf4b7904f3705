import { cnpjOfRow } from '../document/company.ts';
import type { Region } from '../reading-types.ts';
import { findLabels, type Label } from './labels-found.ts';
import { isTitle, type PageClass } from './page-class.ts';
import { repeatedStarts } from './repeats.ts';
import { rowsOfRest, underHeading } from './rest-above.ts';
import { cropSheet, type Sheet } from './sheet.ts';
import { findHeaders } from './table-header.ts';

/** A part of a page that is a document of its own. */
export interface Part {
  readonly sheet: Sheet;
  readonly region: Region;
}

const IDENTITY: ReadonlySet<string> = new Set(['name', 'employee', 'cpf']);
const DOUBLED: ReadonlySet<string> = new Set([
  'net',
  'name',
  'employee',
  'cpf',
  'competence',
  'totalEarnings',
  'registration',
  'jobTitle',
  'admission',
  'cnpj',
]);
/** Side by side starts this share of the width apart. */
const SIDE_DISTANCE = 0.3;
const MIN_ROWS = 8;

/** Cuts a page into its documents: side by side first, then stacked. One part when nothing repeats. */
export function splitPage(sheet: Sheet, type: PageClass): Part[] {
  const columns = sideBySide(sheet);
  return columns.flatMap(([x0, x1]) => {
    const column = columns.length > 1 ? cropSheet(sheet, x0, 0, x1, sheet.height + 1) : sheet;
    return stacked(column, type).map(({ y0, y1, isRest }) => ({
      sheet: partOf(column, columns.length > 1, { x0, y0, x1, y1, isRest }),
      region: [
        x0 / sheet.width,
        y0 / sheet.height,
        Math.min(1, x1 / sheet.width),
        Math.min(1, y1 / sheet.height),
      ] as const,
    }));
  });
}

interface Limits {
  readonly y0: number;
  readonly y1: number;
  /** The end of a document that begins on the page before. */
  readonly isRest?: boolean;
}

function partOf(
  column: Sheet,
  isColumn: boolean,
  { x0, y0, x1, y1, isRest }: Limits & { readonly x0: number; readonly x1: number },
): Sheet {
  if (!isColumn && y0 === 0 && y1 > column.height) return column;
  const part = cropSheet(column, x0, y0, x1, y1);
  return isRest ? underHeading(part, column, findHeaders(column)[0]) : part;
}

function sideBySide(sheet: Sheet): [number, number][] {
  const whole: [number, number][] = [[0, sheet.width + 1]];
  const headings = new Set(findHeaders(sheet).map(header => header.row));
  const starts = findLabels(sheet).flatMap((row, index) => (headings.has(index) ? [] : doubledIn(row, sheet.width)));
  if (new Set(starts.map(start => start.role)).size < 2) return whole;
  const left = Math.min(...sheet.rows.flatMap(row => row.words.map(word => word.x0)));
  const shift = median(starts.map(start => start.shift));
  const cut = left + shift - 1;
  return [
    [0, cut],
    [cut, sheet.width + 1],
  ];
}

function doubledIn(row: readonly Label[], width: number): { role: string; shift: number }[] {
  const found: { role: string; shift: number }[] = [];
  for (const label of row) {
    const again = row.find(other => other.role === label.role && other.x0 - label.x0 > width * SIDE_DISTANCE);
    if (again && DOUBLED.has(label.role)) found.push({ role: label.role, shift: again.x0 - label.x0 });
  }
  return found;
}

interface Tags {
  readonly start: boolean;
  readonly title: boolean;
  readonly header: boolean;
  readonly net: boolean;
  readonly total: boolean;
}

/** A title, company or worker after a complete document begins the next one; the net alone may also stand in a heading. */
function stacked(sheet: Sheet, type: PageClass): Limits[] {
  const tags = tagRows(sheet);
  const rest = type === 1 ? rowsOfRest(sheet, tags) : 0;
  if (rest === 0) return among(sheet, type, tags);
  const y0 = (sheet.rows[rest]?.y0 ?? 0) - 0.5;
  const below = among({ ...sheet, rows: sheet.rows.slice(rest) }, type, tags.slice(rest));
  return [{ y0: 0, y1: y0, isRest: true }, ...below.map((one, at) => (at === 0 ? { ...one, y0 } : one))];
}

function among(sheet: Sheet, type: PageClass, tags: readonly Tags[]): Limits[] {
  const starts = [0];
  const headed = tags.some(tag => tag.header);
  let seen = { header: false, net: false, closed: false, start: false, from: 0 };
  for (const [index, tag] of tags.entries()) {
    const complete =
      type === 1
        ? seen.net && (seen.header || !headed)
        : type === 2
          ? seen.closed
          : seen.start && tag.title && index - seen.from >= MIN_ROWS;
    if (tag.start && complete) {
      starts.push(index);
      seen = { header: false, net: false, closed: false, start: true, from: index };
    }
    seen.start ||= tag.start;
    seen.header ||= tag.header;
    seen.net ||= tag.net;
    seen.closed ||= tag.total && seen.header;
  }
  const kept = dropIncomplete(starts, tags);
  if (kept.length > 1 || type === 3 || type === 7) return limits(sheet, kept, tags);
  return limits(
    sheet,
    repeatedStarts(sheet, row => tags[row]?.start ?? false),
    tags,
  );
}

function tagRows(sheet: Sheet): Tags[] {
  const labels = findLabels(sheet);
  const headers = new Set(findHeaders(sheet).map(header => header.row));
  return sheet.rows.map((row, index) => {
    const roles = new Set(labels[index]?.map(label => label.role));
    const title = isTitle(row);
    const net = roles.has('net');
    const identity = labels[index]?.some(label => IDENTITY.has(label.role)) ?? false;
    return {
      start: !net && !headers.has(index) && (title || identity || cnpjOfRow(row) !== undefined),
      title,
      header: headers.has(index),
      net,
      total: roles.has('total') || roles.has('totalEarnings'),
    };
  });
}

/** A stub with a signature is no document: what starts must have the table and the net that the first one has. */
function dropIncomplete(starts: readonly number[], tags: readonly Tags[]): number[] {
  const has = (from: number, to: number, tag: 'header' | 'net') => tags.slice(from, to).some(row => row[tag]);
  const kept = [0];
  const firstEnd = starts[1] ?? tags.length;
  const needs = { header: has(0, firstEnd, 'header'), net: has(0, firstEnd, 'net') };
  for (const [position, start] of starts.entries()) {
    if (position === 0) continue;
    const end = starts[position + 1] ?? tags.length;
    if ((!needs.header || has(start, end, 'header')) && (!needs.net || has(start, end, 'net'))) kept.push(start);
  }
  return kept;
}

/** The next document may begin above its first telling row, as far above as the first document does. */
function limits(sheet: Sheet, starts: readonly number[], tags: readonly Tags[]): Limits[] {
  const firstTag = tags.findIndex(tag => tag.start);
  const lead = (sheet.rows[Math.max(0, firstTag)]?.y0 ?? 0) - (sheet.rows[0]?.y0 ?? 0);
  const tops = starts.map((start, position) => {
    if (position === 0) return 0;
    const anchor = sheet.rows[start]?.y0 ?? 0;
    let top = start;
    while (top > 0 && !isClosing(tags[top - 1]) && anchor - (sheet.rows[top - 1]?.y0 ?? 0) <= lead + 3) top--;
    return (sheet.rows[top]?.y0 ?? 0) - 0.5;
  });
  return tops.map((top, position) => ({ y0: top, y1: tops[position + 1] ?? sheet.height + 1 }));
}

function isClosing(tag: Tags | undefined): boolean {
  return tag === undefined || tag.net || tag.total || tag.header;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
