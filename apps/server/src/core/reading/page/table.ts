import type { ReadLine } from '../reading-types.ts';
import { type DecimalStyle, isQuantity, parseAmount } from '../words/numbers.ts';
import { fieldLabels } from './labels-found.ts';
import { plainTotalLabels } from './plain-totals.ts';
import type { Row, Sheet, Word } from './sheet.ts';
import { type Attempt, assignSlots, type Cluster, clusterNumbers, type Slot } from './table-clusters.ts';
import { guessHeader } from './table-guess.ts';
import { findHeaders, sectionSide, type TableHeader } from './table-header.ts';
import { isCode, type LineShape, type RawLine, readRow } from './table-line.ts';
import { readList } from './table-list.ts';
import { fillReferences, namelessOf } from './table-nameless.ts';
import { toReadLine } from './table-sides.ts';
import { goesOnAfter, isSum, onlyTotals, type TableSums } from './table-sums.ts';
import { type Side, type Zone, zonesOf } from './table-zones.ts';

/** The table of pay items as read, and where it stands on the sheet. */
export interface Table {
  readonly lines: ReadLine[];
  /** Rows of the sheet that belong to the table: the heading and its lines. */
  readonly rows: ReadonlySet<number>;
  readonly firstRow: number;
  /** Which numbers of the page belong to which column: generic totals are told apart by it. */
  readonly parts: readonly TablePart[];
  /** The amount of each line's unit price, for benefits, in the order of the lines. */
  readonly units: readonly (number | undefined)[];
  /** The words of each line, in the order of the lines. */
  readonly words: readonly (readonly Word[])[];
  /** Only the descriptions' words told earnings from deductions. */
  readonly byWords: boolean;
  /** Totals that are printed between its lines, and are right. */
  readonly sums: TableSums;
}

export interface TablePart {
  readonly zone: Zone;
  readonly slots: readonly Slot[];
}

const BASE_ROLES: ReadonlySet<string> = new Set(['salary', 'inss', 'fgts', 'fgtsMonth', 'irrf', 'irrfRate']);
const TOTAL_ROLES: ReadonlySet<string> = new Set(['total', 'totalEarnings', 'totalDeductions', 'net']);
/** A wrapped description stands at most this many row pitches below its line. */
const WRAP_PITCH = 1.25;
/** The first row of a description stands this much nearer to its amounts than lines do to each other. */
const LEADING = 0.6;

/** Reads every table of pay items on the sheet; undefined when there is no heading row. `single` is the side of a lone value column. */
export function readTable(
  sheet: Sheet,
  style: DecimalStyle,
  single: Side | undefined,
  attempt: Attempt,
): Table | undefined {
  const headers = findHeaders(sheet);
  const named = headers.filter((header, index) => !(header.banner && headers[index + 1]?.row === header.row + 1));
  const list = named.length > 0 ? undefined : readList(sheet, style, true);
  if (list) return list;
  const used = named.length > 0 ? named : guessHeader(sheet, style);
  if (used.length === 0) return readList(sheet, style);
  const table: Draft = {
    lines: [],
    rows: new Set(),
    parts: [],
    units: [],
    words: [],
    byWords: attempt === 2,
    sums: {},
  };
  for (const [index, header] of used.entries()) {
    const above = headers[headers.indexOf(header) - 1];
    const end = used[index + 1]?.row ?? sheet.rows.length;
    readSegment(sheet, { header, above, end, style, single, attempt }, table);
  }
  const sums = onlyTotals(table.sums, table.lines);
  return { ...table, sums, firstRow: (used[0]?.row ?? 0) + (used[0]?.guessed ? 1 : 0) };
}

interface Draft {
  readonly lines: ReadLine[];
  readonly rows: Set<number>;
  readonly parts: TablePart[];
  readonly units: (number | undefined)[];
  readonly words: (readonly Word[])[];
  readonly byWords: boolean;
  readonly sums: TableSums;
}

interface Segment {
  readonly header: TableHeader;
  readonly above: TableHeader | undefined;
  readonly end: number;
  readonly style: DecimalStyle;
  readonly single: Side | undefined;
  readonly attempt: Attempt;
}

