import { sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Those of the ids that are mirrors in reach. */
export async function timesheetsAmong(tx: Tx, accessGroupId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from timesheet where access_group_id = ${accessGroupId}::uuid and id::text = any (${ids}::text[]) and deleted_at is null order by id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export function wholeTimesheets(ids: readonly string[]): ExcludedRows {
  return sql`select t.id, t.access_group_id, to_jsonb(t) - 'search' as record from timesheet t where t.id = any (${ids}::uuid[])`;
}

export async function removeTimesheets(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update timesheet set deleted_at = now() where id = any (${ids}::uuid[])`.execute(tx);
}

/** False: it stands, or another one took its days meanwhile. */
export async function bringBackTimesheet(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update timesheet t set deleted_at = null where t.id = ${id}::text::uuid and t.deleted_at is not null
       and not exists (select from timesheet o where o.employment_id = t.employment_id and o.deleted_at is null and o.from_day <= t.until_day and o.until_day >= t.from_day)
    returning id`.execute(tx);
  return rows.length > 0;
}
