import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { endSessions } from '../identity.queries.ts';
import { refuseSupport } from '../second-factor.ts';
import { findInvited, type InvitationServices, sendInvitation } from './invitation.ts';
import {
  askedReset,
  askReset,
  hasPlatformAdministrator,
  insertPlatformRole,
  type PlatformUser,
  platformUserOf,
  removeAuthenticator,
  switchPerson,
  takePlatformTurn,
} from './platform-user.queries.ts';

/** Gives a role of the platform's own; who has no account gets an invitation. @throws RECORD_ALREADY_EXISTS */
export async function inviteOperator(
  tx: Tx,
  services: InvitationServices,
  by: By,
  form: Parameters<typeof findInvited>[1] & { papel: 'ADMIN' | 'SUPORTE' },
): Promise<string> {
  const { actor, request } = by;
  refuseSupport(actor);
  await takePlatformTurn(tx);
  const { id, fresh } = await findInvited(tx, form);
  if (!(await insertPlatformRole(tx, id, form.papel))) refuseField('cpf', 'RECORD_ALREADY_EXISTS');
  if (fresh) await sendInvitation(tx, services, id);
  else await services.tell(tx, id, 'accessGranted', request);
  const after = { role: form.papel };
  await record(tx, by, { verb: 'operatorInvited', entity: 'person', entityId: id, after });
  return id;
}

/** Switches a person off on the whole platform, with every session, or on again. @throws LAST_ADMINISTRATOR, STATUS_FORBIDS */
export async function enablePlatformUser(tx: Tx, by: By, personId: string, on: boolean): Promise<void> {
  refuseSupport(by.actor);
  await takePlatformTurn(tx);
  const { id, active } = await changeable(tx, by.actor, personId);
  if (active === on) refuse('STATUS_FORBIDS');
  await switchPerson(tx, id, on);
  if (!(await hasPlatformAdministrator(tx))) refuse('LAST_ADMINISTRATOR');
  if (!on) await endSessions(tx, id, 'personDisabled', { devices: true });
  await note(tx, by, on ? 'personEnabled' : 'personDisabled', id);
}

export async function endSessionsOf(tx: Tx, by: By, personId: string): Promise<void> {
  refuseSupport(by.actor);
  const { id } = await changeable(tx, by.actor, personId);
  await endSessions(tx, id, 'endedByPlatform', { devices: true });
  await note(tx, by, 'sessionsEnded', id);
}

/**
 * One person of the platform asks for a lost authenticator to be taken away, another one confirms it within a day; the user is told at
 * every confirmed contact, also of the asking. @throws SECOND_PERSON_REQUIRED, TWO_FACTOR_NOT_CONFIGURED
 */
export async function resetAuthenticator(
  tx: Tx,
  { tell }: Pick<InvitationServices, 'tell'>,
  by: By,
  personId: string,
): Promise<void> {
  const { actor, request } = by;
  refuseSupport(actor);
  await takePlatformTurn(tx);
  const user = await changeable(tx, actor, personId);
  if (!user.two_factor_active) refuse('TWO_FACTOR_NOT_CONFIGURED');
  const asked = await askedReset(tx, user.id);
  if (asked?.askedBy === actor.personId) refuse('SECOND_PERSON_REQUIRED');
  if (asked) await removeAuthenticator(tx, user.id);
  else await askReset(tx, user.id, actor.personId);
  await note(tx, by, asked ? 'authenticatorRemoved' : 'authenticatorRemovalAsked', user.id);
  await tell(tx, user.id, asked ? 'authenticatorRemoved' : 'authenticatorRemovalAsked', request);
}

/** Nobody changes their own access here. @throws NOT_FOUND, USER_CHANGE_NOT_ALLOWED */
async function changeable(tx: Tx, actor: Actor, personId: string): Promise<PlatformUser> {
  const user = (await platformUserOf(tx, personId)) ?? refuse('NOT_FOUND');
  if (user.id === actor.personId) refuse('USER_CHANGE_NOT_ALLOWED');
  return user;
}

async function note(tx: Tx, by: By, verb: HistoryVerb, entityId: string): Promise<void> {
  await record(tx, by, { verb, entity: 'person', entityId });
}
