import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import type { anyRoles } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import { sql } from 'kysely';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

type AnyRole = (typeof anyRoles)[number];

/** A user as the platform's operator reads one: nothing of a customer's business. */
export interface PlatformUser {
  id: string;
  name: string;
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
  active: boolean;
  two_factor_active: boolean;
  state: UserState;
  last_used: Date | null;
  sessions: number;
  roles: AnyRole[];
}

export interface PlatformFilter {
  search: string | undefined;
  digits: string | undefined;
  role: string | undefined;
  state: UserState | undefined;
}

const columns = sql`p.id, p.name, p.cpf, p.email, p.cell_phone, p.active, p.two_factor_active,
  array(select distinct m.role from membership m where m.person_id = p.id and m.enabled order by 1) as roles`;

function found(filter: PlatformFilter) {
  const [search, digits] = [filter.search ?? null, filter.digits ?? null];
  const [role, state] = [filter.role ?? null, filter.state ?? null];
  return sql`person p
    where (${search}::text is null or p.email = lower(${search}) or p.cpf = ${digits} or p.cell_phone = ${digits}
           or public.search_form(p.name) like '%' || public.search_form(${search}) || '%')
      and (${role}::text is null or exists (select from membership m where m.person_id = p.id and m.role = ${role} and m.enabled))
      and (${state}::text is null or access.user_state(p.id, null) = ${state})`;
}

const byName = [
  { value: sql`public.search_form(p.name)`, type: 'text' },
  { value: sql`p.id`, type: 'uuid' },
] as const;

/** A page of all users by name. */
export async function platformUsersOf(
  tx: Tx,
  filter: PlatformFilter,
  page: AskedPage,
): Promise<Placed<PlatformUser>[]> {
  const { place, beyond, orderBy, limit } = keyset(byName, page);
  const { rows } = await sql<Placed<PlatformUser>>`
    select q.*, u.state, u.last_used, u.sessions from (
      select ${columns}, public.search_form(p.name) as sort, ${place} from ${found(filter)} and ${beyond} order by ${orderBy} ${limit}) q,
      lateral access.platform_user(q.id) u order by q.sort, q.id`.execute(tx);
  return rows;
}

export function countPlatformUsers(tx: Tx, filter: PlatformFilter): Promise<number> {
  return countUpTo(tx, found(filter));
}

export async function platformUserOf(tx: Tx, id: string): Promise<PlatformUser | undefined> {
  const { rows } = await sql<PlatformUser>`
    select ${columns}, u.state, u.last_used, u.sessions from person p, lateral access.platform_user(p.id) u where p.id = ${id}::text::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** Every role held, with the name of the access group, association or reseller it is held in. */
export async function rolesAnywhere(
  tx: Tx,
  id: string,
): Promise<{ role: AnyRole; enabled: boolean; place: string | null }[]> {
  const { rows } = await sql<{ role: AnyRole; enabled: boolean; place: string | null }>`
    select m.role, m.enabled, coalesce(g.name, a.name, r.name) as place from membership m
      left join access_group g on g.id = m.access_group_id left join association a on a.id = m.association_id left join reseller r on r.id = m.reseller_id
     where m.person_id = ${id}::text::uuid order by place nulls first, m.role`.execute(tx);
  return rows;
}

/** One change of the platform's users after the other: the last administrator is counted before. */
export async function takePlatformTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('platform users', 50))`.execute(tx);
}

export async function hasPlatformAdministrator(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from membership m join person p on p.id = m.person_id
                    where m.role = 'ADMIN' and m.in_force and p.active and p.password_hash is not null) as yes`.execute(
    tx,
  );
  return first(rows).yes;
}

export async function switchPerson(tx: Tx, id: string, active: boolean): Promise<void> {
  await tx.updateTable('person').set({ active }).where('id', '=', id).execute();
}

/** Undefined: the person holds the role already. `accepted`: so is the link to the platform, and the role is in force. */
export async function insertPlatformRole(
  tx: Tx,
  { id, name }: { id: string; name: string },
  role: string,
): Promise<{ accepted: boolean } | undefined> {
  const { rows } = await sql<{ accepted: boolean }>`
    insert into membership (person_id, role, access_profile_id, told_name)
    select ${id}, ${role}, id, ${name} from access_profile where access_group_id is null and role = ${role}
    on conflict do nothing returning accepted_at is not null as accepted`.execute(tx);
  return rows[0];
}
