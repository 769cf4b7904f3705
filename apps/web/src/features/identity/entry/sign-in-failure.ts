import { Refusal } from '@cracha/contract/kernel/client.ts';

export type SignInFailure =
  | { kind: 'wrong' }
  /** The password was right; `challenge` opens the way of who lost the authenticator. */
  | { kind: 'twoSteps'; challenge?: string }
  /** The second factor was wrong, in the catalogue's words. */
  | { kind: 'code'; sentence: string }
  | { kind: 'passkey' }
  | { kind: 'notReached' }
  | { kind: 'wait'; seconds: number }
  /** The catalogue's own sentence, such as an inactive user. */
  | { kind: 'told'; sentence: string };

/** A device's answer that lets nobody in: taken away, suspended, or not of this site. */
export class PasskeyRefused extends Error {}

const told = new Set([
  'USER_INACTIVE',
  'USER_WITHOUT_ROLES',
  'TWO_FACTOR_NOT_CONFIGURED',
  'PROVISIONAL_PASSWORD_EXPIRED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_INVALID',
  'ERROR_SEND',
  'PROVIDER_USER_UNKNOWN',
  'PROVIDER_OUT_OF_REACH',
]);

/** Whatever is wrong with identifier or password reads the same: no text tells whether the user exists. */
export function signInFailure(error: unknown): SignInFailure {
  if (error instanceof PasskeyRefused) return { kind: 'passkey' };
  if (!(error instanceof Refusal)) return { kind: 'notReached' };
  const { code, message, data } = error.body;
  if (error.status === 0) return { kind: 'notReached' };
  if (code === 'KEY_NOT_FOUND' || code === 'AUTHENTICATOR_EXPIRE_KEY')
    return { kind: 'twoSteps', challenge: textOf(data?.challenge) };
  if (code === 'TWO_FACTOR_CODE_INVALID' || code === 'TWO_FACTOR_CODE_MISSING')
    return { kind: 'code', sentence: message };
  if (code === 'TOO_MANY_ATTEMPTS' || code === 'RATE_LIMITED') return { kind: 'wait', seconds: secondsOf(data) };
  if (told.has(code) && message) return { kind: 'told', sentence: message };
  return { kind: 'wrong' };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function secondsOf(data: Record<string, unknown> | undefined): number {
  const seconds = data?.retryAfter;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : 30;
}
