import type { leaveKinds } from '@cracha/contract/features/worker/worker-fields.ts';
import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { LeaveDays } from './leave-days.ts';
import type { Worker } from './worker.queries.ts';

export interface Leave extends LeaveDays {
  id: string;
  kind: (typeof leaveKinds)[number];
}

/** All of an employment, the newest first. */
export async function leavesOf(tx: Tx, employmentId: string): Promise<Leave[]> {
  const { rows } = await sql<Leave>`
    select id, kind, from_day::text as from_day, until_day::text as until_day from employment_leave
     where employment_id = ${employmentId} order by from_day desc`.execute(tx);
  return rows;
}

export async function insertLeave(tx: Tx, worker: Worker, personId: string, leave: LeaveDays): Promise<void> {
  await sql`
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day, made_by)
    values (${worker.access_group_id}, ${worker.company_id}, ${worker.id}, ${worker.person_id}, ${leave.kind}, ${leave.from_day},
      ${leave.until_day}, ${personId})`.execute(tx);
}

export async function updateLeave(tx: Tx, id: string, leave: LeaveDays): Promise<void> {
  await sql`
    update employment_leave set kind = ${leave.kind}, from_day = ${leave.from_day}, until_day = ${leave.until_day}
     where id = ${id}`.execute(tx);
}

export async function deleteLeave(tx: Tx, id: string): Promise<void> {
  await sql`delete from employment_leave where id = ${id}`.execute(tx);
}

export interface Absence extends LeaveDays {
  employment_id: string;
  name: string;
  department: string | null;
}

/** Leaves of people in reach that hold today or begin within so many days, the earliest first. */
export async function absencesWithin(tx: Tx, accessGroupId: string | null, days: number): Promise<Absence[]> {
  const { rows } = await sql<Absence>`
    select l.employment_id, e.name, e.department, l.kind, l.from_day::text, l.until_day::text
      from employment_leave l join employment e on e.id = l.employment_id
     where l.access_group_id = ${accessGroupId}::uuid and l.from_day <= ${today} + ${days}::integer and coalesce(l.until_day, ${today}) >= ${today}
       and (e.dismissed_on is null or e.dismissed_on >= ${today})
     order by l.from_day, e.name, l.id`.execute(tx);
  return rows;
}
