import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** Whose bell it is: in the worker's area what is for the worker, in HR's what is for HR of the chosen group. */
export interface BellOf {
  personId: string;
  /** The area that targets begin with: `/rh/`. */
  area: string;
  /** Null: of all access groups. */
  accessGroupId: string | null;
}

export interface NotificationRow {
  id: string;
  kind: string;
  values: unknown;
  target: string | null;
  created_at: Date;
  read_at: Date | null;
  /** The instant with its microseconds, for the cursor. */
  place: string;
}

/** Where a page begins: instant and id of the last notification before it. */
export interface After {
  at: string;
  id: string;
}

/** Newest first; one row more than asked tells that there is a next page. */
export async function listNotifications(
  tx: Tx,
  bell: BellOf,
  page: { size: number; offset: number; after: After | undefined },
): Promise<NotificationRow[]> {
  const { after, size, offset } = page;
  const beyond = after ? sql`(n.created_at, n.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.values, n.target, n.created_at, n.read_at, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from notification n where ${inBell(bell)} and ${beyond}
     order by n.created_at desc, n.id desc limit ${size + 1} offset ${after ? 0 : offset}`.execute(tx);
  return rows;
}

/** Exact up to 10,000; 10,001 stands for more. */
export async function countNotifications(tx: Tx, bell: BellOf): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from notification n where ${inBell(bell)} limit 10001) f`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

export async function countUnread(tx: Tx, bell: BellOf): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from notification n where ${inBell(bell)} and n.read_at is null`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Marks those of the ids that are in the bell, or all of it; others are passed over alike. @returns how many were unread */
export async function markRead(tx: Tx, bell: BellOf, ids: readonly string[] | undefined): Promise<number> {
  const which = ids ? sql`n.id::text = any (${ids}::text[])` : sql`true`;
  const { numAffectedRows = 0n } = await sql`
    update notification n set read_at = now() where ${inBell(bell)} and n.read_at is null and ${which}`.execute(tx);
  return Number(numAffectedRows);
}

function inBell({ personId, area, accessGroupId }: BellOf): RawBuilder<SqlBool> {
  const here = sql`n.person_id = ${personId}::uuid and (n.target is null or starts_with(n.target, ${area}))`;
  return accessGroupId ? sql<SqlBool>`${here} and n.access_group_id = ${accessGroupId}::uuid` : sql<SqlBool>`${here}`;
}
