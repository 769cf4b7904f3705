import { importColumns, type SheetDocument, sheetDocuments } from '@cracha/contract/features/import/import.columns.ts';
import * as z from 'zod/mini';
import { tableKey } from '#core/reading/file/table-columns.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { WaitingTable } from './import-columns.ts';

const columnsStored = z.array(z.enum(importColumns));
const documentStored = z.enum(sheetDocuments);
const tables = z.array(
  z.object({
    titles: z.array(z.string()),
    // tables that wait from before say nothing of it
    document: z._default(documentStored, 'recibo'),
    guess: columnsStored,
    examples: z.array(z.array(z.string())),
    rows: z.number(),
    entry: z.nullable(z.string()),
  }),
);

/** What a person said of a table. */
export interface Confirmed {
  document: SheetDocument;
  columns: z.output<typeof columnsStored>;
}

/** What the access group confirmed of its tables, by their keys (`tableKey`). */
export async function confirmedColumns(tx: Tx): Promise<Map<string, Confirmed>> {
  const rows = await tx.selectFrom('column_mapping').select(['heading', 'document', 'columns']).execute();
  return new Map(
    rows.map(({ heading, document, columns }) => [
      heading,
      { document: documentStored.parse(document), columns: columnsStored.parse(columns) },
    ]),
  );
}

/** The import's tables whose columns wait. */
export async function waitingTables(tx: Tx, importId: string): Promise<WaitingTable[]> {
  const row = await tx.selectFrom('import').select('tables').where('id', '=', importId).executeTakeFirstOrThrow();
  // worked out anew: what waits from before was kept by its titles alone
  return tables.parse(row.tables).map(table => ({ ...table, heading: tableKey(table.titles, table.document) }));
}

/** Keeps what a person said of a heading; said again, the newer holds. */
export async function keepColumns(
  tx: Tx,
  by: { accessGroupId: string; personId: string },
  table: Pick<WaitingTable, 'heading' | 'titles'>,
  { document, columns }: Confirmed,
): Promise<void> {
  const kept = { titles: [...table.titles], document, columns: [...columns], confirmed_by: by.personId };
  await tx
    .insertInto('column_mapping')
    .values({ ...kept, access_group_id: by.accessGroupId, heading: table.heading })
    .onConflict(c => c.columns(['access_group_id', 'heading']).doUpdateSet({ ...kept, confirmed_at: new Date() }))
    .execute();
}

/** What still waits after a table was confirmed, or what a reading has found. */
export async function setWaitingTables(tx: Tx, importId: string, waiting: readonly WaitingTable[]): Promise<void> {
  await tx
    .updateTable('import')
    .set({ tables: JSON.stringify(waiting) })
    .where('id', '=', importId)
    .execute();
}
