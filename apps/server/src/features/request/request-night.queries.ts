import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface DueRequest {
  id: string;
  access_group_id: string;
  author_id: string;
  /** Working days of its step. */
  days: number;
}

/** Requests whose step has a deadline, of all access groups. */
export async function dueRequests(tx: Tx): Promise<DueRequest[]> {
  const { rows } = await sql<DueRequest>`
    select r.id, r.access_group_id, r.author_id, s.deadline_days as days
      from hr_request r join hr_request_step s on s.request_id = r.id and s.step = r.step
     where r.state in ('sentForApproval', 'pending') and not r.waits_for_change and s.deadline_days is not null and r.due_on <= ${today} + 60`.execute(
    tx,
  );
  return rows;
}

/** Days after which a denied request, or one that leaves nothing for payroll, is ended. */
const restsFor = 30;

/** One access group of those that have something to end, with somebody of it. */
export async function groupsToFinish(tx: Tx): Promise<{ accessGroupId: string; personId: string }[]> {
  const { rows } = await sql<{ accessGroupId: string; personId: string }>`
    select distinct on (r.access_group_id) r.access_group_id as "accessGroupId", r.author_id as "personId" from hr_request r
     where ${isOver} order by r.access_group_id`.execute(tx);
  return rows;
}

/** Payroll took all of it a day ago, or it has rested long enough. The time clock ends its own. */
const isOver = sql`r.kind <> 'clock' and (r.state = 'denied' and r.ended_at < now() - make_interval(days => ${restsFor})
  or r.state = 'approved' and not r.in_process and not r.awaits_consent and r.applied_at is not null and (
    exists (select from payroll_entry p where p.request_id = r.id and p.state = 'taken' and p.taken_at < now() - interval '1 day')
      and not exists (select from payroll_entry p where p.request_id = r.id and p.state = 'open')
    or r.applied_at < now() - make_interval(days => ${restsFor}) and not exists (select from payroll_entry p where p.request_id = r.id)))`;

/** @returns how many were ended */
export async function finishOver(tx: Tx, accessGroupId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with ended as (
      update hr_request r set state = 'finished', outcome = case when r.state = 'denied' then 'denied' else 'approved' end, version = r.version + 1
       where r.access_group_id = ${accessGroupId}::uuid and ${isOver} returning r.id, r.access_group_id, r.round, r.version),
    told as (
      insert into hr_request_event (request_id, access_group_id, verb, round, version, profile)
      select id, access_group_id, 'finish', round, version, 'job' from ended returning id)
    select count(*)::integer as n from told`.execute(tx);
  return rows[0]?.n ?? 0;
}
