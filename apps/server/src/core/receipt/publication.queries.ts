import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** One publication at a time in an access group, by import or typed in: what has a receipt already is looked up and then relied on. */
export async function lockPublication(tx: Tx, accessGroupId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accessGroupId}, 3))`.execute(tx);
}
