import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** One change of an access group's profiles and users after the other: names, holders and the last administrator are counted before. */
export async function takeTurn(tx: Tx, accessGroupId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accessGroupId}::text, 49))`.execute(tx);
}

/** Whether somebody of the access group's HR, of all its companies, may still change profiles and users. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select access.group_has_administrator() as yes`.execute(tx);
  return rows[0]?.yes === true;
}
