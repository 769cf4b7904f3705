import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { sql } from 'kysely';
import { type AskedPage, type Placed, placeIn } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

export interface GroupUserFilter {
  /** As names are searched in: no accents, no case. */
  search: string | undefined;
  /** The digits of it, where it may be a CPF. */
  cpf: string | undefined;
  role: string | undefined;
  profileId: string | undefined;
  state: UserState | undefined;
  undeclared: boolean;
}

/** A user of the access group as HR in reach of it reads one. */
export interface GroupUser {
  id: string;
  name: string;
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
  state: UserState;
  /** A worker who declared race or colour 'not informed'. */
  undeclared: boolean;
  last_used: Date | null;
  sort: string;
  /** Holds a role of the platform: HR touches nothing of theirs. */
  platform: boolean;
  /** No accepted link lies outside the reader's reach: it may act on the account. */
  whole: boolean;
  /** The person has accepted the link; until then HR reads what it told itself. */
  accepted: boolean;
  refused_at: Date | null;
}

/** A page of the users that a filter finds, by name, and how many there are. */
export async function pageOfUsers(
  tx: Tx,
  filter: GroupUserFilter,
  { page = 1, size, after }: AskedPage,
): Promise<{ users: Placed<GroupUser>[]; counted: number }> {
  const { search = null, cpf = null, role = null, profileId = null, state = null, undeclared } = filter;
  const [sort = null, id = null] = placeIn(['text', 'uuid'], after) ?? [];
  const skip = after === undefined ? (page - 1) * size : 0;
  const { rows } = await sql<{ counted: number; ids: string[] }>`
    with found as materialized (
      select array(select access.group_user_ids(public.search_form(${search}), ${cpf}, ${role}, ${profileId}::text::uuid, ${state}, ${undeclared})) as ids)
    select cardinality(ids) as counted, array(select access.page_of_users(ids, ${sort}, ${id}::text::uuid, ${skip}, ${size + 1})) as ids
      from found`.execute(tx);
  const { counted, ids } = first(rows);
  const users = await usersOf(tx, ids);
  return { users: users.map(user => ({ ...user, place: [user.sort, user.id] })), counted };
}

/** Those of some users that HR has in reach, by name. */
export async function usersOf(tx: Tx, ids: readonly string[]): Promise<GroupUser[]> {
  const { rows } = await sql<GroupUser>`select * from access.group_users(${ids}::uuid[])`.execute(tx);
  return rows;
}

export async function countUndeclared(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from access.group_user_ids(null, null, null, null, null, true)`.execute(tx);
  return first(rows).n;
}

export interface HeldRole {
  id: string;
  person_id: string;
  role: 'RH' | 'GESTOR' | 'FINANCEIRO' | 'EMPREGADO';
  enabled: boolean;
  profile_id: string;
  profile: string;
  product: boolean;
  permissions: string[];
  /** Null: all of the access group. */
  companies: string[] | null;
  /** The person has accepted the link to the access group: the role is in force while it is on. */
  accepted: boolean;
}

/** The roles of some people in the access group. */
export async function rolesOf(tx: Tx, accessGroupId: string | null, ids: readonly string[]): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select m.id, m.person_id, m.role, m.enabled, m.accepted_at is not null as accepted, a.id as profile_id, a.name as profile, a.access_group_id is null as product, a.permissions,
           case when not m.all_companies then access.companies_given(m.id) end as companies
      from membership m join access_profile a on a.id = m.access_profile_id
     where m.access_group_id = ${accessGroupId} and m.person_id = any (${ids}::uuid[])
     order by array_position(array['RH', 'GESTOR', 'FINANCEIRO', 'EMPREGADO'], m.role)`.execute(tx);
  return rows;
}

/** An access profile of the role that the access group may give: its own, or the product's. */
export async function profileToGive(
  tx: Tx,
  accessGroupId: string | null,
  { role, id }: { role: string; id: string },
): Promise<{ id: string; name: string; permissions: string[] } | undefined> {
  const { rows } = await sql<{ id: string; name: string; permissions: string[] }>`
    select id, name, permissions from access_profile
     where id = ${id}::text::uuid and role = ${role} and (access_group_id is null or access_group_id = ${accessGroupId})`.execute(
    tx,
  );
  return rows[0];
}

