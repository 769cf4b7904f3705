import type { TableCell, TableRow } from '../words/delimited.ts';
import { type DecimalStyle, parseAmount } from '../words/numbers.ts';
import type { FileColumn, FileHeader } from './table-columns.ts';
import { type Flags, readFlags } from './table-flags.ts';

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
    .replace(/^R\$/, '')
    .replace(/(?<=\d)['’](?=\d{3})/g, '')
    // rates have four decimals and more; what is behind the second says nothing here
    .replace(/([.,]\d\d)00+$/, '$1');
  const amount = parseAmount(text, style);
  if (amount) return amount.centavos;
  const loose = /^([-+(]?)(?:R\$)?(\d+)(?:[.,](\d))?([-)]?)$/.exec(text);
  if (!loose) return undefined;
  const [, before, whole, tenths = 0, after] = loose;
  const isNegative = before === '-' || after === '-' || (before === '(' && after === ')');
  return (isNegative ? -1 : 1) * (Number(whole) * 100 + Number(tenths) * 10);
}

const DEDUCTIONS = ['deductions', 'totalDeductions'] as const satisfies readonly FileColumn[];

/** Takes the rows of a sheet apart by its headings, its decimals, its flags and the signs of its deductions. */
export function rowsOf(
  rows: readonly TableRow[],
  header: FileHeader,
  style: DecimalStyle,
): (cells: TableRow) => FileRow {
  const flags = readFlags(rows, header);
  const placed = new Map(header.columns.map((column, at) => [column, at] as const).toReversed());
  const isMinus = (column: FileColumn) => {
    const at = placed.get(column);
    const amounts = at === undefined ? [] : rows.slice(header.row + 1).map(cells => amountOf(cells[at], style) ?? 0);
    return amounts.some(amount => amount < 0) && amounts.every(amount => amount <= 0);
  };
  const minus: ReadonlySet<FileColumn> = new Set(DEDUCTIONS.filter(isMinus));
  return cells => {
    const cellOf = (column: FileColumn) => {
      const at = placed.get(column);
      return at === undefined ? undefined : cells[at];
    };
    return {
      ...{ cells, header, style, flags },
      text: column => cellOf(column)?.text || undefined,
      date: column => dayFirst(cellOf(column), header) || undefined,
      amount: column => {
        const amount = amountOf(cellOf(column), style);
        return amount !== undefined && minus.has(column) ? Math.abs(amount) : amount;
      },
    };
  };
}

/** A date as it is read everywhere; a cell the workbook itself calls a date is one already. */
function dayFirst(cell: TableCell | undefined, { model }: FileHeader): string | undefined {
  if (!cell || model?.dates !== 'mesDia' || cell.isDate) return cell?.text;
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})$/.exec(cell.text) ?? [];
  return month && day && year ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}` : cell.text;
}
