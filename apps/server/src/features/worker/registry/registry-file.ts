import type { RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import { forEachEntry } from '#core/reading/file/archive.ts';
import { headingOf } from '#core/reading/file/table-columns.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import type { TableRow } from '#core/reading/words/delimited.ts';
import { textRows } from '#core/reading/words/text-rows.ts';
import { workbookRows } from '#core/reading/words/xlsx.ts';
import { type CheckedRow, checkRow } from './registry-check.ts';
import type { RegistryEdits } from './registry-edits.ts';
import { admissionsOf, cellsOfAdmission, esocialColumns } from './registry-esocial.ts';
import { findHeading, type OwnTitles } from './registry-headings.ts';

export const registryForms = ['text', 'xlsx', 'xml', 'zip'] as const;
export type RegistryForm = (typeof registryForms)[number];

/** The table a file is: told before its rows, and alone where nobody has confirmed its columns. */
export interface RegistryTable {
  heading: string;
  titles: string[];
  columns: RegistryColumn[];
  examples: string[][];
  confirmed: boolean;
}

export type RegistryBatch = { table: RegistryTable } | { rows: CheckedRow[] };

export interface RegistryFile {
  path: string;
  form: RegistryForm;
  /** What people confirmed, by heading. */
  known: ReadonlyMap<string, readonly RegistryColumn[]>;
  own: OwnTitles;
  /** The sections that may be filled: columns of others are not read. */
  sections: ReadonlySet<WorkerSection>;
  today: string;
  /** What people put into cells instead, by row and column. */
  edits: RegistryEdits;
}

/** A batch is that many rows, or sooner so much text: what the thread holds does not grow with how wide rows are. */
const batch = { rows: 500, text: 1_000_000 };
const searched = 60;
const shown = 3;
const mostRows = 500_000;

/** Reads and checks a registry file batch by batch, never held whole. @throws ReadingRefusal */
export async function* readRegistryFile(file: RegistryFile): AsyncGenerator<RegistryBatch> {
  if (file.form === 'xml') return yield* readAdmissions(file, one(file.path));
  if (file.form === 'zip') return yield* readAdmissions(file, xmlsOf(file.path));
  yield* readTable(file, keepable(file.form === 'xlsx' ? firstSheet(file.path) : textRows(file.path)));
}

function* readTable(
  { known, own, sections, today, edits }: RegistryFile,
  rows: Iterator<TableRow>,
): Generator<RegistryBatch> {
  const first: TableRow[] = [];
  let looked = 0;
  for (let next = rows.next(); !next.done; next = rows.next()) {
    first.push(next.value);
    looked += textOf(next.value.map(cell => cell.text));
    if (first.length >= searched || looked >= batch.text) break;
  }
  const found = findHeading(first, own) ?? refuseTable();
  const columns = known.get(found.heading);
  const table = {
    heading: found.heading,
    titles: found.titles,
    columns: [...(columns ?? found.guess)],
    examples: first.slice(found.rows, found.rows + shown).map(row => row.map(cell => cell.text)),
    confirmed: columns !== undefined,
  };
  yield { table };
  if (!columns) return;
  const all = function* () {
    yield* first.slice(found.rows);
    for (let next = rows.next(); !next.done; next = rows.next()) yield next.value;
  };
  const ready = newBatch();
  let position = found.rows;
  for (const row of all()) {
    if (++position > mostRows) throw new ReadingRefusal('FILE_TOO_LARGE', { limit: mostRows });
    const full = ready.add(checkRow(edited(row, edits[position]), position, { columns, sections, today }));
    if (full) yield { rows: full };
  }
  yield { rows: ready.rest() };
}

/** A cell beyond the row's end stands there once it says something. */
function edited(row: TableRow, cells: RegistryEdits[string] | undefined): TableRow {
  if (!cells) return row;
  const length = Math.max(row.length, ...Object.keys(cells).map(at => Number(at) + 1));
  return Array.from({ length }, (_, at) => {
    const text = cells[at];
    return text === undefined ? (row[at] ?? { text: '' }) : { text };
  });
}

function newBatch() {
  let rows: CheckedRow[] = [];
  let text = 0;
  const rest = () => {
    const all = rows;
    rows = [];
    text = 0;
    return all;
  };
  return {
    /** All rows so far where they are a batch with this one. */
    add(row: CheckedRow | undefined): CheckedRow[] | undefined {
      if (!row) return undefined;
      rows.push(row);
      text += textOf(row.cells);
      return rows.length >= batch.rows || text >= batch.text ? rest() : undefined;
    },
    rest,
  };
}

function textOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0);
}

/** Without what no text of the database can hold: zero characters, halves of pairs. */
function* keepable(rows: Iterable<TableRow>): Generator<TableRow> {
  for (const row of rows) yield row.map(cell => ({ ...cell, text: cell.text.replaceAll('\0', '').toWellFormed() }));
}

/** Of a workbook the first sheet that has rows. */
function* firstSheet(path: string): Generator<TableRow> {
  let first: string | undefined;
  for (const { sheet, row } of workbookRows(path)) {
    first ??= sheet;
    if (sheet !== first) return;
    yield row;
  }
}

async function* readAdmissions(
  { sections, today }: RegistryFile,
  paths: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<RegistryBatch> {
  const titles = esocialColumns.map(String);
  const columns = [...esocialColumns];
  yield { table: { heading: headingOf(titles), titles, columns, examples: [], confirmed: true } };
  const ready = newBatch();
  let position = 0;
  for await (const path of paths) {
    for (const event of admissionsOf(path)) {
      const row = cellsOfAdmission(event).map(text => ({ text }));
      const full = ready.add(checkRow(row, ++position, { columns, sections, today }));
      if (full) yield { rows: full };
    }
  }
  yield { rows: ready.rest() };
}

function* one(path: string): Generator<string> {
  yield path;
}

async function* xmlsOf(path: string): AsyncGenerator<string> {
  for await (const entry of forEachEntry(path)) {
    if (!/\.xml$/i.test(entry.name)) throw new ReadingRefusal('FILE_TYPE_UNKNOWN', { name: entry.name });
    yield entry.path;
  }
}

function refuseTable(): never {
  throw new ReadingRefusal('TABLE_HEADING_NOT_FOUND');
}
