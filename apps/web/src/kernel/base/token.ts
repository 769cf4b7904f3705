import { isOnline } from './online.ts';
import { changeSession, currentSession, endSession, readSession, type Session, type Token } from './session.ts';

/** After its end a token can still be renewed for so long, and nothing else. */
export const renewableFor = 15 * 60_000;
/** A little before the end: the request still has to travel. */
const margin = 5_000;
let renewing: Promise<void> | undefined;
let renew: () => Promise<Token> = () => Promise.reject(new Error('no renewal'));

/** `account.api.ts` brings the call; the client itself can't import what is written with the client. */
export function setRenewal(call: () => Promise<Token>): void {
  renew = call;
}

export function tokenOf(answer: { access_token: string; expires_in: number }, now = Date.now()): Token {
  return { value: answer.access_token, since: now, until: now + answer.expires_in * 1000 };
}

/**
 * Renews in the last half of the term, one renewal at a time (also among tabs). Before the end a request doesn't wait for
 * it; after it every request does.
 */
export async function freshToken(now = Date.now()): Promise<void> {
  const session = currentSession();
  if (!session || now < half(session)) return;
  renewing ??= alone(renewOnce).finally(() => {
    renewing = undefined;
  });
  if (now > session.token.until - margin) await renewing;
  else renewing.catch(() => undefined);
}

async function renewOnce(): Promise<void> {
  const before = currentSession()?.token.value;
  const session = await readSession();
  if (!session || session.token.value !== before) return; // another tab was first
  const token = await renew().catch(() => undefined);
  if (token) await changeSession({ token });
  // without a network nobody has said that it is over
  else if (isOnline() && Date.now() > session.token.until + renewableFor) endSession();
}

function half({ token }: Session): number {
  return token.since + (token.until - token.since) / 2;
}

function alone(task: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('cracha.renew', task) : task();
}
