import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** The days as they stand, by receipt. */
export async function daysOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; day: string | null }>`
    select id, paid_on::text as day from receipt where id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** Writes the day. What was drawn with another one is no longer served; pages cut out of a file are as they were printed. */
export async function setPaidOn(tx: Tx, ids: readonly string[], day: string | null): Promise<void> {
  await sql`update receipt set paid_on = ${day}::date where id = any (${ids}::uuid[])`.execute(tx);
}
