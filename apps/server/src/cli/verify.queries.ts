import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { everyFile } from '../backup/tables.ts';

export function filesToVerify(tx: Tx): Promise<string[]> {
  return everyFile(async <Row>(text: string) => (await sql.raw<Row>(text).execute(tx)).rows);
}

/** Imports whose counters are not those of their documents, or whose published documents are not receipts one to one. */
export async function importsOutOfCount(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from import i
      left join lateral (select count(*) filter (where d.state = 'clean') as clean, count(*) filter (where d.state = 'published') as published,
                                count(*) filter (where d.state = 'published' and r.id is null) as lost
                           from import_document d left join receipt r on r.import_document_id = d.id where d.import_id = i.id) d on true
     where i.state not in ('queued', 'reading') and (i.clean <> d.clean or i.published <> d.published or d.lost > 0)`.execute(
    tx,
  );
  return rows.map(row => row.id);
}
