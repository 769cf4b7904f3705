import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export type RuleChange = NonNullable<Awaited<ReturnType<typeof openChange>>>;

/** The change of the rules that waits, in the reader's access group. */
export async function openChange(tx: Tx) {
  return changes(tx).where('c.state', '=', 'open').where('c.expires_at', '>', sql<Date>`now()`).executeTakeFirst();
}

/** A change, open or not, held until the transaction ends. */
export async function lockedChange(tx: Tx, id: string) {
  return changes(tx)
    .select(['c.state', sql<boolean>`c.expires_at <= now()`.as('is_over')])
    .where('c.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function changes(tx: Tx) {
  return tx
    .selectFrom('release_rule_change as c')
    .select(['c.id', 'c.access_group_id', 'c.at_once', 'c.asked_by', 'c.asked_at', 'c.expires_at'])
    .select([
      sql<string>`coalesce(access.person_name(c.asked_by), '')`.as('asked_by_name'),
      sql<string | null>`access.person_name(c.ended_by)`.as('ended_by_name'),
    ]);
}

/** @returns id and end of the new change; undefined: one is open already */
export async function openRuleChange(
  tx: Tx,
  change: { accessGroupId: string; personId: string; atOnce: boolean },
): Promise<{ id: string; expires_at: Date } | undefined> {
  return tx
    .insertInto('release_rule_change')
    .values({ access_group_id: change.accessGroupId, asked_by: change.personId, at_once: change.atOnce })
    .onConflict(c => c.doNothing())
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
}

export async function endChange(
  tx: Tx,
  id: string,
  state: 'confirmed' | 'refused' | 'withdrawn' | 'expired',
  by: string | null,
): Promise<void> {
  await tx
    .updateTable('release_rule_change')
    .set({ state, ended_by: by, ended_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Those whose time is over, though their job has not run yet. */
export async function changesOverdue(tx: Tx): Promise<RuleChange[]> {
  return changes(tx).where('c.state', '=', 'open').where('c.expires_at', '<=', sql<Date>`now()`).forUpdate().execute();
}

/** Whether the reader is one of those who release for the whole access group; the permission is the guard's. */
export async function releasesForAll(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`
    select access.all_companies() and access.all_workers() as all`.execute(tx);
  return rows[0]?.all ?? false;
}