function readSegment(sheet: Sheet, { header, above, end, style, single, attempt }: Segment, draft: Draft): void {
  const body = bodyRows(sheet, header.row, end, style);
  if (!header.guessed) draft.rows.add(header.row);
  for (const { index } of body) draft.rows.add(index);
  const rows = body.map(({ row }) => row);
  for (const zone of zonesOf(sheet, header, above, rows, style)) {
    const inside = rows.map(row => row.words.filter(word => middle(word) >= zone.x0 && middle(word) < zone.x1));
    const clusters = clusterNumbers(inside, style);
    const slots = zone.columns.length > 0 ? assignSlots(clusters, zone.columns, attempt) : lastIsValue(clusters);
    const titles = header.guessed ? [] : (sheet.rows[header.row]?.words ?? []);
    const nameless = zone.columns.length > 0 ? namelessOf(clusters, slots, header.columns, titles) : [];
    const shape: LineShape = { slots, columns: zone.columns, style, coded: isCoded(inside, style), nameless };
    draft.parts.push({ zone, slots });
    // beside a column of deductions a plain value is what is granted
    const granted = zone.columns.some(column => column.role === 'deductions') ? 'earnings' : single;
    const side = zone.side ?? sectionAbove(sheet, header.row) ?? granted;
    readZone(inside, body, shape, side, draft);
  }
}

/** The rows of the segment up to its totals; a section title reopens it. */
function bodyRows(
  sheet: Sheet,
  header: number,
  end: number,
  style: DecimalStyle,
): { index: number; row: Row; side: Side | undefined }[] {
  const rows: { index: number; row: Row; side: Side | undefined }[] = [];
  let open = true;
  let side: Side | undefined;
  for (let index = header + 1; index < end; index++) {
    const row = sheet.rows[index];
    if (!row) continue;
    // what was set apart below this row is no part of the table
    if (row.words.length === 0) break;
    const title = sectionSide(row);
    if (title) {
      side = title;
      open = true;
    } else if (open && goesOnAfter(sheet, index, end, style)) rows.push({ index, row, side });
    else if (closes(row, index) || isAboveTotals(sheet, index, style)) open = false;
    else if (open) rows.push({ index, row, side });
  }
  return rows.slice(0, rows.findLastIndex(({ row }) => !isAmountsOnly(row)) + 1);
}

/** Two amounts and nothing else, under the last line: sums without a word. */
function isAmountsOnly(row: Row): boolean {
  return row.words.length === 2 && row.words.every(word => /^\d[\d.,]*[.,]\d{2}$/.test(word.text));
}

/** Totals, net or the row of bases end the table; a row that begins with a code is a line whatever it says. */
function closes(row: Row, index: number): boolean {
  const first = row.words[0];
  const labels = fieldLabels(row, index).filter(
    label => row.words[label.from - 1]?.cell !== row.words[label.from]?.cell,
  );
  if (first && isCode(first.text) && labels[0]?.from !== 0 && row.words.length > 2 && first.cell !== row.words[1]?.cell)
    return false;
  if (labels.some(label => TOTAL_ROLES.has(label.role)) || plainTotalLabels(row, index).length > 0) return true;
  if (/^(?:continua|transportar|transporte)$/.test(first?.tokens[0] ?? '')) return true;
  return labels.filter(label => BASE_ROLES.has(label.role)).length >= 3;
}

/** The labels of totals on the next row, which has no number of its own, stand under amounts of this one (one cell may be empty). */
function isAboveTotals(sheet: Sheet, index: number, style: DecimalStyle): boolean {
  const row = sheet.rows[index];
  const next = sheet.rows[index + 1];
  if (!row || !next || next.words.some(word => /\d/.test(word.text))) return false;
  const totals = fieldLabels(next, index + 1).filter(label => TOTAL_ROLES.has(label.role));
  const under = (other: Row | undefined) =>
    totals.filter(({ x0, x1 }) =>
      other?.words.some(word => word.x0 < x1 && word.x1 > x0 && parseAmount(word.text, style)),
    ).length;
  return totals.length >= 2 && under(row) >= Math.max(2, totals.length - 1) && under(sheet.rows[index + 2]) === 0;
}

interface RawRow {
  readonly raw: RawLine;
  readonly row: Row;
  readonly side: Side | undefined;
  /** Its own and those of the rows its description runs over. */
  readonly words: Word[];
}

