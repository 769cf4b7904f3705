import type { DecimalStyle } from './numbers.ts';
import { decimalStyle } from './numbers.ts';
import { findLabels, type Label } from './labels-found.ts';
import type { Sheet } from './sheet.ts';
import { readTable, type Table } from './table.ts';

/** One document's part of a page, with what every field reader needs. */
export interface Block {
  readonly sheet: Sheet;
  readonly labels: readonly Label[][];
  readonly style: DecimalStyle;
  readonly table: Table | undefined;
}

/** Finds the labels and reads the table once; labels inside of the table's lines are no field labels. */
export function openBlock(sheet: Sheet): Block {
  const style = decimalStyle(sheet.rows.flatMap(row => row.words.map(word => word.text)));
  const table = readTable(sheet, style);
  const labels = findLabels(sheet).map((found, row) => (table?.rows.has(row) ? [] : found));
  return { sheet, labels, style, table };
}
