import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { endSessions } from '../identity.queries.ts';
import { findInvited, type InvitationServices, inviteOrTell } from './invitation.ts';
import {
  hasPlatformAdministrator,
  insertPlatformRole,
  type PlatformUser,
  platformUserOf,
  switchPerson,
  takePlatformTurn,
} from './platform-user.queries.ts';

/** Gives a role of the platform's own, which waits for the person like any other. @throws RECORD_ALREADY_EXISTS */
export async function inviteOperator(
  tx: Tx,
  services: InvitationServices,
  by: By,
  form: Parameters<typeof findInvited>[1] & { papel: 'ADMIN' | 'SUPORTE' },
): Promise<string> {
  const { request } = by;
  await takePlatformTurn(tx);
  const invitee = await findInvited(tx, form);
  const { id } = invitee;
  const made = await insertPlatformRole(tx, invitee, form.papel);
  if (!made) return refuseField('cpf', 'RECORD_ALREADY_EXISTS');
  await inviteOrTell(tx, services, request, invitee, made.accepted);
  const after = { role: form.papel };
  await record(tx, by, { verb: 'operatorInvited', entity: 'person', entityId: id, after });
  return id;
}

/** Switches a person off on the whole platform, with every session, or on again. @throws LAST_ADMINISTRATOR, STATUS_FORBIDS */
export async function enablePlatformUser(tx: Tx, by: By, personId: string, on: boolean): Promise<void> {
  await takePlatformTurn(tx);
  const { id, active } = await changeable(tx, by.actor, personId);
  if (active === on) refuse('STATUS_FORBIDS');
  await switchPerson(tx, id, on);
  if (!(await hasPlatformAdministrator(tx))) refuse('LAST_ADMINISTRATOR');
  if (!on) await endSessions(tx, id, 'personDisabled', { devices: true });
  await note(tx, by, on ? 'personEnabled' : 'personDisabled', id);
}

export async function endSessionsOf(tx: Tx, by: By, personId: string): Promise<void> {
  const { id } = await changeable(tx, by.actor, personId);
  await endSessions(tx, id, 'endedByPlatform', { devices: true });
  await note(tx, by, 'sessionsEnded', id);
}

/** Nobody changes their own access here. @throws NOT_FOUND, USER_CHANGE_NOT_ALLOWED */
export async function changeable(tx: Tx, actor: Actor, personId: string): Promise<PlatformUser> {
  const user = (await platformUserOf(tx, personId)) ?? refuse('NOT_FOUND');
  if (user.id === actor.personId) refuse('USER_CHANGE_NOT_ALLOWED');
  return user;
}

async function note(tx: Tx, by: By, verb: HistoryVerb, entityId: string): Promise<void> {
  await record(tx, by, { verb, entity: 'person', entityId });
}
