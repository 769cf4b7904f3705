import { mayGrant, type ProfileKind } from '@cracha/contract/access/grants.ts';
import { hasAdministrator, takeTurn } from '#core/access/administrators.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';

import {
  type AccessProfile,
  changeProfile,
  findProfile,
  flagsOfCompanies,
  holdersOf,
  insertProfile,
  lockProfile,
  nameTaken,
  removeProfile,
} from './access-profile.queries.ts';

/** Who changes a profile, and what they hold themselves. */
export interface Changer {
  doer: Doer;
  permissions: ReadonlySet<string>;
}

interface Wish {
  name: string;
  permissions: readonly string[];
}

/** @throws RECORD_ALREADY_EXISTS, PERMISSION_NOT_GRANTABLE */
export async function createProfile(tx: Tx, { doer, permissions: held }: Changer, role: ProfileKind, wish: Wish) {
  const { accessGroupId } = doer;
  const { name, permissions } = sorted(wish);
  await takeTurn(tx, accessGroupId);
  if (!mayGrant(role, permissions, held)) refuse('PERMISSION_NOT_GRANTABLE');
  if (await nameTaken(tx, accessGroupId, { role, name })) refuseField('nome', 'RECORD_ALREADY_EXISTS');
  const id = await insertProfile(tx, { accessGroupId, role, name, permissions });
  await record(tx, doer, {
    verb: 'accessProfileCreated',
    entity: 'accessProfile',
    entityId: id,
    after: { name, role, permissions },
  });
  return found(tx, accessGroupId, id);
}

/**
 * Changes a profile. No session ends: permissions are read at every request, so that the holders' next one is judged by the new.
 * @throws STALE_VERSION, PERMISSION_NOT_GRANTABLE, RECORD_ALREADY_EXISTS; LAST_ADMINISTRATOR where nobody could change it back
 */
export async function updateProfile(
  tx: Tx,
  { doer, permissions: held }: Changer,
  id: string,
  wish: Wish & { version: number | undefined },
) {
  const { accessGroupId } = doer;
  const { name, permissions } = sorted(wish);
  await takeTurn(tx, accessGroupId);
  const now = await found(tx, accessGroupId, id);
  if (wish.version !== undefined && wish.version !== now.version) refuse('STALE_VERSION');
  if (!mayGrant(now.role, permissions, held, now.permissions)) refuse('PERMISSION_NOT_GRANTABLE');
  if (await nameTaken(tx, accessGroupId, { role: now.role, name, but: id }))
    refuseField('nome', 'RECORD_ALREADY_EXISTS');
  const administered = await hasAdministrator(tx);
  if (!(await changeProfile(tx, now, { name, permissions }))) refuse('STALE_VERSION');
  if (administered && !(await hasAdministrator(tx))) refuse('LAST_ADMINISTRATOR');
  await record(tx, doer, {
    verb: 'accessProfileChanged',
    entity: 'accessProfile',
    entityId: id,
    before: { name: now.name, permissions: now.permissions },
    after: { name, permissions },
  });
  return found(tx, accessGroupId, id);
}

/** Deletes a profile that no membership has, not even a disabled one. @throws ACCESS_PROFILE_IN_USE */
export async function deleteProfile(tx: Tx, doer: Doer, id: string): Promise<void> {
  await takeTurn(tx, doer.accessGroupId);
  await found(tx, doer.accessGroupId, id);
  await lockProfile(tx, id);
  const { users, name, role, permissions } = await found(tx, doer.accessGroupId, id);
  if (users > 0) refuse('ACCESS_PROFILE_IN_USE');
  await removeProfile(tx, id);
  await record(tx, doer, {
    verb: 'accessProfileDeleted',
    entity: 'accessProfile',
    entityId: id,
    before: { name, role, permissions },
  });
}

/** What a profile would give and take, and whom, before it is saved; a left-out id is a new one. */
export async function previewProfile(
  tx: Tx,
  accessGroupId: string | null,
  { id, permissions }: { id: string | undefined; permissions: readonly string[] },
) {
  const now = id === undefined ? undefined : await found(tx, accessGroupId, id);
  const present = now?.permissions ?? [];
  return {
    gains: permissions.filter(name => !present.includes(name)),
    losses: present.filter(name => !permissions.includes(name)),
    holders: now ? await holdersOf(tx, now.id) : [],
    flags: await flagsOfCompanies(tx, accessGroupId),
  };
}

async function found(tx: Tx, accessGroupId: string | null, id: string): Promise<AccessProfile> {
  return (await findProfile(tx, accessGroupId, id)) ?? refuse('NOT_FOUND');
}

const sorted = ({ name, permissions }: Wish) => ({ name, permissions: [...new Set(permissions)].sort() });
