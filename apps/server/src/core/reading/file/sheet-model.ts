import { longestTitle, type SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import type { SheetModel } from '../read-by-model.ts';
import type { TableRow } from '../words/delimited.ts';
import { fold } from '../words/fold.ts';
import { type FileColumn, type FileHeader, SEARCHED_ROWS } from './table-columns.ts';
import { readerColumnsOf } from './wire-columns.ts';

/** Columns a file may do without: what nobody had this month is no column, and what is not read is not missed. */
const OPTIONAL: ReadonlySet<FileColumn> = new Set<FileColumn>(['itemEarnings', 'itemDeductions', 'ignored']);

/**
 * The heading by the first of the models that knows it: no title is strange to the model, and of what the model reads no column
 * is missing. A strange column might hold amounts, and what isn't read can't be missed by any sum: then a person is asked.
 */
export function headerByModel(
  rows: readonly TableRow[],
  sheet: string | undefined,
  models: readonly SheetModel[],
): FileHeader | undefined {
  const own = models.filter(
    model => model.sheet === null || (sheet !== undefined && plain(model.sheet) === plain(sheet)),
  );
  if (own.length === 0) return undefined;
  for (const [row, cells] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const present = new Set(keysOf(cells.map(cell => cell.text)));
    for (const model of own) {
      const { places, needed } = knownHeading(model);
      if (!needed.every(key => present.has(key))) continue;
      const titles = titlesOver(rows, row);
      const columns = keysOf(titles).map(key => places.get(key));
      if (isWhole(columns)) return { row, columns, titles, confirmed: true, model };
    }
  }
  return undefined;
}

interface KnownHeading {
  /** What each title holds; a title that stands twice is told by its turn. */
  readonly places: ReadonlyMap<string, FileColumn>;
  /** What no file may be without. */
  readonly needed: readonly string[];
}

/** A ZIP may hold thousands of sheets, and each is held against every model. */
const headings = new WeakMap<SheetShape, KnownHeading>();

function knownHeading(model: SheetShape): KnownHeading {
  const known = headings.get(model);
  if (known) return known;
  const held = readerColumnsOf(model.columns.map(({ holds }) => holds));
  const keys = keysOf(model.columns.map(({ title }) => title));
  const heading = {
    places: new Map(keys.map((key, at) => [key, held[at] ?? 'ignored'])),
    needed: keys.filter((_, at) => !OPTIONAL.has(held[at] ?? 'ignored')),
  };
  headings.set(model, heading);
  return heading;
}

/** A title as files are compared by: without case, accents and blanks. */
function plain(title: string): string {
  return fold(title.replaceAll('\0', '').toWellFormed().slice(0, longestTitle)).replace(/\s+/g, '');
}

function keysOf(titles: readonly string[]): string[] {
  const turns = new Map<string, number>();
  return titles.map(title => {
    const key = plain(title);
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    return `${turn} ${key}`;
  });
}

function isWhole(columns: readonly (FileColumn | undefined)[]): columns is FileColumn[] {
  return columns.every(column => column !== undefined);
}

/** A title for each column that holds anything in the heading's row or under it, blank where none is printed. */
export function titlesOver(rows: readonly TableRow[], heading: number): string[] {
  let width = 0;
  for (const cells of rows.slice(heading))
    for (let at = cells.length; at > width; at--)
      if (cells[at - 1]?.text) {
        width = at;
        break;
      }
  return Array.from({ length: width }, (_, at) => rows[heading]?.[at]?.text ?? '');
}
