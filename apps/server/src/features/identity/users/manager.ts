import type { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { takeTurn } from '#core/access/administrators.queries.ts';
import { keepExcluded } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { endSessions } from '../identity.queries.ts';
import { refuseUntouchable } from './group-user.policy.ts';
import { rolesOf } from './group-user.queries.ts';
import { giveRole, grantable } from './group-user.ts';
import { findInvited, type InvitationServices } from './invitation.ts';
import {
  type Manager,
  type ManagerScope,
  managerIdOf,
  managersOf,
  removeRole,
  saveRole,
  saveScope,
  scopeOf,
  wholeManager,
  workersSeen,
} from './manager.queries.ts';
import { handSeatsOver, handWaitingOver, waitingFor, waitingForRole } from './manager-cover.queries.ts';

type Calls = typeof managerContract;
type Wished = Pick<BodyOf<Calls['saveManager']>, 'idPerfil' | 'todas' | 'empresas' | 'lotacoes' | 'trabalhadores'>;

/**
 * Gives somebody the manager's role with what is looked after; who can't sign in yet is invited.
 * @throws RECORD_ALREADY_EXISTS for who is a manager here already, NOT_FOUND, PERMISSION_NOT_GRANTABLE, USER_CHANGE_NOT_ALLOWED
 */
export async function createManager(
  tx: Tx,
  services: InvitationServices,
  by: By,
  form: BodyOf<Calls['createManager']>,
): Promise<string> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const scope = await wishedScope(tx, by, form);
  const profile = await grantable(tx, actor, accessOf(form));
  const person = await findInvited(tx, form);
  const role = { papel: 'GESTOR' as const, idPerfil: form.idPerfil, empresas: [] };
  await giveRole(tx, services, by, person, role);
  const id = (await managerIdOf(tx, actor.accessGroupId, person.id)) ?? refuse('NOT_SAVED');
  await saveScope(tx, actor.accessGroupId, id, scope);
  await record(tx, by, {
    verb: 'managerCreated',
    entity: 'manager',
    entityId: person.id,
    after: { profile: profile.name, ...counted(scope) },
  });
  return id;
}

/** Changes profile, scope and switch of a manager. @throws NOT_FOUND, USER_CHANGE_NOT_ALLOWED, PERMISSION_NOT_GRANTABLE */
export async function saveManager(tx: Tx, by: By, id: string, form: BodyOf<Calls['saveManager']>): Promise<void> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const manager = await changeable(tx, by, id);
  const held = (await rolesOf(tx, actor.accessGroupId, [manager.person_id])).find(one => one.id === id);
  const profile = await grantable(tx, actor, accessOf(form), held);
  const scope = await wishedScope(tx, by, form);
  const before = await scopeHeld(tx, manager);
  await saveRole(tx, id, { profileId: profile.id, enabled: form.ativo });
  await saveScope(tx, actor.accessGroupId, id, scope);
  await record(tx, by, {
    verb: 'managerSaved',
    entity: 'manager',
    entityId: manager.person_id,
    before: { profile: manager.profile, enabled: manager.enabled, ...counted(before) },
    after: { profile: profile.name, enabled: form.ativo, ...counted(scope) },
  });
}

/** Takes the role away, of all or none. @throws NOT_FOUND, MANAGER_HAS_WORKERS, MANAGER_HAS_PENDING_REQUESTS, CONFIRMATION_REQUIRED */
export async function deleteManagers(
  tx: Tx,
  by: By,
  { ids, justification }: Deletion,
  confirmed: boolean,
): Promise<void> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  for (const id of ids.sort()) {
    const manager = await changeable(tx, by, id);
    if (manager.people !== null && manager.people > 0) refuse('MANAGER_HAS_WORKERS', { n: manager.people });
    const n = await waitingForRole(tx, manager);
    if (n > 0) refuse('MANAGER_HAS_PENDING_REQUESTS', { n });
    const doer = by;
    await keepExcluded(tx, doer, justification, 'manager', wholeManager(id));
    if (await removeRole(tx, manager)) await endSessions(tx, manager.person_id, 'roleEnded', { devices: false });
    await record(tx, doer, {
      verb: 'managerDeleted',
      entity: 'manager',
      entityId: manager.person_id,
      before: { profile: manager.profile },
      after: { justification },
    });
  }
  if (!confirmed) refuse('CONFIRMATION_REQUIRED', { total: ids.length });
}

/**
 * Hands everybody, what waits and the seats in approvals over to another manager; the old one looks after nobody then.
 * @returns how many people changed hands @throws NOT_FOUND, STATUS_FORBIDS for one whose role is off, or
 * in a company whose people are handed over,
 * MANAGER_HAS_PENDING_REQUESTS unless it is confirmed
 */
