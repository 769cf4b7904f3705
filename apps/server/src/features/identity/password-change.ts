import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { hashPassword, passwordFits } from '#core/identity/password.ts';
import { passwordFault, strictestPolicy } from '#core/identity/password-policy.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn, subjectOf } from './attempts.ts';
import { endSessions, renewToken } from './identity.queries.ts';
import type { TellPerson } from './identity-messages.ts';
import { openFullSession } from './open-session.ts';
import { passwordOf, passwordPoliciesOf, setPassword } from './password.queries.ts';

type Form = BodyOf<(typeof identityContract)['changePassword']>;

/**
 * Sets a new password: without the current one in the provisional step and after a recovery alone. Every other session and
 * remembered device ends. After a recovery a user with a second factor signs in anew: KEY_NOT_FOUND, with the password already set.
 * @param sign makes the answer of the fresh token, in the transaction that ends the old ones
 */
export async function changePassword<T>(
  { secrets, tell }: { secrets: Secrets; tell: TellPerson },
  form: Form,
  by: By,
  inOwnTransaction: InOwnTransaction,
  sign: (tx: Tx, tokenId: string) => Promise<T>,
): Promise<T> {
  const { actor, request } = by;
  const password = decoded(form.senha) ?? refuseField('senha', 'PASSWORD_INVALID');
  const kept = await inOwnTransaction(tx => passwordOf(tx, actor.personId));
  if (actor.sessionKind === 'full' && !kept.provisional)
    await proveCurrent(form.senhaAtual, kept.hash, by, inOwnTransaction);
  const policy = strictestPolicy(await inOwnTransaction(tx => passwordPoliciesOf(tx, actor.personId)));
  const fault = passwordFault(password, policy);
  if (fault) refuseField('senha', fault.code, fault.values);
  if (await passwordFits(password, kept.hash)) refuse('PASSWORD_SAME_AS_CURRENT');
  const hash = await hashPassword(password);
  const { personId, sessionId, tokenRow, sessionKind } = actor;
  const answer = await inOwnTransaction(async tx => {
    await setPassword(tx, sessionId, hash);
    const but = sessionKind === 'full' ? sessionId : null;
    await endSessions(tx, personId, 'passwordChanged', { but, devices: true });
    await record(tx, by, { verb: 'passwordChanged', entity: 'person', entityId: personId });
    await tell(tx, personId, 'passwordChanged', request);
    if (sessionKind === 'full') {
      const { token } = await renewToken(tx, tokenRow);
      return sign(tx, token ?? refuse('UNAUTHENTICATED'));
    }
    // the link or code that recovered the password is no second factor; a letter that takes over has ended the authenticator
    if ((await passwordOf(tx, personId)).twoFactor) return undefined;
    return sign(tx, await openFullSession(tx, secrets, personId, request));
  });
  return answer ?? refuse('KEY_NOT_FOUND');
}

/** Whether the signed-in person knows their password, for an act at this moment; as typed. Guesses count. @throws CURRENT_PASSWORD_WRONG */
export async function provePassword(by: By, typed: string, inOwnTransaction: InOwnTransaction): Promise<void> {
  const { hash } = await inOwnTransaction(tx => passwordOf(tx, by.personId));
  const guess = { kind: 'password', subject: subjectOf('person', by.personId) } as const;
  const fits = await inTurn(
    inOwnTransaction,
    by.request,
    guess,
    async () => (await passwordFits(typed, hash)) || undefined,
  );
  if (!fits) refuse('CURRENT_PASSWORD_WRONG');
}

/** Guesses at the current password count. @throws CURRENT_PASSWORD_MISSING, CURRENT_PASSWORD_WRONG */
export async function proveCurrent(
  typed: string | undefined,
  hash: string | null,
  by: By,
  inOwnTransaction: InOwnTransaction,
): Promise<void> {
  const { actor, request } = by;
  const current = typed ? decoded(typed) : undefined;
  if (!current) return refuseField('senhaAtual', 'CURRENT_PASSWORD_MISSING');
  const guess = { kind: 'password', subject: subjectOf('person', actor.personId) } as const;
  const fits = await inTurn(
    inOwnTransaction,
    request,
    guess,
    async () => (await passwordFits(current, hash)) || undefined,
  );
  if (!fits) refuseField('senhaAtual', 'CURRENT_PASSWORD_WRONG');
}

/** Base64 of UTF-8; undefined where it is neither. */
function decoded(text: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64')) || undefined;
  } catch {
    return undefined;
  }
}
