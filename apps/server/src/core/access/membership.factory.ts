import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface NewMembership {
  personId: string;
  role: 'RH' | 'EMPREGADO' | 'GESTOR' | 'FINANCEIRO' | 'ADMIN' | 'ASSEMAT' | 'SUPORTE' | 'REVENDEDOR';
  accessGroupId?: string;
  associationId?: string;
  resellerId?: string;
  /** Left out: the product's own profile of the role, with every permission. */
  permissions?: string[];
  /** What the profile with these permissions is called. */
  profileName?: string;
  /** Left out: all of the access group. */
  companyIds?: string[];
  employmentIds?: string[];
  /** The person has accepted the link; left out: who has a password of their own has. */
  accepted?: boolean;
}

/** Gives a person a role; the same one twice is one. @returns the id */
export async function makeMembership(tx: Tx, membership: NewMembership): Promise<string> {
  const accepted = membership.accepted ?? (await hasOwnPassword(tx, membership.personId));
  const values = {
    ...(accepted ? { accepted_at: sql<Date>`now()`, accepted_how: 'before' } : {}),
    person_id: membership.personId,
    role: membership.role,
    access_group_id: membership.accessGroupId ?? null,
    association_id: membership.associationId ?? null,
    reseller_id: membership.resellerId ?? null,
    access_profile_id: await accessProfileOf(tx, membership),
    all_companies: !membership.companyIds && !membership.employmentIds,
    all_workers: !membership.employmentIds,
  };
  const { id } = await tx
    .insertInto('membership')
    .values(values)
    .onConflict(conflict =>
      conflict
        .columns(['person_id', 'role', 'access_group_id', 'association_id', 'reseller_id'])
        .doUpdateSet({ enabled: true }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await limitMembership(tx, id, membership);
  return id;
}

async function hasOwnPassword(tx: Tx, id: string): Promise<boolean> {
  const person = await tx
    .selectFrom('person')
    .select(['password_hash', 'password_provisional'])
    .where('id', '=', id)
    .executeTakeFirst();
  return Boolean(person?.password_hash) && !person?.password_provisional;
}

async function accessProfileOf(
  tx: Tx,
  { role, permissions, profileName, accessGroupId, personId }: NewMembership,
): Promise<string> {
  if (permissions) {
    const profile = {
      access_group_id: accessGroupId ?? null,
      role,
      name: profileName ?? `de ${personId}`,
      permissions,
    };
    return (await tx.insertInto('access_profile').values(profile).returning('id').executeTakeFirstOrThrow()).id;
  }
  const own = tx
    .selectFrom('access_profile')
    .select('id')
    .where('access_group_id', 'is', null)
    .where('role', '=', role);
  return (await own.executeTakeFirstOrThrow()).id;
}

async function limitMembership(
  tx: Tx,
  id: string,
  { accessGroupId, companyIds = [], employmentIds = [] }: NewMembership,
): Promise<void> {
  if (!accessGroupId) return;
  const of = { membership_id: id, access_group_id: accessGroupId };
  const rows = [
    ...companyIds.map(company_id => ({ ...of, company_id })),
    ...employmentIds.map(employment_id => ({ ...of, employment_id })),
  ];
  if (rows.length > 0) await tx.insertInto('membership_scope').values(rows).execute();
}
