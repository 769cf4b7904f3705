import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from './identity.queries.ts';

/** Takes a place for each subject, or none. @returns in how many seconds there is one for all again; null: taken */
export async function takePlaces(
  tx: Tx,
  subjects: readonly Buffer[],
  limits: readonly number[],
): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from access.take_code(${subjects}::bytea[], ${limits}::integer[]) - clock_timestamp()))::integer as wait`.execute(
    tx,
  );
  const { wait } = first(rows);
  return wait === null ? null : Math.max(1, wait);
}
