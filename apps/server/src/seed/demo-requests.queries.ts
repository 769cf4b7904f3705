import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Whether the demo's requests are there already. */
export async function requestsStand(pool: pg.Pool, accessGroupId: string): Promise<boolean> {
  return acrossTenants(pool, 'looking for the demo’s requests', async tx => {
    const { rows } =
      await sql`select from hr_request where access_group_id = ${accessGroupId}::uuid and kind <> 'clock' limit 1`.execute(
        tx,
      );
    return rows.length > 0;
  });
}

/** São Paulo goes by approval steps and pays advances until the month's end; who signs in has a salary; Ana has worked at Boreal since 2022. */
export async function prepareRequests(tx: Tx): Promise<void> {
  await sql`update company set request_flow = true, request_approval = true where legal_name like 'Pantanal%' and city = 'São Paulo'`.execute(
    tx,
  );
  await sql`update company set request_approval = true where legal_name like 'Boreal%'`.execute(tx);
  await sql`
    insert into request_setting (company_id, access_group_id, payroll_cutoff)
    select id, access_group_id, 31 from company where legal_name like 'Pantanal%' or legal_name like 'Boreal%' on conflict do nothing`.execute(
    tx,
  );
  await sql`
    insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary, salary_unit)
    select e.id, e.access_group_id, e.company_id, e.person_id, s.cents, 'mes' from employment e join person p on p.id = e.person_id
      join (values ('maria@pantanal.test', 286000), ('joao@pantanal.test', 254000), ('ana@duplo.test', 512000)) s(email, cents) on s.email = p.email
        on conflict (employment_id) do update set salary = excluded.salary, salary_unit = excluded.salary_unit where worker_pay.salary is null`.execute(
    tx,
  );
  await sql`
    update employment e set admitted_on = '2022-05-02' from person p, company c
     where p.id = e.person_id and p.email = 'ana@duplo.test' and c.id = e.company_id and c.legal_name like 'Boreal%'`.execute(
    tx,
  );
}

export interface DemoWorker {
  id: string;
  personId: string;
  companyId: string;
  /** Before the at of the e-mail, for who signs in. */
  key: string | null;
  company: string;
  registration: string;
  admitted: string | null;
}

/** Who works at some companies, by registration. */
export async function workersOf(tx: Tx): Promise<DemoWorker[]> {
  const { rows } = await sql<DemoWorker>`
    select e.id, e.person_id as "personId", e.company_id as "companyId", split_part(p.email, '@', 1) as key, c.trade_name as company, e.registration, e.admitted_on::text as admitted
      from employment e join person p on p.id = e.person_id join company c on c.id = e.company_id where e.dismissed_on is null order by c.trade_name, e.registration`.execute(
    tx,
  );
  return rows;
}

/** A vacation that was asked for, approved and taken long ago, as its request tells it. */
export async function takenVacation(
  tx: Tx,
  worker: DemoWorker,
  {
    from,
    until,
    days,
    periodBegin,
    managerId,
  }: { from: string; until: string; days: number; periodBegin: string; managerId: string },
): Promise<void> {
  const data = { start: from, days, sold: 0, with13: false, cover: null };
  await sql`
    with made as (
      insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, outcome, with_flow, entered_on, data, worker_name, sent_at, ended_at)
      select e.access_group_id, e.company_id, e.id, e.person_id, e.person_id, 'trabalhador', left(${from}, 4) || '-000901', 'vacation', 'finished', 'approved', true, ${from}::date - 45,
             ${JSON.stringify(data)}::jsonb, e.name, ${from}::timestamptz - interval '45 days', ${from}::timestamptz - interval '40 days' from employment e where e.id = ${worker.id}::uuid
      returning id, access_group_id, company_id, employment_id, person_id, sent_at, ended_at)
    , steps as (insert into hr_request_step (request_id, step, access_group_id, name, needs, seats) select id, 1, access_group_id, 'Gestão', 1, array[${managerId}] from made)
    , decided as (insert into hr_request_decision (request_id, access_group_id, round, step, seat, by_person, at)
        select id, access_group_id, 1, 1, ${managerId}, ${managerId}::uuid, ended_at from made)
    , told as (insert into hr_request_event (request_id, access_group_id, verb, round, step, version, by_person, profile, at)
        select id, access_group_id, v.verb, 1, 1, v.version, v.by_person, v.profile, v.at from made
         cross join lateral (values ('send', 1, person_id, 'trabalhador', sent_at), ('approve', 2, ${managerId}::uuid, 'gestor', ended_at)) v(verb, version, by_person, profile, at))
    , away as (insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day, origin, origin_id)
        select access_group_id, company_id, employment_id, person_id, 'ferias', ${from}::date, ${until}::date, 'request', id from made returning id, origin_id)
    insert into vacation_part (leave_id, access_group_id, company_id, employment_id, person_id, period_begin, sold, request_id)
    select a.id, m.access_group_id, m.company_id, m.employment_id, m.person_id, ${periodBegin}::date, 0, m.id from made m join away a on a.origin_id = m.id`.execute(
    tx,
  );
}

/** Somebody stands in for a manager in a week. */
export async function standIn(tx: Tx, managerId: string, substituteId: string, from: string): Promise<void> {
  await sql`
    insert into manager_cover (access_group_id, membership_id, person_id, substitute_id, from_day, until_day)
    select access_group_id, id, person_id, ${substituteId}::uuid, ${from}::date, ${from}::date + 4 from membership where person_id = ${managerId}::uuid and role = 'GESTOR' limit 1`.execute(
    tx,
  );
}

/** Another leave in the days of a vacation that is not approved yet: its effect will fail. */
export async function leaveInTheWay(tx: Tx, worker: DemoWorker, from: string, until: string): Promise<void> {
  await sql`
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day)
    select access_group_id, company_id, id, person_id, 'outro', ${from}::date, ${until}::date from employment where id = ${worker.id}::uuid`.execute(
    tx,
  );
}

/** Nobody answered in time. */
export async function makeLate(tx: Tx, requestId: string): Promise<void> {
  await sql`
    update hr_request set entered_on = entered_on - 12, due_on = due_on - 12 where id = ${requestId}::uuid`.execute(tx);
}

/** Waits until every approval has its effect. */
export async function requestsAtRest(pool: pg.Pool): Promise<void> {
  const open =
    "select count(*)::int as n from jobs.job_common where name = 'request-effect' and state in ('created', 'active', 'retry')";
  for (let tries = 0; tries < 3_000; tries++) {
    const { rows } = await pool.query<{ n: number }>(open);
    if (rows[0]?.n === 0) return;
    await wait(40);
  }
  throw new Error('The requests of the demo came to no rest in two minutes.');
}
