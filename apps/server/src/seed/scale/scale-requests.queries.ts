import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

interface Group {
  accessGroupId: string;
  companyId: string;
}

/** So many wait for HR, however many there are in all: a queue grows with people, not with years. */
const waiting = 500;

/** Requests about other subjects, dealt over the workers, one every ten minutes back from now; the newest wait for HR, the rest are finished. */
export async function insertRequests(
  tx: Tx,
  { accessGroupId, companyId }: Group,
  { workers, requests, hr }: { workers: number; requests: number; hr: string },
): Promise<void> {
  await sql`
    with people as (select e.*, row_number() over (order by e.id) - 1 as position from employment e where e.company_id = ${companyId}::uuid),
    made as (
      insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, outcome, with_flow, step, entered_on, data, worker_name, sent_at, ended_at)
      select p.access_group_id, p.company_id, p.id, p.person_id, p.person_id, 'trabalhador', '2026-' || lpad(n::text, 7, '0'), 'other', case when n <= ${waiting} then 'pending' else 'finished' end,
             case when n > ${waiting} then 'approved' end, false, case when n <= ${waiting} then 1 end, ${today}, '{"categoryId": null, "category": null, "subject": "Crachá novo"}', p.name,
             now() - n * interval '10 minutes', case when n > ${waiting} then now() - n * interval '9 minutes' end
        from generate_series(1, ${requests}::integer) n join people p on p.position = n % ${workers}::integer
      returning id, access_group_id, state, person_id),
    steps as (
      insert into hr_request_step (request_id, step, access_group_id, name, needs, seats) select id, 1, access_group_id, 'RH', 1, '{group:RH}' from made)
    insert into hr_request_event (request_id, access_group_id, verb, round, step, version, by_person, profile) select id, access_group_id, 'send', 1, 1, 1, person_id, 'trabalhador' from made`.execute(
    tx,
  );
  // seats are given by a function, for what is in reach
  await sql`
    select set_config('app.profile', 'job', true), set_config('app.access_group', ${accessGroupId}, true), set_config('app.companies', '*', true), set_config('app.workers', '*', true)`.execute(
    tx,
  );
  await sql`
    select access.seat_request(r.id, array[${hr}::uuid], '{}') from hr_request r where r.company_id = ${companyId}::uuid and r.state = 'pending'`.execute(
    tx,
  );
}
