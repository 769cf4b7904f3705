import type { TableCell, TableRow } from '../words/delimited.ts';
import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import type { FileColumn, FileHeader } from './table-columns.ts';

/** One row taken apart by its headings. */
export interface FileRow {
  readonly text: (column: FileColumn) => string | undefined;
  /** The text with its day first, where a model says that it stands second. */
  readonly date: (column: FileColumn) => string | undefined;
  readonly amount: (column: FileColumn) => number | undefined;
  readonly cells: TableRow;
  readonly header: FileHeader;
  readonly style: DecimalStyle;
}

/** A number cell is reais; text is an amount with decimals, or whole reais. */
export function amountOf(cell: TableCell | undefined, style: DecimalStyle): number | undefined {
  if (!cell || cell.text === '') return undefined;
  if (cell.number !== undefined) return Math.round(cell.number * 100);
  const text = cell.text.replace(/^R\$\s*/, '').replace(/\s/g, '');
  const amount = parseAmount(text, style);
  if (amount) return amount.centavos;
  const loose = /^(-?)(\d+)(?:[.,](\d))?$/.exec(text);
  return loose ? Number(`${loose[1]}${Number(loose[2]) * 100 + Number(loose[3] ?? 0) * 10}`) : undefined;
}
