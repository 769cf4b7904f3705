import type { TableCell, TableRow } from '../words/delimited.ts';
import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import type { FileColumn, FileHeader } from './table-columns.ts';
import type { Flags } from './table-flags.ts';

/** One row taken apart by its headings. */
export interface FileRow {
  readonly text: (column: FileColumn) => string | undefined;
  /** The text with its day first, where a model says that it stands second. */
  readonly date: (column: FileColumn) => string | undefined;
  /** In centavos; what a whole column of deductions writes as negative is positive here. */
  readonly amount: (column: FileColumn) => number | undefined;
  readonly flags: Flags;
  readonly cells: TableRow;
  readonly header: FileHeader;
  readonly style: DecimalStyle;
}

/** A number cell is reais; text is an amount with decimals, or whole reais. */
export function amountOf(cell: TableCell | undefined, style: DecimalStyle): number | undefined {
  if (!cell || cell.text === '') return undefined;
  if (cell.number !== undefined) return Math.round(cell.number * 100);
  const text = cell.text
    .replace(/\s/g, '')
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/^R\$/, '');
  const amount = parseAmount(text, style);
  if (amount) return amount.centavos;
  const loose = /^([-+(]?)(?:R\$)?(\d+)(?:[.,](\d))?([-)]?)$/.exec(text);
  if (!loose) return undefined;
  const [, before, whole, tenths = 0, after] = loose;
  const isNegative = before === '-' || after === '-' || (before === '(' && after === ')');
  return (isNegative ? -1 : 1) * (Number(whole) * 100 + Number(tenths) * 10);
}
