import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from './identity.queries.ts';

/** A place among the attempts; `attempt` null: wait so many seconds, or (null too) for those that are being checked. */
export interface Place {
  attempt: number | null;
  wait_seconds: number | null;
  failures: number;
  of_address: number;
}

export async function admitAttempt(tx: Tx, guess: { kind: string; subject: Buffer }, ip: string): Promise<Place> {
  const { rows } = await sql<Place>`select * from access.admit_attempt(${guess.kind}, ${guess.subject}, ${ip})`.execute(
    tx,
  );
  return first(rows);
}

/** How an attempt ended; a dropped one was no guess. */
export async function settleAttempt(tx: Tx, attempt: number, state: 'failed' | 'succeeded' | 'dropped'): Promise<void> {
  await sql`select access.settle_attempt(${attempt}, ${state})`.execute(tx);
}

/** False: this answer was used before. */
export async function useCaptcha(tx: Tx, answer: { mac: Buffer; expiresAt: Date }): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select access.use_captcha(${answer.mac}, ${answer.expiresAt}) as used`.execute(tx);
  return first(rows).used;
}
