import { mayGrant } from '@cracha/contract/access/grants.ts';
import { hasAdministrator, takeTurn } from '#core/access/administrators.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { endSessions } from '../identity.queries.ts';
import { refuseUntouchable } from './group-user.policy.ts';
import {
  changeRole,
  companiesSeen,
  type GroupUser,
  type HeldRole,
  insertRole,
  profileToGive,
  rolesOf,
  switchRoles,
  usersOf,
  withoutRole,
} from './group-user.queries.ts';
import { findInvited, type InvitationServices, type Invitee, inviteOrTell, sendInvitation } from './invitation.ts';

interface Access {
  papel: 'RH' | 'GESTOR' | 'FINANCEIRO';
  idPerfil: string;
  empresas: string[] | null;
}

type Invited = Parameters<typeof findInvited>[1] & Access;

/**
 * Gives somebody a role in the access group. Until they accept the link to the group it adds nothing; an invitation tells them how. Who
 * has accepted it before is told at the confirmed contacts. @throws RECORD_ALREADY_EXISTS where the role is held, also where it is switched off
 */
export async function inviteUser(tx: Tx, services: InvitationServices, by: By, form: Invited): Promise<string> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const profile = await grantable(tx, actor, form);
  const invited = await findInvited(tx, form);
  await giveRole(tx, services, by, invited, form);
  await record(tx, by, {
    verb: 'userInvited',
    entity: 'person',
    entityId: invited.id,
    after: { role: form.papel, profile: profile.name, companies: form.empresas },
  });
  return invited.id;
}

/** A role that was found grantable, for somebody new in it. @returns whether they are invited: else their link is accepted already */
export async function giveRole(
  tx: Tx,
  services: InvitationServices,
  { actor: { accessGroupId }, request }: By,
  invitee: Invitee,
  { papel: role, idPerfil: profileId, empresas: companies }: Access,
): Promise<boolean> {
  const { id: personId, name } = invitee;
  const made = await insertRole(tx, { personId, accessGroupId, role, profileId, companies, name });
  if (!made) return refuseField('cpf', 'RECORD_ALREADY_EXISTS');
  await inviteOrTell(tx, services, request, invitee, made.accepted);
  return !made.accepted;
}

/**
 * A role of a user in the access group: given, changed or switched off. It holds from the user's next request on.
 * @throws NOT_FOUND out of reach; USER_CHANGE_NOT_ALLOWED, PERMISSION_NOT_GRANTABLE, LAST_ADMINISTRATOR
 */
export async function saveUserAccess(
  tx: Tx,
  { tell }: Pick<InvitationServices, 'tell'>,
  by: By,
  personId: string,
  form: Access & { ativo: boolean },
): Promise<void> {
  const { actor } = by;
  const { accessGroupId } = actor;
  await takeTurn(tx, accessGroupId);
  const user = await changeable(tx, actor, personId);
  const held = (await rolesOf(tx, accessGroupId, [user.id])).find(one => one.role === form.papel);
  const profile = await grantable(tx, actor, form, held);
  await keepingAnAdministrator(tx, async () => {
    const change = { profileId: profile.id, companies: form.empresas, enabled: form.ativo };
    if (held) {
      await changeRole(tx, accessGroupId, held.id, change);
      return form.ativo ? undefined : endWithoutRole(tx, [user.id]);
    }
    const role = { personId: user.id, accessGroupId, role: form.papel, name: user.name, ...change };
    if (!(await insertRole(tx, role))) refuse('RECORD_ALREADY_EXISTS');
  });
  if (!held && user.accepted) await tell(tx, user.id, 'accessGranted', by.request);
  await record(tx, by, {
    verb: 'userAccessChanged',
    entity: 'person',
    entityId: user.id,
    before: held && { role: held.role, profile: held.profile, companies: held.companies, enabled: held.enabled },
    after: { role: form.papel, profile: profile.name, companies: form.empresas, enabled: form.ativo },
  });
}

/**
 * Switches a user off in the access group, whatever the roles, and signs out who has none left anywhere; or on again, the roles that
 * the actor may give.
 * @throws STATUS_FORBIDS where nothing would change, PERMISSION_NOT_GRANTABLE where none may be given, LAST_ADMINISTRATOR
 */
