import { sql } from 'kysely';
import type pg from 'pg';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Written } from './announcement.queries.ts';

/** One that runs now and is held while its readers are looked up. */
export interface Delivered {
  id: string;
  access_group_id: string;
  title: string;
  read_version: number;
}

export async function holdRunning(tx: Tx, id: string): Promise<Delivered | undefined> {
  const { rows } = await sql<Delivered>`
    select id, access_group_id, title, read_version from announcement
     where id = ${id}::uuid and published_at <= now() and withdrawn_at is null and (ends_at is null or ends_at > now()) for update`.execute(
    tx,
  );
  return rows[0];
}

type Sql = ReturnType<typeof sql>;

/** Who one is for now, workers and managers; a manager by the companies and workers of the membership. */
const audienceIn = (announcement: Sql) => sql`(
  (select distinct on (e.person_id) a.id as announcement_id, 'trabalhador' as profile, e.person_id, a.access_group_id, e.company_id,
          e.id as employment_id
     from ${announcement} a join employment e on e.access_group_id = a.access_group_id and e.company_id = any (a.company_ids)
    where a.to_workers and (e.dismissed_on is null or e.dismissed_on >= ${today})
      and (a.departments = '{}' or e.department = any (a.departments)) and (a.clients = '{}' or e.client = any (a.clients))
      and (a.person_ids = '{}' or e.person_id = any (a.person_ids))
    order by e.person_id, e.id)
  union all
  (select distinct on (m.person_id) a.id, 'gestor', m.person_id, a.access_group_id, c.company_id, null::uuid
     from ${announcement} a join membership m on m.access_group_id = a.access_group_id and m.role = 'GESTOR' and m.enabled,
          unnest(a.company_ids) c(company_id)
    where a.to_managers
      and (m.all_companies or c.company_id = any (access.companies_of(m.id, false)::uuid[]))
      and (m.all_workers or exists (select from employment e where e.company_id = c.company_id and e.id = any (access.workers_of(m.id, false)::uuid[])))
    order by m.person_id, c.company_id))`;

const audienceOf = (id: string) => audienceIn(sql`(select * from announcement where id = ${id}::uuid)`);

type Audience = Pick<Written, 'companyIds' | 'toWorkers' | 'toManagers' | 'departments' | 'clients' | 'personIds'>;

/** How many people one would be for that isn't kept. */
export async function countAudience(tx: Tx, group: string, a: Audience): Promise<number> {
  const typed = sql`(
    select null::uuid as id, ${group}::uuid as access_group_id, ${a.companyIds}::uuid[] as company_ids, ${a.toWorkers}::boolean as to_workers,
           ${a.toManagers}::boolean as to_managers, ${a.departments}::text[] as departments, ${a.clients}::text[] as clients,
           ${a.personIds}::uuid[] as person_ids)`;
  const { rows } = await sql<{ n: number }>`
    select count(distinct d.person_id)::integer as n from ${audienceIn(typed)} d`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Gives a row to those who have none, where others may come to it. @returns who is to be told: they, and who is to read it anew */
export async function addReaders(
  tx: Tx,
  { id }: Pick<Delivered, 'id'>,
  open: boolean,
): Promise<{ person_id: string; profile: string; company: string }[]> {
  const { rows } = await sql<{ person_id: string; profile: string; company: string }>`
    with added as (
      insert into announcement_reader (announcement_id, profile, person_id, access_group_id, company_id, employment_id)
      select d.announcement_id, d.profile, d.person_id, d.access_group_id, d.company_id, d.employment_id from ${audienceOf(id)} d
       where ${open}::boolean
      on conflict (announcement_id, profile, person_id) do nothing
      returning profile, person_id, company_id)
    select r.person_id, r.profile, c.trade_name as company from added r join company c on c.id = r.company_id
    union all
    select r.person_id, r.profile, c.trade_name from announcement a
      join announcement_reader r on r.announcement_id = a.id and r.addressed and r.seen_version < a.read_version join company c on c.id = r.company_id
     where a.id = ${id}::uuid and a.delivered_at is null`.execute(tx);
  return rows;
}

/** Takes away the rows of those it is no longer for. */
export async function dropOthers(tx: Tx, id: string): Promise<void> {
  await sql`
    delete from announcement_reader r where r.announcement_id = ${id}::uuid and r.addressed
       and not exists (select from ${audienceOf(id)} d where d.person_id = r.person_id and d.profile = r.profile)`.execute(
    tx,
  );
}

export async function setDelivered(tx: Tx, id: string): Promise<void> {
  await sql`update announcement set delivered_at = now() where id = ${id}::uuid`.execute(tx);
}

export interface Due {
  id: string;
  access_group_id: string;
  person_id: string;
}

/** Of all tenants, by the one function that may (definer/announcements.sql). */
export async function dueAnnouncements(pool: pg.Pool): Promise<Due[]> {
  const { rows } = await pool.query<Due>('select id, access_group_id, person_id from access.due_announcements()');
  return rows;
}

export interface ReaderRow {
  person_id: string;
  profile: 'trabalhador' | 'gestor';
  name: string;
  company: string;
  department: string | null;
  state: 'naoLeu' | 'leu' | 'confirmou';
  at: Date | null;
}

const readingState = sql`case when r.confirmed_version >= a.read_version then 'confirmou' when r.seen_version >= a.read_version then 'leu' else 'naoLeu' end`;
const readers = (
  id: string,
  state: string | undefined,
) => sql`announcement a join announcement_reader r on r.announcement_id = a.id and r.addressed
   where a.id = ${id}::uuid and (${state ?? null}::text is null or ${readingState} = ${state ?? null})`;

const byName = [
  { value: sql`f.name`, type: 'text' },
  { value: sql`f.person_id`, type: 'uuid' },
  { value: sql`f.profile`, type: 'text' },
] as const;

/** Who it is for, by name. */
export async function listReaders(
  tx: Tx,
  id: string,
  state: string | undefined,
  page: AskedPage,
): Promise<Placed<ReaderRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(byName, page);
  const { rows } = await sql<Placed<ReaderRow>>`
    select f.person_id, f.profile, f.name, c.trade_name as company, f.department, f.state, f.at, ${place}
      from (select r.person_id, r.profile, coalesce(e.name, n.name, '') as name, e.department, r.company_id, r.state, r.at
              from (select r.*, ${readingState} as state,
                           case when r.confirmed_version >= a.read_version then r.confirmed_at when r.seen_version >= a.read_version then r.seen_at end as at
                      from ${readers(id, state)}) r
              left join employment e on e.id = r.employment_id
              left join lateral access.names_of(array[r.person_id]) n on r.employment_id is null) f
      join company c on c.id = f.company_id
     where ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export function countReaders(tx: Tx, id: string, state: string | undefined): Promise<number> {
  return countUpTo(tx, readers(id, state));
}

/** Who has still to do something: read it, or confirm it where that is asked for. */
export async function waitingReaders(
  tx: Tx,
  id: string,
): Promise<{ person_id: string; profile: string; company: string }[]> {
  const { rows } = await sql<{ person_id: string; profile: string; company: string }>`
    select r.person_id, r.profile, c.trade_name as company from announcement a
      join announcement_reader r on r.announcement_id = a.id and r.addressed join company c on c.id = r.company_id
     where a.id = ${id}::uuid and (case when a.must_read then r.confirmed_version else r.seen_version end) < a.read_version`.execute(
    tx,
  );
  return rows;
}
