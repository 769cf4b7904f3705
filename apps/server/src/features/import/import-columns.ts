import {
  columnsOf,
  type ImportColumn,
  missingColumns,
  repeatedColumns,
  type SheetDocument,
} from '@cracha/contract/features/import/import.columns.ts';
import { tableKey, type UnknownTable } from '#core/reading/file/table-columns.ts';
import { wireColumn } from '#core/reading/file/wire-columns.ts';
import { refuse } from '#kernel/refusal.ts';

/** A table as it waits in the import. */
export interface WaitingTable {
  heading: string;
  titles: readonly string[];
  /** What its rows seem to be. */
  document: SheetDocument;
  guess: readonly ImportColumn[];
  examples: readonly (readonly string[])[];
  rows: number;
  entry: string | null;
}

/** The table as a person is asked about it; a role the wire has no name for is not read. */
export function waitingTable(table: UnknownTable, entry: string | undefined): WaitingTable {
  const { titles, document, examples, rows } = table;
  return {
    heading: tableKey(titles, document),
    titles,
    document,
    guess: table.guess.map(wireColumn),
    examples,
    rows,
    entry: entry ?? null,
  };
}

/**
 * @throws INVALID_REQUEST for another number of columns, one role twice or a role that such documents don't have; IMPORT_COLUMNS_MISSING
 * where nobody or no amount is named
 */
export function checkColumns(columns: readonly ImportColumn[], document: SheetDocument, table: WaitingTable): void {
  if (columns.length !== table.titles.length || repeatedColumns(columns).length > 0) refuse('INVALID_REQUEST');
  if (columns.some(column => !columnsOf(document).includes(column))) refuse('INVALID_REQUEST');
  const missing = missingColumns(columns, document);
  if (missing.length > 0) refuse('IMPORT_COLUMNS_MISSING', { lista: missing.join(', ') });
}
