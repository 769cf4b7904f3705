import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * Reads along the index of the list's order. Words that were too frequent to be looked up are met soon there, and few answers have
 * an index of their own. The planner can't know: under row-level security it estimates without statistics, and would rather read and
 * sort everything.
 */
export async function readInOrder<T>(tx: Tx, query: RawBuilder<T>): Promise<QueryResult<T>> {
  await sql`select set_config('enable_sort', 'off', true)`.execute(tx);
  const found = await query.execute(tx);
  await sql`select set_config('enable_sort', 'on', true)`.execute(tx);
  return found;
}
