import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * Until the transaction ends nobody else is past this line about the same thing (`batches <person>`), in whatever process: what is
 * counted here is still so when something is written. For limits that have no row of their own to lock.
 */
export async function lockAbout(tx: Tx, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(tx);
}