function readZone(
  inside: readonly (readonly Word[])[],
  body: readonly { row: Row; side: Side | undefined }[],
  shape: LineShape,
  side: Side | undefined,
  draft: Draft,
): void {
  const raws: RawRow[] = [];
  let leading: RawLine | undefined;
  for (const [at, words] of inside.entries()) {
    const row = body[at]?.row;
    if (words.length === 0 || !row) continue;
    const raw = readRow(words, shape);
    if (Object.keys(raw.amounts).length > 0) {
      if (leading) raw.description = `${leading.description} ${raw.description}`.trim();
      const own = leading ? [...leading.words, ...words] : [...words];
      leading = undefined;
      if (raw.description !== '' || raw.code !== undefined)
        raws.push({ raw, row, side: body[at]?.side ?? side, words: own });
    } else if (leadsNext(inside, body, at, shape.style)) leading = raw;
    else wrap(raws[raws.length - 1], raw, row, inside.length > 1 ? pitch(body) : 0);
  }
  const signed = raws.some(({ raw }) => raw.amounts.value?.mark === '-');
  const flagged = raws.filter(({ raw }) => raw.flag !== undefined).length > raws.length / 2;
  fillReferences(raws.map(({ raw }) => raw));
  let since = draft.lines.length;
  for (const { raw, side: own, words } of raws) {
    if (isSum(raw, draft.lines, since, draft.sums, shape.style)) {
      since = draft.lines.length;
      continue;
    }
    draft.lines.push(toReadLine(raw, own, { signed, flagged, byWords: draft.byWords }));
    draft.units.push(raw.unit);
    draft.words.push(words);
  }
}

/** A row of text only, close below a line and under its description, continues that description. */
function wrap(last: RawRow | undefined, raw: RawLine, row: Row, step: number): void {
  if (!last || raw.description === '' || raw.code !== undefined || raw.reference !== undefined) return;
  const text = last.raw.words.find(word => /\p{L}{2,}/u.test(word.text));
  const close = row.y0 - last.row.y0 <= step * WRAP_PITCH;
  if (!text || !close || Math.abs(text.x0 - raw.x0) > (row.y1 - row.y0) * 0.4 || last.raw.code === undefined) return;
  last.raw.description += ` ${raw.description}`;
  last.words.push(...raw.words);
}

/** Text much nearer to the amounts below it than these are to the ones before: the beginning of their description. */
function leadsNext(
  inside: readonly (readonly Word[])[],
  body: readonly { row: Row }[],
  at: number,
  style: DecimalStyle,
): boolean {
  const lines = body.filter((_, index) => inside[index]?.some(word => parseAmount(word.text, style)));
  const own = body[at]?.row;
  const next = body[at + 1]?.row;
  const before = body[at - 1]?.row;
  if (!own || !next || lines.length < 2 || !lines.some(line => line.row === next)) return false;
  const below = next.y0 - own.y0;
  return below < pitch(lines) * LEADING && (!before || below < (own.y0 - before.y0) * 0.8);
}

function pitch(body: readonly { row: Row }[]): number {
  const steps = body.slice(1).map(({ row }, index) => row.y0 - (body[index]?.row.y0 ?? 0));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

/** Without headings of its own a zone's last column is its value and the one before the reference. */
function lastIsValue(clusters: readonly Cluster[]): Slot[] {
  const value = clusters.findLastIndex(cluster => cluster.amounts > 0);
  return clusters.flatMap((cluster, index): Slot[] =>
    index === value ? [{ cluster, role: 'value' }] : index === value - 1 ? [{ cluster, role: 'reference' }] : [],
  );
}

function isCoded(rows: readonly (readonly Word[])[], style: DecimalStyle): boolean {
  const lines = rows.filter(words => words.some(word => parseAmount(word.text, style)));
  const coded = lines.filter(
    words => words[0] && isCode(words[0].text) && !(isQuantity(words[0].text) && words.length === 1),
  );
  return coded.length > 0 && coded.length >= lines.length * 0.6;
}

function sectionAbove(sheet: Sheet, header: number): Side | undefined {
  for (const step of [1, 2]) {
    const row = sheet.rows[header - step];
    const side = row ? sectionSide(row) : undefined;
    if (side) return side;
  }
  return undefined;
}

function middle(word: Word): number {
  return (word.x0 + word.x1) / 2;
}