/** How many of some companies the actor sees in the access group. */
export async function companiesSeen(tx: Tx, accessGroupId: string | null, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from company where access_group_id = ${accessGroupId} and id = any (${ids}::text[]::uuid[])`.execute(
    tx,
  );
  return first(rows).n;
}

export interface NewRole {
  personId: string;
  accessGroupId: string | null;
  role: 'RH' | 'GESTOR' | 'FINANCEIRO';
  profileId: string;
  companies: readonly string[] | null;
  /** What the person is called here until the link is accepted. */
  name: string | null;
}

/** Undefined: the person holds the role there already. `accepted`: so is the link to the group, and the role is in force. */
export async function insertRole(tx: Tx, role: NewRole): Promise<{ accepted: boolean } | undefined> {
  const { rows } = await sql<{ id: string; accepted: boolean }>`
    insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, told_name)
    values (${role.personId}, ${role.role}, ${role.accessGroupId}, ${role.profileId}, ${role.companies === null}, ${role.name})
    on conflict do nothing returning id, accepted_at is not null as accepted`.execute(tx);
  const [made] = rows;
  if (made) await scopeRole(tx, role.accessGroupId, made.id, role.companies ?? []);
  return made;
}

/** The role's own profile, that comes with the product. */
export async function productProfile(tx: Tx, role: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from access_profile where access_group_id is null and role = ${role}`.execute(tx);
  return rows[0]?.id;
}

export async function setRoleProfile(tx: Tx, id: string, profileId: string): Promise<void> {
  await sql`update membership set access_profile_id = ${profileId} where id = ${id}`.execute(tx);
}

export async function changeRole(
  tx: Tx,
  accessGroupId: string | null,
  id: string,
  { profileId, companies, enabled }: { profileId: string; companies: readonly string[] | null; enabled: boolean },
): Promise<void> {
  await sql`update membership set access_profile_id = ${profileId}, enabled = ${enabled}, all_companies = ${companies === null} where id = ${id}`.execute(
    tx,
  );
  await scopeRole(tx, accessGroupId, id, companies ?? []);
}

/** The companies of a role; workers and departments named beside them stay as they are. */
async function scopeRole(
  tx: Tx,
  accessGroupId: string | null,
  id: string,
  companies: readonly string[],
): Promise<void> {
  await sql`
    delete from membership_scope where membership_id = ${id} and employment_id is null and department is null
       and company_id <> all (${companies}::text[]::uuid[])`.execute(tx);
  await sql`
    insert into membership_scope (membership_id, access_group_id, company_id)
    select distinct ${id}::uuid, ${accessGroupId}::uuid, c from unnest(${companies}::text[]::uuid[]) c
    on conflict do nothing`.execute(tx);
  await openShut(tx, [id]);
}

/** A role that is on, and was switched off company by company, is on in each of them again. */
async function openShut(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update membership_scope s set enabled = true from membership m
     where m.id = s.membership_id and m.enabled and m.id = any (${ids}::uuid[])
       and not exists (select from membership_scope o where o.membership_id = m.id and o.enabled)`.execute(tx);
}

export async function switchRoles(tx: Tx, ids: readonly string[], enabled: boolean): Promise<void> {
  await sql`update membership set enabled = ${enabled} where id = any (${ids}::uuid[])`.execute(tx);
  await openShut(tx, ids);
}

/** Those of some people who hold no role any more that is on, wherever. */
export async function withoutRole(tx: Tx, personIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${personIds}::text[]::uuid[]) p (id) where not access.has_role(p.id)`.execute(tx);
  return rows.map(row => row.id);
}

/** The person with the CPF, or a new one; `fresh`: nobody has used the account, so that the invitation sets its password. */
export async function personToInvite(
  tx: Tx,
  person: { cpf: string; name: string; email: string | null; cellPhone: string | null },
): Promise<{ id: string; fresh: boolean }> {
  const { rows } = await sql<{ id: string; fresh: boolean }>`
    select * from access.person_to_invite(${person.cpf}, ${person.name}, ${person.email}, ${person.cellPhone})`.execute(
    tx,
  );
  return first(rows);
}

export interface KeptInvitation {
  channel: 'mail' | 'sms';
  contact: string;
  name: string;
  language: string;
  /** Its link sets the first password; anybody else signs in and accepts with its code. */
  fresh: boolean;
  /** Of a company of the access group that invites; null: the platform does. */
  legal_name: string | null;
}

/** Keeps an invitation to the access group, or to the platform; undefined where the link is accepted, or there is no contact. */
export async function keepInvitation(
  tx: Tx,
  personId: string,
  {
    contact,
    codeMac,
    linkMac,
  }: { contact: { channel: 'mail' | 'sms'; value: string } | undefined; codeMac: Buffer; linkMac: Buffer },
): Promise<KeptInvitation | undefined> {
  const { channel = null, value = null } = contact ?? {};
  const { rows } = await sql<KeptInvitation>`
    select * from access.keep_invitation(${personId}::text::uuid, ${channel}, ${value}, ${codeMac}, ${linkMac})`.execute(
    tx,
  );
  return rows[0];
}
