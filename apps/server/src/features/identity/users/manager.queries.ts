import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import { type AskedPage, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

/** A manager's role in the access group; what only HR in reach and the manager may know is null for anybody else. */
export interface Manager {
  id: string;
  person_id: string;
  name: string;
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
  state: UserState;
  enabled: boolean;
  profile_id: string;
  profile: string;
  permissions: string[];
  all_companies: boolean;
  all_workers: boolean;
  people: number | null;
  platform: boolean;
  mine: boolean;
}

/** A page of the managers by name, and how many there are. */
export async function pageOfManagers(
  tx: Tx,
  { search, enabled }: { search: string | undefined; enabled: boolean | undefined },
  page: AskedPage,
): Promise<{ managers: Placed<Manager>[]; counted: number }> {
  const { place, beyond, orderBy, limit } = keyset(byName, page);
  const { rows } = await sql<{ id: string; place: string[]; counted: number }>`
    with found as materialized (select * from access.manager_ids(${search ?? null}, ${enabled ?? null}::boolean))
    select f.id, ${place}, (select count(*)::integer from found) as counted from found f where ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  const places = new Map(rows.map(row => [row.id, row.place]));
  const managers = await managersOf(tx, [...places.keys()]);
  return {
    managers: managers.map(one => ({ ...one, place: places.get(one.id) ?? [] })),
    counted: rows[0]?.counted ?? 0,
  };
}

const byName = [
  { value: sql`f.sort`, type: 'text' },
  { value: sql`f.id`, type: 'uuid' },
] as const;

/** Those of some managers that the reader may list, by name. */
export async function managersOf(tx: Tx, ids: readonly string[]): Promise<Manager[]> {
  const { rows } = await sql<Manager>`select * from access.managers(${ids}::uuid[])`.execute(tx);
  return rows;
}

export interface ScopeRow {
  company_id: string | null;
  employment_id: string | null;
  department: string | null;
  everyone: boolean;
  enabled: boolean;
  company: string | null;
  worker: string | null;
  people: number;
}

export async function scopeOf(tx: Tx, managerId: string): Promise<ScopeRow[]> {
  const { rows } = await sql<ScopeRow>`select * from access.scope_of_manager(${managerId})`.execute(tx);
  return rows;
}

/** What a manager looks after, as it is given: nothing is nobody. */
export interface ManagerScope {
  all: boolean;
  companies: readonly string[];
  departments: readonly { company: string; name: string }[];
  workers: readonly string[];
}

/** Puts a scope in place of what there was; a company that was switched off stays off. */
export async function saveScope(tx: Tx, accessGroupId: string | null, id: string, scope: ManagerScope): Promise<void> {
  const companies = scope.all ? [] : scope.companies;
  const departments = scope.all ? '[]' : JSON.stringify(scope.departments);
  const workers = scope.all ? [] : scope.workers;
  // companies alone need no list of their people
  const whole = scope.all || (companies.length > 0 && scope.departments.length === 0 && workers.length === 0);
  await sql`update membership set all_companies = ${scope.all}, all_workers = ${whole} where id = ${id}`.execute(tx);
  await sql`
    delete from membership_scope s
     where s.membership_id = ${id}
       and case when s.employment_id is not null then s.employment_id <> all (${workers}::text[]::uuid[])
                when s.department is not null then s.company_id is null or not exists (
                  select from jsonb_to_recordset(${departments}::jsonb) d(company uuid, name text)
                   where d.company = s.company_id and d.name = s.department)
                else s.company_id <> all (${companies}::text[]::uuid[]) end`.execute(tx);
  await sql`
    insert into membership_scope (membership_id, access_group_id, company_id, everyone)
    select distinct ${id}::uuid, ${accessGroupId}::uuid, c, true from unnest(${companies}::text[]::uuid[]) c
    on conflict (membership_id, company_id) where employment_id is null and department is null do update set everyone = true`.execute(
    tx,
  );
  await sql`
    insert into membership_scope (membership_id, access_group_id, company_id, department)
    select distinct ${id}::uuid, ${accessGroupId}::uuid, d.company, d.name from jsonb_to_recordset(${departments}::jsonb) d(company uuid, name text)
     where not exists (select from membership_scope s where s.membership_id = ${id} and s.company_id = d.company and s.department = d.name)`.execute(
    tx,
  );
  await sql`
    insert into membership_scope (membership_id, access_group_id, employment_id)
    select distinct ${id}::uuid, ${accessGroupId}::uuid, w from unnest(${workers}::text[]::uuid[]) w
     where not exists (select from membership_scope s where s.membership_id = ${id} and s.employment_id = w)`.execute(
    tx,
  );
}

export async function saveRole(
  tx: Tx,
  id: string,
  { profileId, enabled }: { profileId: string; enabled: boolean },
): Promise<void> {
  await sql`update membership set access_profile_id = ${profileId}, enabled = ${enabled} where id = ${id}`.execute(tx);
}

/** As the exclusion history keeps one. */
export function wholeManager(id: string): ExcludedRows {
  return sql`
    select m.person_id as id, b.access_group_id, to_jsonb(m) - 'people' - 'mine' as record
      from access.managers(array[${id}::uuid]) m join membership b on b.id = m.id`;
}

/** What the last deletion of a person's role as a manager here kept of it. */
export async function deletedManager(
  tx: Tx,
  accessGroupId: string | null,
  personId: string,
): Promise<{ profileId: string; name: string } | undefined> {
  const { rows } = await sql<{ profileId: string; name: string }>`
    select x.record ->> 'profile_id' as "profileId", x.record ->> 'name' as name from exclusion_history x
     where x.access_group_id = ${accessGroupId} and x.entity = 'manager' and x.entity_id = ${personId} order by x.id desc limit 1`.execute(
    tx,
  );
  return rows[0];
}

export async function removeRole(tx: Tx, { id, person_id }: Manager): Promise<boolean> {
  await sql`delete from membership where id = ${id}`.execute(tx);
  const { rows } = await sql<{ left: boolean }>`select access.has_role(${person_id}) as left`.execute(tx);
  return rows[0]?.left === false;
}

/** The role of a person as a manager here. */
export async function managerIdOf(tx: Tx, accessGroupId: string | null, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from membership where person_id = ${personId} and role = 'GESTOR' and access_group_id = ${accessGroupId}`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** How many of some employments the actor sees in the access group. */
export async function workersSeen(tx: Tx, accessGroupId: string | null, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from employment where access_group_id = ${accessGroupId} and id = any (${ids}::text[]::uuid[])`.execute(
    tx,
  );
  return first(rows).n;
}

interface Place {
  id: string;
  company: string;
  department: string | null;
  people: number;
}

/** The companies and departments in reach, with how many work there today. */
export async function placesOf(tx: Tx, accessGroupId: string | null): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select c.id, c.trade_name as company, e.department, count(e.id)::integer as people
      from company c left join employment e on e.company_id = c.id and e.access_group_id = c.access_group_id
       and (e.dismissed_on is null or e.dismissed_on >= ${today})
     where c.access_group_id = ${accessGroupId}
     group by grouping sets ((c.id, c.trade_name), (c.id, c.trade_name, e.department))
    having grouping(e.department) = 1 or e.department is not null
     order by c.trade_name, c.id, grouping(e.department) desc, e.department`.execute(tx);
  return rows;
}

export async function workersNamed(
  tx: Tx,
  accessGroupId: string | null,
  search: string,
): Promise<{ id: string; name: string; company: string }[]> {
  const { rows } = await sql<{ id: string; name: string; company: string }>`
    select e.id, e.name, c.trade_name as company from employment e join company c on c.id = e.company_id
     where e.access_group_id = ${accessGroupId} and e.search like hot.pattern(${search})
       and (e.dismissed_on is null or e.dismissed_on >= ${today})
     order by e.search, e.id limit 20`.execute(tx);
  return rows;
}
