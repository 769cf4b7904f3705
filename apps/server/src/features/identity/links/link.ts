import type { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn, subjectOf } from '../attempts.ts';
import { noteSecurity, personOf } from '../identity.queries.ts';
import type { TellPerson } from '../identity-messages.ts';
import { letterMac, objectionMac } from '../letter-macs.ts';
import { acceptByCode, acceptByProvider, keepAlone, objectToCase, refuseClaim } from './link.queries.ts';

type Form = BodyOf<(typeof linkContract)['acceptLink']>;

/** What is asked of the person anew, since somebody else may have set it up. */
export type ToConfirm = 'celular' | 'email' | 'chaves';

/**
 * Accepts a claim: by the code of that group's letter or invitation (guesses count), or by its id in a session that proved the CPF. By a
 * code other sessions end, contacts are confirmed again and passkeys wait for a yes. @throws LETTER_CODE_INVALID, NOT_FOUND
 */
export async function acceptLink(
  { secrets, tell }: { secrets: Secrets; tell: TellPerson },
  { codigo, idVinculo }: Form,
  by: By,
  inOwnTransaction: InOwnTransaction,
): Promise<{ accessGroupId: string | null; confirm: ToConfirm[] }> {
  const { actor, request } = by;
  const typed = codigo?.trim();
  if (!typed && !idVinculo) return refuseField('codigo', 'REQUIRED_FIELD');
  const accepted = await inOwnTransaction(tx => personOf(tx, actor.personId));
  const accept = async (tx: Tx) => {
    const accessGroupId = typed
      ? await acceptByCode(tx, actor.sessionId, letterMac(secrets, typed))
      : await acceptByProvider(tx, actor.sessionId, idVinculo ?? '');
    await record(tx, by, {
      verb: 'linkAccepted',
      entity: 'person',
      entityId: actor.personId,
      ...(accessGroupId ? { accessGroupId } : {}),
      after: { by: typed ? 'code' : 'provider' },
    });
    await tell(tx, actor.personId, 'linkAccepted', request);
    return { accessGroupId };
  };
  const done = typed
    ? await guessed(inOwnTransaction, request, actor.personId, () => inOwnTransaction(accept))
    : await inOwnTransaction(accept);
  const confirm: ToConfirm[] = [];
  if (typed && accepted.cell_phone) confirm.push('celular');
  if (typed && accepted.email) confirm.push('email');
  if (typed) confirm.push('chaves');
  return { accessGroupId: done.accessGroupId, confirm };
}

async function guessed<T>(
  inOwnTransaction: InOwnTransaction,
  request: RequestInfo,
  personId: string,
  accept: () => Promise<T>,
): Promise<T> {
  const guess = { kind: 'accessLetter', subject: subjectOf('person', personId) } as const;
  return (await inTurn(inOwnTransaction, request, guess, accept)) ?? refuse('LETTER_CODE_INVALID');
}

/** Refuses a claim of one's own. @throws NOT_FOUND */
export async function refuseLink(tx: Tx, by: By, linkId: string): Promise<void> {
  const accessGroupId = await refuseClaim(tx, linkId);
  await record(tx, by, {
    verb: 'linkRefused',
    entity: 'person',
    entityId: by.actor.personId,
    ...(accessGroupId ? { accessGroupId } : {}),
  });
  await noteSecurity(tx, by.actor.personId, 'linkRefused', by.request);
}

/** Ends every other way into the account, the password too. @throws LETTER_CODE_INVALID where the session proved no CPF */
export async function keepAccountAlone(tx: Tx, by: By): Promise<void> {
  const { personId, sessionId } = by.actor;
  await keepAlone(tx, sessionId);
  await record(tx, by, { verb: 'accountTakenBack', entity: 'person', entityId: personId });
  await noteSecurity(tx, personId, 'accountTakenBack', by.request);
}

/** 'It wasn't me' in a session of one's own. @throws NOT_FOUND where nobody says that the account is theirs */
export async function objectInSession(tx: Tx, by: By): Promise<void> {
  const person = (await objectToCase(tx, null)) ?? refuse('NOT_FOUND');
  await record(tx, by, { verb: 'accountObjected', entity: 'person', entityId: person });
  await noteSecurity(tx, person, 'accountObjected', by.request);
}

/** The same by the link of a notice. @throws LINK_EXPIRED */
export async function objectByLink(tx: Tx, secrets: Secrets, code: string, request: RequestInfo): Promise<void> {
  const person = (await objectToCase(tx, objectionMac(secrets, code))) ?? refuse('LINK_EXPIRED');
  await noteSecurity(tx, person, 'accountObjected', request);
}
