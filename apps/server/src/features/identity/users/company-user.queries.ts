import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** A role over one company, as HR in reach of the company reads it; no scope: of all companies of the access group. */
export interface CompanyUser {
  scope_id: string | null;
  membership_id: string;
  person_id: string;
  role: 'RH' | 'GESTOR' | 'FINANCEIRO';
  profile_id: string;
  profile: string;
  permissions: string[];
  enabled: boolean;
  name: string;
  cpf: string | null;
  email: string | null;
  state: UserState;
  /** Holds a role of the platform: HR touches nothing of theirs. */
  platform: boolean;
}

export async function companyUsersOf(tx: Tx, companyId: string): Promise<CompanyUser[]> {
  const { rows } = await sql<CompanyUser>`select * from access.company_users(${companyId}::text::uuid)`.execute(tx);
  return rows;
}

/** The company of a company user of the access group. */
export async function companyOfUser(
  tx: Tx,
  accessGroupId: string | null,
  scopeId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ company_id: string }>`
    select company_id from membership_scope
     where id = ${scopeId}::text::uuid and access_group_id = ${accessGroupId}
       and company_id is not null and employment_id is null and department is null`.execute(tx);
  return rows[0]?.company_id;
}

/** Adds a company to a role, switched on. @returns its id; undefined where the role has it already */
export async function addCompany(
  tx: Tx,
  { membershipId, accessGroupId, companyId }: { membershipId: string; accessGroupId: string | null; companyId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into membership_scope (membership_id, access_group_id, company_id)
    values (${membershipId}, ${accessGroupId}::uuid, ${companyId}::text::uuid) on conflict do nothing returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** Of a role that is on: one of its companies switched on. Of one that is off: on again, in this company alone. */
export async function openCompany(tx: Tx, { scope_id, membership_id }: CompanyUser): Promise<void> {
  await sql`
    update membership_scope s set enabled = (s.id = ${scope_id}) from membership m
     where m.id = s.membership_id and m.id = ${membership_id} and (s.id = ${scope_id} or not m.enabled)
       and s.company_id is not null and s.employment_id is null and s.department is null`.execute(tx);
  await sql`update membership set enabled = true where id = ${membership_id} and not enabled`.execute(tx);
}

/** Switches one company of a role off, and with the last of them the role. @returns whether the person has no role left anywhere */
export async function shutCompany(tx: Tx, { scope_id, membership_id, person_id }: CompanyUser): Promise<boolean> {
  await sql`update membership_scope set enabled = false where id = ${scope_id}`.execute(tx);
  await sql`
    update membership set enabled = false
     where id = ${membership_id} and not exists (select from membership_scope where membership_id = ${membership_id} and enabled)`.execute(
    tx,
  );
  const { rows } = await sql<{ left: boolean }>`select access.has_role(${person_id}) as left`.execute(tx);
  return rows[0]?.left === false;
}
