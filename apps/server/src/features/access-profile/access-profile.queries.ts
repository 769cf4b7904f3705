import type { ProfileKind } from '@cracha/contract/access/grants.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface AccessProfile {
  id: string;
  name: string;
  role: ProfileKind;
  permissions: string[];
  version: number;
  /** Comes with the product. */
  product: boolean;
  /** Memberships of the access group that have it, disabled ones too. */
  users: number;
}

/** HR's and managers' profiles of the access group and of the product, by kind and name. */
export async function profilesOf(tx: Tx, accessGroupId: string | null): Promise<AccessProfile[]> {
  return (await select(tx, accessGroupId, sql`true`)).rows;
}

/** A profile of the access group; the product's are nobody's to change. */
export async function findProfile(
  tx: Tx,
  accessGroupId: string | null,
  id: string,
): Promise<AccessProfile | undefined> {
  return (await select(tx, accessGroupId, sql`a.id = ${id}::text::uuid and a.access_group_id is not null`)).rows[0];
}

const select = (tx: Tx, accessGroupId: string | null, where: ReturnType<typeof sql>) =>
  sql<AccessProfile>`
    select a.id, a.name, a.role, a.permissions, a.version, a.access_group_id is null as product,
           (select count(*)::integer from membership m where m.access_profile_id = a.id and m.access_group_id = ${accessGroupId}) as users
      from access_profile a
     where a.role in ('RH', 'GESTOR') and (a.access_group_id = ${accessGroupId} or a.access_group_id is null) and ${where}
     order by a.role desc, lower(a.name), a.id`.execute(tx);

export async function nameTaken(
  tx: Tx,
  accessGroupId: string | null,
  { role, name, but }: { role: ProfileKind; name: string; but?: string },
): Promise<boolean> {
  const profiles = await profilesOf(tx, accessGroupId);
  return profiles.some(one => one.role === role && one.id !== but && one.name.toLowerCase() === name.toLowerCase());
}

export async function insertProfile(
  tx: Tx,
  profile: { accessGroupId: string | null; role: ProfileKind; name: string; permissions: string[] },
): Promise<string> {
  const { accessGroupId: access_group_id, role, name, permissions } = profile;
  const values = { access_group_id, role, name, permissions };
  return (await tx.insertInto('access_profile').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** False: the version was overtaken. */
export async function changeProfile(
  tx: Tx,
  { id, version }: Pick<AccessProfile, 'id' | 'version'>,
  { name, permissions }: Pick<AccessProfile, 'name' | 'permissions'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('access_profile')
    .set({ name, permissions, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Waits for memberships that are just being given the profile. */
export async function lockProfile(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('access_profile').select('id').where('id', '=', id).forUpdate().execute();
}

export async function removeProfile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('access_profile').where('id', '=', id).execute();
}

/** Who holds a profile in the access group, by name; whoever the reader has nothing to do with is left out. */
export async function holdersOf(tx: Tx, id: string): Promise<{ id: string; name: string; enabled: boolean }[]> {
  const { rows } = await sql<{ id: string; name: string; enabled: boolean }>`
    select n.id, n.name, m.enabled from membership m join lateral access.names_of(array[m.person_id]) n on true
     where m.access_profile_id = ${id}::text::uuid order by n.name, n.id limit 200`.execute(tx);
  return rows;
}

/** The app accesses of the companies that the reader sees. */
export async function flagsOfCompanies(tx: Tx, accessGroupId: string | null): Promise<string[]> {
  const { rows } = await sql<{ flag: string }>`
    select distinct flag from company c, unnest(c.app_accesses) flag where c.access_group_id = ${accessGroupId} order by 1`.execute(
    tx,
  );
  return rows.map(({ flag }) => flag);
}
