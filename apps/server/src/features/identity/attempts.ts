import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Captcha } from '#core/identity/captcha.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse } from '#kernel/refusal.ts';
import { waitText } from '#kernel/wait-text.ts';
import { admitAttempt, settleAttempt, useCaptcha } from './attempts.queries.ts';

export type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** What is guessed at. Each kind counts for itself, so that one second factor's guesses close no password. */
export interface Guess {
  kind: 'password' | 'secondFactor' | 'contactCode' | 'recovery' | 'signer' | 'accessLetter' | 'ticket' | 'incomeProof';
  subject: Buffer;
  /** What was sent as the captcha's answer; null: none is asked for here. */
  captcha?: { captcha: Captcha; token: string | undefined; always?: boolean } | undefined;
}

const captchaAfter = 3;
/** Failures of one address, whoever it tries: many people may share one. */
const captchaAfterOfAddress = 50;
const easiest = 14;
const hardest = 17;
const patienceMs = 20_000;

/** A subject of guesses that is a person, the account of one (whatever name is typed for it), or a device. */
export function subjectOf(kind: 'person' | 'account' | 'device', id: string): Buffer {
  return createHash('sha256').update(`${kind}:${id}`).digest();
}

/**
 * Lets a guess through when it is its turn: ten failures in fifteen minutes, exactly, also of many at once and by several
 * processes; right ones never count. After three, or fifty of the address, a captcha comes first.
 * @returns what `check` found; undefined counts as a failure. @throws TOO_MANY_ATTEMPTS, CAPTCHA_REQUIRED, CAPTCHA_INVALID
 */
export async function inTurn<T>(
  inOwnTransaction: InOwnTransaction,
  request: RequestInfo,
  guess: Guess,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const attempt = await takeTurn(inOwnTransaction, request, guess);
  let state: 'failed' | 'succeeded' = 'failed';
  try {
    const found = await check();
    if (found !== undefined) state = 'succeeded';
    return found;
  } finally {
    await inOwnTransaction(tx => settleAttempt(tx, attempt, state));
  }
}

async function takeTurn(inOwnTransaction: InOwnTransaction, request: RequestInfo, guess: Guess): Promise<number> {
  const until = Date.now() + patienceMs;
  for (let solved = false; ; ) {
    const place = await inOwnTransaction(tx => admitAttempt(tx, guess, request.ip));
    const { attempt } = place;
    if (place.wait_seconds !== null) refuseAttempts(place.wait_seconds, request.language);
    if (asksCaptcha(guess, place) && !solved) {
      solved = await solvesCaptcha(inOwnTransaction, guess, bitsFor(place));
      if (!solved) {
        if (attempt !== null) await inOwnTransaction(tx => settleAttempt(tx, attempt, 'dropped'));
        const challenge = guess.captcha?.captcha.challenge(bitsFor(place));
        refuse(guess.captcha?.token ? 'CAPTCHA_INVALID' : 'CAPTCHA_REQUIRED', { ...challenge });
      }
    }
    if (attempt !== null) return attempt;
    if (Date.now() > until) refuseAttempts(Math.ceil(patienceMs / 1000), request.language);
    await pause(25);
  }
}

interface Counted {
  failures: number;
  of_address: number;
}

function asksCaptcha({ captcha }: Guess, { failures, of_address }: Counted): boolean {
  if (!captcha) return false;
  return captcha.always === true || failures >= captchaAfter || of_address >= captchaAfterOfAddress;
}

/** Each further failure doubles the sum, up to about a second of a cheap phone. */
function bitsFor({ failures, of_address }: Counted): number {
  const further = Math.max(0, failures - captchaAfter) + (of_address >= captchaAfterOfAddress ? 3 : 0);
  return Math.min(hardest, easiest + further);
}

/** An answer counts once, and only for a sum as hard as is asked for by now. */
async function solvesCaptcha(inOwnTransaction: InOwnTransaction, { captcha }: Guess, bits: number): Promise<boolean> {
  const answer = captcha?.token ? captcha.captcha.check(captcha.token, bits) : undefined;
  return answer !== undefined && (await inOwnTransaction(tx => useCaptcha(tx, answer)));
}

/** @throws TOO_MANY_ATTEMPTS with the time to wait, in words and in seconds */
export function refuseAttempts(seconds: number, language: string): never {
  refuse('TOO_MANY_ATTEMPTS', { tempo: waitText(seconds, language), retryAfter: seconds });
}
