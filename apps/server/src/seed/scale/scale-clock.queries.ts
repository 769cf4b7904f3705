import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** The last day that the invented people worked. */
const lastDay = '2026-10-31';

interface Group {
  accessGroupId: string;
  companyId: string;
}

/** The company records here; everybody goes by forty-four hours, and the company has rules with a bank. */
export async function insertClockSetup(
  tx: Tx,
  { accessGroupId, companyId }: Group,
  documents: { schedule: unknown; rules: unknown },
): Promise<void> {
  await sql`update company set time_clock_kind = 'recorder', timesheet_approval = true where id = ${companyId}::uuid`.execute(
    tx,
  );
  await sql`
    with schedule as (insert into work_schedule (access_group_id, name, document)
      values (${accessGroupId}::uuid, 'Comercial', ${JSON.stringify(documents.schedule)}::jsonb) returning id)
    insert into schedule_assignment (access_group_id, company_id, employment_id, person_id, from_day, schedule_id)
    select e.access_group_id, e.company_id, e.id, e.person_id, '2000-01-01', schedule.id from employment e, schedule where e.company_id = ${companyId}::uuid`.execute(
    tx,
  );
  await sql`
    with made as (insert into clock_rule_set (access_group_id, name, kind) values (${accessGroupId}::uuid, 'Banco de seis meses', 'company') returning id),
    dated as (insert into clock_rule (access_group_id, rule_set_id, from_day, document)
      select ${accessGroupId}::uuid, id, '2000-01-01', ${JSON.stringify(documents.rules)}::jsonb from made)
    insert into clock_setting (company_id, access_group_id, zone, rule_set_id) select ${companyId}::uuid, ${accessGroupId}::uuid, 'America/Sao_Paulo', id from made`.execute(
    tx,
  );
}

/** Four a working day (08, 12, 13 and 17 o'clock, some minutes off), dealt over the workers, from the last day back. */
export async function insertPunches(
  tx: Tx,
  { accessGroupId, companyId }: Group,
  { workers, punches }: { workers: number; punches: number },
): Promise<void> {
  await sql`
    with clock as (insert into clock_device (access_group_id, company_id, kind, serial, layout)
      values (${accessGroupId}::uuid, ${companyId}::uuid, 'C', '00000000000000001', '671') returning id),
    worked as (select d::date as day, row_number() over (order by d desc) - 1 as back
      from generate_series(${lastDay}::date - (${punches}::integer / (4 * ${workers}::integer)) * 2 - 14, ${lastDay}::date, interval '1 day') d where extract(isodow from d) < 6),
    people as (select e.*, row_number() over (order by e.id) as position from employment e where e.company_id = ${companyId}::uuid),
    marks as (select people.*, day, hour, extract(hour from hour)::integer as clock_hour, row_number() over (order by back, position, hour) as nsr
      from worked cross join people cross join unnest(array['08:00', '12:00', '13:00', '17:00']::time[]) hour)
    insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
    select m.access_group_id, m.company_id, m.id, m.person_id, clock.id, m.nsr, lpad(m.position::text, 11, '0'), at at time zone 'America/Sao_Paulo', at, -180, now(), 'file', 'A'
      from marks m cross join clock cross join lateral (select m.day + m.hour + make_interval(mins => ((m.position * 7 + extract(day from m.day)::integer * 3 + m.clock_hour) % 11)::integer - 3) as at) t
     where m.nsr <= ${punches}::integer`.execute(tx);
}

/** Dealt over the workers, each worker's newest in October 2026 and then back month by month. None is computed. */
export async function insertMirrors(
  tx: Tx,
  { accessGroupId, companyId }: Group,
  { workers, mirrors }: { workers: number; mirrors: number },
): Promise<void> {
  const months = Math.ceil(mirrors / workers);
  await sql`
    insert into clock_period (access_group_id, company_id, kind, from_day, until_day)
    select ${accessGroupId}::uuid, ${companyId}::uuid, 'recorder', d::date, (d + interval '1 month - 1 day')::date
      from generate_series(0, ${months}::integer - 1) i, lateral (select date '2026-10-01' - make_interval(months => i) as d) month`.execute(
    tx,
  );
  await sql`
    insert into timesheet (access_group_id, company_id, employment_id, person_id, period_id, origin, from_day, until_day, worker_name, incomplete, balance)
    select e.access_group_id, e.company_id, e.id, e.person_id, p.id, 'registro', p.from_day, p.until_day, e.name, (e.position % 4)::integer, (e.position % 600)::integer - 300
      from (select employment.*, row_number() over (order by id) - 1 as position from employment where company_id = ${companyId}::uuid) e
      join (select c.*, row_number() over (order by from_day desc) - 1 as back from clock_period c where company_id = ${companyId}::uuid) p
        on p.back * ${workers}::integer + e.position < ${mirrors}::integer`.execute(tx);
}
