import type { TableRow } from './delimited.ts';
import type { FileColumn, FileHeader, UnknownTable } from './table-columns.ts';
import { itemSide } from './table-items.ts';

const EXAMPLE_ROWS = 5;
/** So many rows are looked at to tell whether a column holds amounts. */
const LOOKED_AT = 50;

/** A table as a person is asked about it: the columns as the reader would take them, and the first rows. */
export function unknownTable(rows: readonly TableRow[], header: FileHeader): UnknownTable {
  const below = rows.slice(header.row + 1).filter(row => row.some(cell => cell.text !== ''));
  return {
    titles: header.titles,
    guess: header.titles.map((_, at) => guessed(header, below.slice(0, LOOKED_AT), at)),
    examples: below.slice(0, EXAMPLE_ROWS).map(row => header.titles.map((_, at) => row[at]?.text ?? '')),
    rows: below.length,
  };
}

/** A long table's columns are named; a wide one's pay items are the columns of amounts no other role claims. */
function guessed(header: FileHeader, rows: readonly TableRow[], at: number): FileColumn {
  const column = header.columns[at] ?? 'ignored';
  if (header.columns.includes('description') || header.titles[at] === '') return column;
  for (const row of rows) {
    const side = itemSide(header, at, row[at]);
    if (side) return side;
  }
  return column;
}
