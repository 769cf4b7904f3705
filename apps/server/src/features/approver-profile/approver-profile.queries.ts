import type { ApprovedKind } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { ApproverStep, StepCondition } from './approver-step.ts';

/** What a profile says: whose requests of which kinds pass which steps. */
export interface ApproverProfileBody {
  name: string;
  position: number;
  active: boolean;
  kinds: ApprovedKind[];
  /** Null: all of the access group. */
  companyIds: string[] | null;
  /** All must hold. */
  conditions: StepCondition[];
  steps: ApproverStep[];
}

export interface ApproverProfile extends ApproverProfileBody {
  id: string;
  version: number;
}

const all = sql`select id, name, position, active, kinds, company_ids as "companyIds", conditions, steps, version from approver_profile`;

export async function approverProfilesOf(tx: Tx, accessGroupId: string | null): Promise<ApproverProfile[]> {
  const { rows } = await sql<ApproverProfile>`
    ${all} where access_group_id = ${accessGroupId} order by position, lower(name), id`.execute(tx);
  return rows;
}

/** One of the access group, held until the transaction ends. */
export async function lockApproverProfile(
  tx: Tx,
  accessGroupId: string | null,
  id: string,
): Promise<ApproverProfile | undefined> {
  const { rows } = await sql<ApproverProfile>`
    ${all} where access_group_id = ${accessGroupId} and id = ${id}::text::uuid for update`.execute(tx);
  return rows[0];
}

/** Undefined: the name is taken. */
export async function insertApproverProfile(
  tx: Tx,
  accessGroupId: string | null,
  body: ApproverProfileBody,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into approver_profile (access_group_id, name, position, active, kinds, company_ids, conditions, steps)
    values (${accessGroupId}, ${body.name}, ${body.position}, ${body.active}, ${body.kinds}, ${body.companyIds}::text[]::uuid[],
      ${JSON.stringify(body.conditions)}, ${JSON.stringify(body.steps)})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function nameTaken(tx: Tx, accessGroupId: string | null, name: string, but: string): Promise<boolean> {
  const { rows } = await sql`
    select from approver_profile where access_group_id = ${accessGroupId} and public.search_form(name) = public.search_form(${name}) and id <> ${but}`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function changeApproverProfile(tx: Tx, id: string, body: ApproverProfileBody): Promise<void> {
  await sql`
    update approver_profile set name = ${body.name}, position = ${body.position}, active = ${body.active}, kinds = ${body.kinds},
           company_ids = ${body.companyIds}::text[]::uuid[], conditions = ${JSON.stringify(body.conditions)}, steps = ${JSON.stringify(body.steps)}, version = version + 1
     where id = ${id}`.execute(tx);
}

export async function removeApproverProfile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('approver_profile').where('id', '=', id).execute();
}

/** How many of some companies the actor sees in the access group. */
export async function companiesSeen(tx: Tx, accessGroupId: string | null, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from company where access_group_id = ${accessGroupId} and id = any (${ids}::text[]::uuid[])`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

export interface Seated {
  id: string;
  name: string;
  /** Still holds a role of HR or manager here. */
  active: boolean;
}

/** Some people by id, with whether they still work in the access group as HR or manager. */
export async function seatedOf(tx: Tx, accessGroupId: string | null, ids: readonly string[]): Promise<Seated[]> {
  const { rows } = await sql<Seated>`
    select n.id, n.name, exists (select from membership m where m.person_id = n.id and m.access_group_id = ${accessGroupId}
             and m.role in ('RH', 'GESTOR') and m.enabled) as active
      from access.names_of(${ids}::text[]::uuid[]) n`.execute(tx);
  return rows;
}

/** Up to twenty of the access group's HR and managers by a part of their name. */
export async function staffNamed(
  tx: Tx,
  accessGroupId: string | null,
  search: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select n.id, n.name from access.names_of(array(select distinct m.person_id from membership m
      where m.access_group_id = ${accessGroupId} and m.role in ('RH', 'GESTOR') and m.enabled)) n
     where public.search_form(n.name) like '%' || public.search_form(${search}) || '%' order by n.name, n.id limit 20`.execute(
    tx,
  );
  return rows;
}
