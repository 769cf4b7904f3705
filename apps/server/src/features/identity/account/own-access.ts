import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import type { SecurityEventKind } from '@cracha/contract/features/identity/own-access.contract.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { record } from '#core/audit/audit.ts';
import { type Identifier, identifierHash } from '#core/identity/identifier.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { type InOwnTransaction, subjectOf } from '../attempts.ts';
import { endSessions, noteSecurity } from '../identity.queries.ts';
import {
  answerEvent,
  askNewPassword,
  endSessionOf,
  eventOf,
  forgetAttempts,
  forgetDevice,
  hrOfOwnPlaces,
  lockedBy,
} from '../own-access.queries.ts';
import { passwordOf } from '../password.queries.ts';
import { proveCurrent } from '../password-change.ts';

/** @throws NOT_FOUND */
export async function endOwnSession(tx: Tx, by: By, id: string): Promise<void> {
  const { actor } = by;
  if (!(await endSessionOf(tx, actor.personId, id, 'endedByPerson'))) refuse('NOT_FOUND');
  await note(tx, by, 'sessionEnded', { session: id });
}

export async function endOtherSessions(tx: Tx, by: By): Promise<void> {
  const { actor } = by;
  await endSessions(tx, actor.personId, 'endedByPerson', { but: actor.sessionId, devices: false });
  await note(tx, by, 'otherSessionsEnded');
}

/** It was me: nothing is asked about it any more. @throws NOT_FOUND */
export async function ownActivity(tx: Tx, by: By, id: string): Promise<void> {
  const { actor } = by;
  if (!(await answerEvent(tx, actor.personId, id, 'mine'))) refuse('NOT_FOUND');
  await record(tx, by, {
    verb: 'activityOwned',
    entity: 'person',
    entityId: actor.personId,
    after: { event: id },
  });
}

/**
 * It was not me: the session of the event ends (all others where it has none) with the remembered browsers, and a new password is
 * asked for, and HR is told. The current one is proven first: else whoever found an open session could set one without knowing it.
 * @throws NOT_FOUND, STATUS_FORBIDS for the present session
 */
export async function disownActivity(
  by: By,
  inOwnTransaction: InOwnTransaction,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const { actor } = by;
  const { personId, sessionId } = actor;
  const event = (await inOwnTransaction(tx => eventOf(tx, personId, id))) ?? refuse('NOT_FOUND');
  if (event.session_id === sessionId) refuse('STATUS_FORBIDS');
  const { hash } = await inOwnTransaction(tx => passwordOf(tx, personId));
  await proveCurrent(password, hash, by, inOwnTransaction);
  await inOwnTransaction(async tx => {
    if (event.session_id) await endSessionOf(tx, personId, event.session_id, 'disowned');
    else await endSessions(tx, personId, 'disowned', { but: sessionId, devices: true });
    await answerEvent(tx, personId, id, 'disowned');
    await askNewPassword(tx, personId);
    await note(tx, by, 'activityDisowned', { kind: event.kind, at: event.at });
    await tellHr(tx, actor, id);
  });
}

/** HR can't see what happened, only that it did: whoever may lift locks and issue passwords should know. */
async function tellHr(tx: Tx, actor: Actor, eventId: string): Promise<void> {
  const people = await hrOfOwnPlaces(tx, 'RhUsuarioEditar');
  await notify(
    tx,
    people.map(({ access_group_id, person_id }) => ({
      personId: person_id,
      accessGroupId: access_group_id,
      kind: 'accessDisowned' as const,
      values: { nome: actor.name },
      target: to.hr.user(actor.personId),
      cause: `access-disowned:${eventId}`,
    })),
  );
}

/** @throws NOT_FOUND */
export async function removeDevice(tx: Tx, by: By, id: string): Promise<void> {
  const { actor } = by;
  if (!(await forgetDevice(tx, actor, id))) refuse('NOT_FOUND');
  await note(tx, by, 'deviceForgotten', { device: id });
}

/** Takes back the failures that lock somebody within reach out: by each identifier, as a person and by their devices. */
export async function liftLock(tx: Tx, by: By, personId: string): Promise<void> {
  const { request } = by;
  const { cpf, email, cell_phone, devices } = (await lockedBy(tx, personId)) ?? refuse('NOT_FOUND');
  const identifiers: [Identifier['kind'], string | null][] = [
    ['cpf', cpf],
    ['email', email],
    ['cellPhone', cell_phone],
  ];
  await forgetAttempts(tx, [
    ...identifiers.flatMap(([kind, value]) => (value ? [identifierHash({ kind, value })] : [])),
    subjectOf('person', personId),
    subjectOf('account', personId),
    ...devices.map(id => subjectOf('device', id)),
  ]);
  await noteSecurity(tx, personId, 'lockLifted', request);
  await record(tx, by, { verb: 'lockLifted', entity: 'person', entityId: personId });
}

async function note(tx: Tx, by: By, verb: SecurityEventKind & HistoryVerb, after?: unknown): Promise<void> {
  const { actor, request } = by;
  await noteSecurity(tx, actor.personId, verb, request);
  await record(tx, by, { verb, entity: 'person', entityId: actor.personId, after });
}
