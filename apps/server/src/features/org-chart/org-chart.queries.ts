import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface PersonRow {
  id: string;
  person_id: string;
  photo: string | null;
  name: string;
  job_title: string | null;
  department: string | null;
  company_id: string;
  manager_id: string | null;
  /** A line says that nobody is above. */
  top: boolean;
  dismissed_on: string | null;
}

/** Everybody in reach who is at work, and who left while others answer to them, with the line that holds today. */
export async function peopleOf(tx: Tx, group: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with line as materialized (
      select distinct on (l.employment_id) l.employment_id, l.manager_id from reporting_line l
       where l.access_group_id = ${group} and l.from_day <= ${today} order by l.employment_id, l.from_day desc),
    working as materialized (
      select e.id, e.person_id, e.name, e.job_title, e.department, e.company_id, null::text as dismissed_on from employment e
       where e.access_group_id = ${group} and (e.dismissed_on is null or e.dismissed_on >= ${today})),
    gone as (
      select e.id, e.person_id, e.name, e.job_title, e.department, e.company_id, e.dismissed_on::text from employment e
       where e.access_group_id = ${group} and e.dismissed_on < ${today}
         and e.id in (select l.manager_id from line l join working w on w.id = l.employment_id)),
    shown as materialized (select * from working union all select * from gone)
    select p.*, o.photo, l.manager_id, l.employment_id is not null and l.manager_id is null as top
      from shown p left join line l on l.employment_id = p.id
      left join access.photos_of(array(select s.person_id from shown s)) o on o.id = p.person_id
     order by p.name, p.id`.execute(tx);
  return rows;
}

export async function companiesOf(tx: Tx, group: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, trade_name as name from company where access_group_id = ${group} order by trade_name, id`.execute(tx);
  return rows;
}

export interface LineRow {
  id: string;
  manager: string | null;
  top: boolean;
  from_day: string;
  future: boolean;
  reason: string | null;
}

export async function linesOf(tx: Tx, employmentId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.id, m.name as manager, l.manager_id is null as top, l.from_day::text as from_day, l.from_day > ${today} as future, l.reason
      from reporting_line l left join employment m on m.id = l.manager_id
     where l.employment_id = ${employmentId} order by l.from_day desc`.execute(tx);
  return rows;
}

export interface Answering {
  id: string;
  company_id: string;
  person_id: string;
  admitted_on: string | null;
  /** Whom they answer to on the day. */
  manager_id: string | null;
  /** A line says whom, or that nobody. */
  said: boolean;
  gone: boolean;
}

/** Some employments in reach with whom they answer to on a day. */
export async function answeringOn(tx: Tx, group: string, ids: readonly string[], day: string): Promise<Answering[]> {
  const { rows } = await sql<Answering>`
    select e.id, e.company_id, e.person_id, e.admitted_on::text as admitted_on, coalesce(e.dismissed_on < ${day}::date, false) as gone,
           l.manager_id, l.employment_id is not null as said
      from employment e left join lateral (
             select o.employment_id, o.manager_id from reporting_line o where o.employment_id = e.id and o.from_day <= ${day}::date
              order by o.from_day desc limit 1) l on true
     where e.access_group_id = ${group} and e.id = any (${ids}::text[]::uuid[])`.execute(tx);
  return rows;
}

/** Everybody above somebody on a day, themselves included. */
export async function chainAbove(tx: Tx, group: string, id: string, day: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select ${id}::uuid as id
      union
      select (select l.manager_id from reporting_line l where l.employment_id = c.id and l.access_group_id = ${group} and l.from_day <= ${day}::date
               order by l.from_day desc limit 1) from chain c where c.id is not null)
    select id from chain where id is not null`.execute(tx);
  return new Set(rows.map(row => row.id));
}

/** One change of an access group's lines after the other: two at once could close a circle. */
export async function takeTurnAtLines(tx: Tx, group: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${group}::text, 61))`.execute(tx);
}

export interface NewLines {
  ids: readonly string[];
  managerId: string | null;
  fromDay: string;
  reason: string | null;
  madeBy: string;
}

/** From that day on; what was said for the same day gives way. */
export async function writeLines(tx: Tx, group: string, lines: NewLines): Promise<void> {
  await sql`
    insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day, reason, made_by)
    select e.access_group_id, e.company_id, e.id, e.person_id, ${lines.managerId}::text::uuid, ${lines.fromDay}::date, ${lines.reason}, ${lines.madeBy}::uuid
      from employment e where e.access_group_id = ${group} and e.id = any (${lines.ids}::text[]::uuid[])
    on conflict (employment_id, from_day) do update
      set manager_id = excluded.manager_id, reason = excluded.reason, made_by = excluded.made_by, made_at = now()`.execute(
    tx,
  );
}

/** Taken back; undefined: no line of theirs whose day is yet to come. */
export async function removeFutureLine(
  tx: Tx,
  employmentId: string,
  id: string,
): Promise<{ manager_id: string | null; from_day: string } | undefined> {
  const { rows } = await sql<{ manager_id: string | null; from_day: string }>`
    delete from reporting_line where id = ${id}::text::uuid and employment_id = ${employmentId}::text::uuid and from_day > ${today}
    returning manager_id, from_day::text as from_day`.execute(tx);
  return rows[0];
}

/** Names of employments in reach, by id. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from employment where id = any (${ids}::text[]::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
