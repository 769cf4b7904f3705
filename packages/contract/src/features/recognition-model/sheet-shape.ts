import {
  columnsOf,
  type ImportColumn,
  missingColumns,
  repeatedColumns,
  type SheetDocument,
} from '../import/import.columns.ts';

export const decimalMarks = ['virgula', 'ponto'] as const;
export type DecimalMark = (typeof decimalMarks)[number];
/** Where it isn't the day first. */
export const dateOrders = ['mesDia'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A title that is longer is known by its beginning. */
export const longestTitle = 200;
/** A payroll's widest table has a column for each of its pay items. */
export const mostColumns = 250;

export interface SheetColumn {
  readonly title: string;
  readonly holds: ImportColumn;
}

/** How a sheet of one payroll system is known again, and what its columns hold. Holds no code. */
export interface SheetShape {
  /** The sheet's name in its workbook; null: whatever it is called, and text files too. */
  readonly sheet: string | null;
  readonly document: SheetDocument;
  readonly columns: readonly SheetColumn[];
  /** Null: as the file shows itself. */
  readonly decimals: DecimalMark | null;
  readonly dates: DateOrder | null;
}

export type SheetLack = 'titles' | 'repeated' | 'missing';

/** What a shape lacks to be read with: titles to know it by, a role once, somebody to pay and amounts. */
export function sheetLackOf({ columns, document }: Pick<SheetShape, 'columns' | 'document'>): SheetLack | undefined {
  const held = columns.map(({ holds }) => holds);
  if (columns.filter(({ title, holds }) => title.trim() !== '' && holds !== 'ignorar').length < 2) return 'titles';
  if (repeatedColumns(held).length > 0) return 'repeated';
  if (held.some(column => !columnsOf(document).includes(column))) return 'missing';
  return missingColumns(held, document).length > 0 ? 'missing' : undefined;
}
