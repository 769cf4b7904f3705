import { type AskedPage, nextOf, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { csvFile } from './csv-file.ts';
import { type Cell, csvLine } from './csv-line.ts';

export type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
export type Asked<Row> = (page: AskedPage) => (tx: Tx) => Promise<Placed<Row>[]>;

interface List<Row> {
  inOwnTransaction: InOwnTransaction;
  asked: Asked<Row>;
  fileName: string;
  columns: readonly string[];
}

const rowsAtATime = 500;

/** A list by cursor as CSV: read page by page while it is sent, never held whole, no long transaction. */
export function csvList<Row>(
  { inOwnTransaction, asked, fileName, columns }: List<Row>,
  cells: (row: Row) => readonly Cell[] | Promise<readonly Cell[]>,
): SentFile {
  const pages = async function* () {
    let after: string | undefined;
    do {
      const rows = await inOwnTransaction(asked({ after, size: rowsAtATime }));
      after = nextOf(rows, rowsAtATime) ?? undefined;
      let lines = '';
      for (const row of rows.slice(0, rowsAtATime)) lines += csvLine(await cells(row));
      if (lines !== '') yield lines;
    } while (after);
  };
  return csvFile(fileName, columns, pages());
}