export async function enableGroupUser(tx: Tx, by: By, personId: string, on: boolean): Promise<void> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const user = await changeable(tx, actor, personId);
  const roles = (await rolesOf(tx, actor.accessGroupId, [user.id])).filter(role => role.enabled !== on);
  if (roles.length === 0) refuse('STATUS_FORBIDS');
  const switched = on ? roles.filter(role => mayRestore(actor, role)) : roles;
  if (switched.length === 0) refuse('PERMISSION_NOT_GRANTABLE');
  await keepingAnAdministrator(tx, () =>
    switchHeld(
      tx,
      switched.map(role => ({ id: role.id, person_id: user.id })),
      on,
    ),
  );
  await record(tx, by, {
    verb: on ? 'userEnabled' : 'userDisabled',
    entity: 'person',
    entityId: user.id,
    after: { roles: switched.map(role => role.role) },
  });
}

/** Switches roles on or off; who has none left anywhere is signed out. */
export async function switchHeld(
  tx: Tx,
  roles: readonly Pick<HeldRole, 'id' | 'person_id'>[],
  on: boolean,
): Promise<void> {
  await switchRoles(
    tx,
    roles.map(role => role.id),
    on,
  );
  if (!on) await endWithoutRole(tx, [...new Set(roles.map(role => role.person_id))]);
}

async function endWithoutRole(tx: Tx, people: readonly string[]): Promise<void> {
  for (const personId of await withoutRole(tx, people))
    await endSessions(tx, personId, 'roleEnded', { devices: false });
}

/** @throws NOT_FOUND out of reach, STATUS_FORBIDS for whose link is accepted, LINK_REFUSED */
export async function resendInvitation(tx: Tx, services: InvitationServices, by: By, personId: string): Promise<void> {
  const { actor } = by;
  if (actor.profile === 'rh') await changeable(tx, actor, personId);
  await sendInvitation(tx, services, personId);
  await record(tx, by, { verb: 'invitationResent', entity: 'person', entityId: personId });
}

async function changeable(tx: Tx, actor: Actor, personId: string): Promise<GroupUser> {
  const [user] = /^[0-9a-f-]{36}$/i.test(personId) ? await usersOf(tx, [personId]) : [];
  if (!user) return refuse('NOT_FOUND');
  refuseUntouchable(actor, user);
  return user;
}

/** The profile and companies of an access, where they are the actor's to give; what the role holds already may stay. */
export async function grantable(tx: Tx, actor: Actor, access: Access, held?: HeldRole) {
  const { accessGroupId } = actor;
  const profile = await profileToGive(tx, accessGroupId, { role: access.papel, id: access.idPerfil });
  if (!profile) return refuseField('idPerfil', 'NOT_FOUND');
  const present = held?.enabled && held.profile_id === profile.id ? held.permissions : [];
  if (!(await mayGive(tx, actor, access.papel, profile.permissions, present))) refuse('PERMISSION_NOT_GRANTABLE');
  if (access.empresas === null && !actor.allCompanies) refuseField('empresas', 'PERMISSION_NOT_GRANTABLE');
  const wished = [...new Set(access.empresas ?? [])];
  if ((await companiesSeen(tx, accessGroupId, wished)) < wished.length) refuseField('empresas', 'NOT_FOUND');
  return profile;
}

/** Finance is no part of what HR holds: it is given by who holds it in the access group themselves. */
export async function mayGive(
  tx: Tx,
  { accessGroupId, personId, permissions }: Actor,
  role: Access['papel'],
  wished: readonly string[],
  present: readonly string[] = [],
): Promise<boolean> {
  if (role !== 'FINANCEIRO') return mayGrant(role, wished, permissions, present);
  const own = (await rolesOf(tx, accessGroupId, [personId])).find(one => one.role === role && one.enabled);
  return wished.every(name => own?.permissions.includes(name) || present.includes(name));
}

function mayRestore({ permissions }: Actor, { role, permissions: given }: HeldRole): boolean {
  if (role === 'EMPREGADO') return true;
  return role !== 'FINANCEIRO' && mayGrant(role, given, permissions);
}

/** @throws LAST_ADMINISTRATOR where afterwards nobody could change users and profiles any more */
async function keepingAnAdministrator(tx: Tx, change: () => Promise<void>): Promise<void> {
  const administered = await hasAdministrator(tx);
  await change();
  if (administered && !(await hasAdministrator(tx))) refuse('LAST_ADMINISTRATOR');
}
