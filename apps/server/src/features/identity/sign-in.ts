import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { identifierHash, readIdentifier } from '#core/identity/identifier.ts';
import { passwordFits } from '#core/identity/password.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/handler.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { admitSignIn, credentialsOf, openSession, signInSucceeded } from './identity.queries.ts';

type Form = BodyOf<(typeof identityContract)['signIn']>;
type Outside = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Signs in by password: counts the attempt first (also a refused one stays counted), checks, opens a session.
 * @returns the id of the session's token. A user with two-factor is never let in by a password alone: KEY_NOT_FOUND.
 */
export async function signInByPassword(form: Form, request: RequestInfo, outside: Outside): Promise<string> {
  const identifier = readIdentifier({ CPF: form.CPF, Email: form.Email, Celular: form.Celular });
  if ('refused' in identifier) return refuseField(identifier.field, identifier.refused);
  const place = await outside(tx => admitSignIn(tx, identifierHash(identifier), request.ip));
  if (place.attempt === null) {
    const seconds = place.wait_seconds ?? 60;
    refuse('TOO_MANY_ATTEMPTS', { tempo: waitText(seconds, request.language), retryAfter: seconds });
  }
  const found = await outside(tx => credentialsOf(tx, identifier));
  const fits = await passwordFits(form.Password, found?.password_hash ?? null);
  if (!found || !fits) refuse('LOGIN_FAILED');
  if (!found.active) refuse('USER_INACTIVE');
  if (found.password_expired) refuse('PROVISIONAL_PASSWORD_EXPIRED');
  if (!found.has_role) refuse('USER_WITHOUT_ROLES');
  const { attempt } = place;
  await outside(tx => signInSucceeded(tx, attempt));
  if (found.two_factor_active) refuse('KEY_NOT_FOUND');
  return outside(tx => openSession(tx, found.person_id, request.ip, request.userAgent));
}

/** '14 min' or '40 s': units are the same in the three languages. */
function waitText(seconds: number, language: string): string {
  const unit = seconds >= 60 ? 'minute' : 'second';
  const value = seconds >= 60 ? Math.ceil(seconds / 60) : seconds;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