export async function replaceManager(
  tx: Tx,
  by: By,
  id: string,
  { idNovo, confirmado }: BodyOf<Calls['replaceManager']>,
): Promise<number> {
  const { actor } = by;
  await takeTurn(tx, actor.accessGroupId);
  const from = await changeable(tx, by, id);
  if (idNovo === id) refuseField('idNovo', 'INVALID_OPTION');
  const [found] = isId(idNovo) ? await managersOf(tx, [idNovo]) : [];
  const to = found ?? refuseField('idNovo', 'NOT_FOUND');
  refuseUntouchable(actor, { id: to.person_id, platform: to.platform });
  if (!to.enabled) refuseField('idNovo', 'STATUS_FORBIDS', { status: 'desativado' });
  const waiting = await waitingFor(tx, from.person_id);
  if (waiting > 0 && confirmado !== true) refuse('MANAGER_HAS_PENDING_REQUESTS', { n: waiting });
  const [theirs, own] = [await scopeHeld(tx, from), await scopeHeld(tx, to)];
  // they would stay with nobody: a company that is switched off stays so
  if (await isOffIn(tx, to, theirs)) refuseField('idNovo', 'STATUS_FORBIDS', { status: 'desativado' });
  await saveScope(tx, actor.accessGroupId, to.id, together(own, theirs));
  await saveScope(tx, actor.accessGroupId, from.id, nobody);
  await handWaitingOver(tx, actor.accessGroupId, { from: from.person_id, to: to.person_id });
  const seats = await handSeatsOver(tx, from.person_id, to.person_id);
  await record(tx, by, {
    verb: 'managerReplaced',
    entity: 'manager',
    entityId: from.person_id,
    before: counted(theirs),
    after: { successor: to.name, seats, waiting },
  });
  return from.people ?? 0;
}

/** In reach, and theirs to change. */
export async function changeable(tx: Tx, { actor }: Pick<By, 'actor'>, id: string): Promise<Manager> {
  const manager = await managerById(tx, id);
  refuseUntouchable(actor, { id: manager.person_id, platform: manager.platform });
  return manager;
}

/** @throws NOT_FOUND out of reach */
export async function managerById(tx: Tx, id: string): Promise<Manager> {
  const [manager] = isId(id) ? await managersOf(tx, [id]) : [];
  return manager ?? refuse('NOT_FOUND');
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const nobody: ManagerScope = { all: false, companies: [], departments: [], workers: [] };

/** The role as users' rules judge it: over all companies whose people are given. */
function accessOf({ idPerfil, todas, empresas, lotacoes }: Wished) {
  const companies = [...empresas, ...lotacoes.map(one => one.idEmpresa)];
  return { papel: 'GESTOR' as const, idPerfil, empresas: todas ? null : [...new Set(companies)] };
}

/** @throws NOT_FOUND of a worker out of reach */
async function wishedScope(tx: Tx, { actor }: By, form: Wished): Promise<ManagerScope> {
  const workers = [...new Set(form.trabalhadores)];
  if (!workers.every(isId)) refuseField('trabalhadores', 'NOT_FOUND');
  if ((await workersSeen(tx, actor.accessGroupId, workers)) < workers.length) refuseField('trabalhadores', 'NOT_FOUND');
  if (form.todas) return { ...nobody, all: true };
  const departments = form.lotacoes.map(({ idEmpresa, nome }) => ({ company: idEmpresa, name: nome }));
  return { all: false, companies: [...new Set(form.empresas)], departments, workers };
}

/** What a manager looks after; what is switched off is no part of it. */
async function scopeHeld(tx: Tx, manager: Manager): Promise<ManagerScope> {
  if (manager.all_companies && manager.all_workers) return { ...nobody, all: true };
  const rows = (await scopeOf(tx, manager.id)).filter(row => row.enabled);
  return {
    all: false,
    companies: rows.flatMap(({ company_id, department, employment_id, everyone }) =>
      company_id && department === null && employment_id === null && everyone ? [company_id] : [],
    ),
    departments: rows.flatMap(({ company_id, department }) =>
      company_id && department !== null ? [{ company: company_id, name: department }] : [],
    ),
    workers: rows.flatMap(({ employment_id }) => employment_id ?? []),
  };
}

async function isOffIn(tx: Tx, manager: Manager, { companies, departments }: ManagerScope): Promise<boolean> {
  const given = new Set([...companies, ...departments.map(({ company }) => company)]);
  return (await scopeOf(tx, manager.id)).some(row => !row.enabled && given.has(row.company_id ?? ''));
}

function together(one: ManagerScope, other: ManagerScope): ManagerScope {
  return {
    all: one.all || other.all,
    companies: [...new Set([...one.companies, ...other.companies])],
    departments: [...one.departments, ...other.departments],
    workers: [...new Set([...one.workers, ...other.workers])],
  };
}

/** A scope as the history tells it. */
function counted({ all, companies, departments, workers }: ManagerScope) {
  return all
    ? { wholeGroup: true }
    : { companies: companies.length, departments: departments.length, workers: workers.length };
}
