import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
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
}

const newestFirst = [
  { value: sql`n.created_at`, type: 'instant', descending: true },
  { value: sql`n.id`, type: 'uuid', descending: true },
] as const;

/** Newest first. */
export async function listNotifications(tx: Tx, bell: BellOf, page: AskedPage): Promise<Placed<NotificationRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(newestFirst, page);
  const { rows } = await sql<Placed<NotificationRow>>`
    select n.id, n.kind, n.values, n.target, n.created_at, n.read_at, ${place}
      from notification n where ${inBell(bell)} and ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export function countNotifications(tx: Tx, bell: BellOf): Promise<number> {
  return countUpTo(tx, sql`notification n where ${inBell(bell)}`);
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
