import { record } from '#core/audit/audit.ts';
import { newRecoveryCodes, readRecoveryCode } from '#core/identity/codes.ts';
import { newTotpKey, totpStep } from '#core/identity/totp.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type InOwnTransaction, inTurn, subjectOf } from './attempts.ts';
import { type Credentials, personOf } from './identity.queries.ts';
import type { TellPerson } from './identity-messages.ts';
import {
  activateAuthenticator,
  freshenSecondFactor,
  keepProvisionalKey,
  registrationOf,
  replaceRecoveryCodes,
  secondFactorOf,
  useRecoveryCode,
  useStep,
} from './second-factor.queries.ts';

/** Whether a code is the authenticator's, or one of the recovery codes: each once, also when many come at once. */
export async function secondFactorFits(
  secrets: Secrets,
  { person_id: personId, two_factor_secret: sealed }: Pick<Credentials, 'person_id' | 'two_factor_secret'>,
  code: string,
  request: RequestInfo,
  inOwnTransaction: InOwnTransaction,
): Promise<boolean> {
  const fits = await inTurn(
    inOwnTransaction,
    request,
    { kind: 'secondFactor', subject: subjectOf('person', personId) },
    async () => {
      const step = sealed ? totpStep(secrets.unseal(sealed), code) : undefined;
      if (step !== undefined) return (await inOwnTransaction(tx => useStep(tx, personId, step))) || undefined;
      const recovery = readRecoveryCode(code);
      if (!recovery) return undefined;
      return (
        (await inOwnTransaction(tx => useRecoveryCode(tx, personId, secrets.mac('recoveryCode', recovery)))) ||
        undefined
      );
    },
  );
  return fits === true;
}

export interface RegistrationServices {
  secrets: Secrets;
  tell: TellPerson;
}

/**
 * Registers the authenticator whose key this session showed, by a code made with it; it can't be switched off again.
 * @returns ten recovery codes, shown once. @throws TWO_FACTOR_KEY_EXPIRED for another key than the session's
 */
export async function registerAuthenticator(
  tx: Tx,
  { secrets, tell }: RegistrationServices,
  by: By,
  { key, code }: { key?: string; code: string },
): Promise<string[]> {
  const { actor, request } = by;
  const person = await personOf(tx, actor.personId);
  const registration = await registrationOf(tx, actor.sessionId);
  if (person.two_factor_active && !registration?.fresh) refuse('TWO_FACTOR_ALREADY_ACTIVE');
  const shown = registration?.provisional_key ? secrets.unseal(registration.provisional_key) : undefined;
  if (!shown || (key !== undefined && key.toUpperCase() !== shown)) return refuse('TWO_FACTOR_KEY_EXPIRED');
  if (!code) refuse('TWO_FACTOR_CODE_MISSING');
  const step = totpStep(shown, code) ?? refuse('TWO_FACTOR_CODE_INVALID');
  const codes = newRecoveryCodes();
  await activateAuthenticator(tx, {
    personId: actor.personId,
    sessionId: actor.sessionId,
    sealedKey: secrets.seal(shown),
    step,
    codeMacs: codes.map(one => secrets.mac('recoveryCode', one)),
  });
  await record(tx, by, { verb: 'twoFactorActivated', entity: 'person', entityId: actor.personId });
  await tell(tx, actor.personId, 'twoFactorActivated', request);
  return codes;
}

/** A key asked for in the profile: for the first authenticator, or for another one while the second factor is fresh. */
export async function newProvisionalKey(tx: Tx, secrets: Secrets, actor: Actor): Promise<string> {
  const person = await personOf(tx, actor.personId);
  const registration = await registrationOf(tx, actor.sessionId);
  if (person.two_factor_active && !registration?.fresh) refuse('TWO_FACTOR_ALREADY_ACTIVE');
  const key = newTotpKey();
  await keepProvisionalKey(tx, actor.sessionId, secrets.seal(key));
  return key;
}

/** Signed in already: a code makes the second factor fresh for ten minutes. Guesses count as at the sign-in. @throws TWO_FACTOR_CODE_INVALID */
export async function proveSecondFactor(
  secrets: Secrets,
  by: By,
  inOwnTransaction: InOwnTransaction,
  code: string,
): Promise<void> {
  const { actor, request } = by;
  const factor = await inOwnTransaction(tx => secondFactorOf(tx, actor.personId));
  if (!factor.two_factor_active) refuse('TWO_FACTOR_NOT_CONFIGURED');
  const fits = await secondFactorFits(secrets, factor, code.replace(/\s/g, ''), request, inOwnTransaction);
  if (!fits) refuse('TWO_FACTOR_CODE_INVALID');
  await inOwnTransaction(tx => freshenSecondFactor(tx, actor.sessionId));
}

/** Ten new ones in place of the former, shown once. @throws TWO_FACTOR_CODE_MISSING while the second factor is not fresh */
export async function renewRecoveryCodes(tx: Tx, { secrets, tell }: RegistrationServices, by: By): Promise<string[]> {
  const { actor, request } = by;
  await requireSecondFactor(tx, actor);
  const codes = newRecoveryCodes();
  const macs = codes.map(one => secrets.mac('recoveryCode', one));
  await replaceRecoveryCodes(tx, actor.personId, macs);
  await record(tx, by, {
    verb: 'recoveryCodesRenewed',
    entity: 'person',
    entityId: actor.personId,
  });
  await tell(tx, actor.personId, 'recoveryCodesRenewed', request);
  return codes;
}

/** For an act that asks more than an open session. @throws TWO_FACTOR_NOT_CONFIGURED, TWO_FACTOR_CODE_MISSING while the second factor is not fresh */
export async function requireSecondFactor(tx: Tx, actor: Actor): Promise<void> {
  if (!(await secondFactorOf(tx, actor.personId)).two_factor_active) refuse('TWO_FACTOR_NOT_CONFIGURED');
  if (!(await registrationOf(tx, actor.sessionId))?.fresh) refuse('TWO_FACTOR_CODE_MISSING');
}
