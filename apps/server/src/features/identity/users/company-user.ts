import type { companyUserContract } from '@cracha/contract/features/identity/company-user.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { takeTurn } from '#core/access/administrators.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { endSessions } from '../identity.queries.ts';
import {
  addCompany,
  type CompanyUser,
  companyOfUser,
  companyUsersOf,
  openCompany,
  shutCompany,
} from './company-user.queries.ts';
import { refuseUntouchable } from './group-user.policy.ts';
import { companiesSeen, type HeldRole, productProfile, rolesOf, setRoleProfile } from './group-user.queries.ts';
import { giveRole, grantable, mayGive } from './group-user.ts';
import { findInvitedByEither, type InvitationServices, type Invitee, inviteOrTell } from './invitation.ts';

type Form = BodyOf<(typeof companyUserContract)['saveCompanyUser']>;

export interface SavedCompanyUser {
  user: CompanyUser;
  invited: boolean;
}

/**
 * Gives somebody a role over one company, or changes the profile of one who has it. A role held over other companies of the access
 * group gets this one besides. @throws NOT_FOUND, RECORD_ALREADY_EXISTS, PERMISSION_NOT_GRANTABLE, USER_CHANGE_NOT_ALLOWED
 */
export async function saveCompanyUser(
  tx: Tx,
  services: InvitationServices,
  by: By,
  form: Form,
): Promise<SavedCompanyUser> {
  const { actor } = by;
  const needed = form.idUsuarioEmpresa === undefined ? 'RhUsuarioCriar' : 'RhUsuarioEditar';
  if (!actor.permissions.has(needed)) refuse('OPERATION_NOT_ALLOWED');
  await takeTurn(tx, actor.accessGroupId);
  if ((await companiesSeen(tx, actor.accessGroupId, [form.idEmpresa])) === 0) refuse('NOT_FOUND');
  return form.idUsuarioEmpresa === undefined
    ? add(tx, services, by, form)
    : { user: await change(tx, by, form.idUsuarioEmpresa, form), invited: false };
}

async function add(tx: Tx, services: InvitationServices, by: By, form: Form): Promise<SavedCompanyUser> {
  const { actor } = by;
  const person = await findInvitedByEither(tx, form);
  const held = (await rolesOf(tx, actor.accessGroupId, [person.id])).find(one => one.role === form.role);
  let invited: boolean;
  if (held) invited = await widen(tx, services, by, { ...form, person, held });
  else {
    const idPerfil = form.idPerfilAcesso ?? (await productProfile(tx, form.role)) ?? refuse('NOT_FOUND');
    const access = { papel: form.role, idPerfil, empresas: [form.idEmpresa] };
    await grantable(tx, actor, access);
    invited = await giveRole(tx, services, by, person, access);
  }
  const user = await userOf(tx, form.idEmpresa, one => one.person_id === person.id && one.role === form.role);
  await record(tx, by, {
    verb: held ? 'userAccessChanged' : 'userInvited',
    entity: 'person',
    entityId: person.id,
    before: held && { role: held.role, profile: held.profile, companies: held.companies },
    after: { role: user.role, profile: user.profile, companies: [...(held?.companies ?? []), form.idEmpresa] },
  });
  return { user, invited };
}

interface Wider extends Pick<Form, 'idEmpresa' | 'idPerfilAcesso' | 'role'> {
  person: Invitee;
  held: HeldRole;
}

/** One person has one profile in a role: it is given over another company as it is. @returns whether they are invited */
async function widen(
  tx: Tx,
  services: InvitationServices,
  { actor, request }: By,
  { idEmpresa, idPerfilAcesso, role, person, held }: Wider,
): Promise<boolean> {
  const { accessGroupId } = actor;
  if (held.companies === null) refuseField('cpf', 'RECORD_ALREADY_EXISTS');
  if (idPerfilAcesso !== undefined && idPerfilAcesso !== held.profile_id)
    refuseField('idPerfilAcesso', 'RECORD_ALREADY_EXISTS');
  if (!(await mayGive(tx, actor, role, held.permissions))) refuse('PERMISSION_NOT_GRANTABLE');
  if (!(await addCompany(tx, { membershipId: held.id, accessGroupId, companyId: idEmpresa })))
    refuseField('cpf', 'RECORD_ALREADY_EXISTS');
  if (!held.enabled) await openCompany(tx, await userOf(tx, idEmpresa, one => one.membership_id === held.id));
  await inviteOrTell(tx, services, request, person, held.accepted);
  return !held.accepted;
}

async function change(tx: Tx, by: By, scopeId: string, form: Form): Promise<CompanyUser> {
  const { actor } = by;
  const mine = (one: CompanyUser) => one.scope_id === scopeId;
  const user = await userOf(tx, form.idEmpresa, mine);
  refuseUntouchable(actor, { id: user.person_id, platform: user.platform });
  if (user.role !== form.role) refuseField('role', 'INVALID_OPTION');
  const idPerfil = form.idPerfilAcesso ?? user.profile_id;
  if (idPerfil === user.profile_id) return user;
  const held = (await rolesOf(tx, actor.accessGroupId, [user.person_id])).find(one => one.id === user.membership_id);
  // the profile holds in every company of the role: all of them must be the actor's to give
  const profile = await grantable(tx, actor, { papel: form.role, idPerfil, empresas: held?.companies ?? [] }, held);
  await setRoleProfile(tx, user.membership_id, profile.id);
  await record(tx, by, {
    verb: 'userAccessChanged',
    entity: 'person',
    entityId: user.person_id,
    before: { role: user.role, profile: user.profile },
    after: { role: user.role, profile: profile.name },
  });
  return userOf(tx, form.idEmpresa, mine);
}

/**
 * Switches somebody's role on or off in one company; who has no role left anywhere is signed out. Wanted as it is: nothing changes.
 * @throws NOT_FOUND, USER_CHANGE_NOT_ALLOWED, PERMISSION_NOT_GRANTABLE
 */
export async function switchCompanyUser(tx: Tx, by: By, scopeId: string, on: boolean): Promise<void> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const companyId = (await companyOfUser(tx, actor.accessGroupId, scopeId)) ?? refuse('NOT_FOUND');
  const user = await userOf(tx, companyId, one => one.scope_id === scopeId);
  refuseUntouchable(actor, { id: user.person_id, platform: user.platform });
  if (user.enabled === on) return;
  if (on) {
    if (!(await mayGive(tx, actor, user.role, user.permissions))) refuse('PERMISSION_NOT_GRANTABLE');
    await openCompany(tx, user);
  } else if (await shutCompany(tx, user)) {
    await endSessions(tx, user.person_id, 'roleEnded', { devices: false });
  }
  await record(tx, by, {
    verb: on ? 'companyUserEnabled' : 'companyUserDisabled',
    entity: 'person',
    entityId: user.person_id,
    after: { role: user.role, company: companyId },
  });
}

async function userOf(tx: Tx, companyId: string, is: (user: CompanyUser) => boolean): Promise<CompanyUser> {
  return (await companyUsersOf(tx, companyId)).find(is) ?? refuse('NOT_FOUND');
}
