import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { InOwnTransaction } from '../attempts.ts';
import { type CodeServices, checkCode } from '../contact-code.ts';
import { endSessions } from '../identity.queries.ts';
import { openFullSession } from '../open-session.ts';
import { endAuthenticator, freshenSecondFactor } from '../second-factor.queries.ts';

/**
 * The code that came to a contact. After a right password: the old authenticator and the remembered devices end, and a session opens
 * in which a new one must be registered. Signed in: the second factor counts as fresh for ten minutes.
 * @param sign makes the answer of a new session's token, in the transaction that ends the old one
 * @returns undefined where the user was signed in
 */
export async function confirmSecondFactorCode<T>(
  { secrets, tell }: CodeServices,
  by: By,
  inOwnTransaction: InOwnTransaction,
  code: string,
  sign: (tx: Tx, tokenId: string) => Promise<T>,
): Promise<T | undefined> {
  const { actor, request } = by;
  await checkCode(secrets, by, inOwnTransaction, 'secondFactor', code);
  const { personId, sessionId, sessionKind } = actor;
  return inOwnTransaction(async tx => {
    if (sessionKind === 'full') {
      await freshenSecondFactor(tx, sessionId);
      return undefined;
    }
    await endAuthenticator(tx, personId);
    await endSessions(tx, personId, 'twoFactorReset', { devices: true });
    await record(tx, by, { verb: 'twoFactorReset', entity: 'person', entityId: personId });
    await tell(tx, personId, 'twoFactorReset', request);
    return sign(tx, await openFullSession(tx, secrets, personId, request));
  });
}
