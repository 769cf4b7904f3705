import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Worker } from './worker.queries.ts';

/** What holds from a day on; `field` is a column. */
export interface DatedChange {
  id: string;
  field: string;
  from_day: string;
  value: string | null;
  reason: string | null;
}

/** All of an employment, the newest day first. */
export async function changesOf(tx: Tx, employmentId: string): Promise<DatedChange[]> {
  const { rows } = await sql<DatedChange>`
    select id, field, from_day::text as from_day, value, reason from employment_change
     where employment_id = ${employmentId} order by from_day desc, field`.execute(tx);
  return rows;
}

export interface NewChange {
  field: string;
  fromDay: string;
  value: string | null;
  reason: string | null;
  /** The column holds it already. */
  applied: boolean;
}

/** False: that field changes on that day already. */
export async function insertChange(tx: Tx, worker: Worker, personId: string, change: NewChange): Promise<boolean> {
  const { rows } = await sql`
    insert into employment_change (access_group_id, company_id, employment_id, person_id, field, from_day, value, reason, made_by, applied_at)
    values (${worker.access_group_id}, ${worker.company_id}, ${worker.id}, ${worker.person_id}, ${change.field}, ${change.fromDay}, ${change.value},
      ${change.reason}, ${personId}, case when ${change.applied} then now() end)
    on conflict (employment_id, field, from_day) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Puts into their columns what holds today, of one employment. */
export async function applyDueChanges(tx: Tx, employmentId: string): Promise<void> {
  await sql`select access.apply_due_changes(${employmentId})`.execute(tx);
}

/** Of all tenants at once, by the one function that may (definer/workers.sql). */
export async function applyAllDueChanges(pool: pg.Pool): Promise<void> {
  await pool.query('select access.apply_due_changes(null)');
  // leaves begin and end by the day, too
  await pool.query('select access.settle_leaves(null)');
}

/** The change, held; undefined: none of this employment. */
export async function changeById(tx: Tx, employmentId: string, id: string): Promise<DatedChange | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<DatedChange>`
    select id, field, from_day::text as from_day, value, reason from employment_change
     where employment_id = ${employmentId} and id = ${id}::uuid for update`.execute(tx);
  return rows[0];
}

export async function deleteChange(tx: Tx, id: string): Promise<void> {
  await sql`delete from employment_change where id = ${id}`.execute(tx);
}
