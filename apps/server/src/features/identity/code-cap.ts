import { createHash } from 'node:crypto';
import type { Tx } from '#kernel/database/transaction.ts';
import { takePlaces } from './code-cap.queries.ts';

/**
 * What may go out in 24 hours, sliding. A person asks for their own codes after a right password, so that an address may be a whole
 * office's; a recovery anybody may ask for. They count apart: strangers use up nobody's codes of a sign-in.
 */
const limits = {
  code: { person: 10, contact: 10, address: 300 },
  recovery: { person: 10, contact: 10, address: 30 },
} as const;

export interface CodeAsked {
  personId: string;
  contact: string;
  /** Of the client that asked. */
  ip: string;
}

/**
 * Takes a place for one code or link, in the transaction that sends it.
 * @returns in how many seconds there is a place again; null: it may go out
 */
export function takeCode(
  tx: Tx,
  kind: keyof typeof limits,
  { personId, contact, ip }: CodeAsked,
): Promise<number | null> {
  const { person, contact: ofContact, address } = limits[kind];
  const subjects = [`person:${personId}`, `contact:${contact}`, `address:${ip}`].map(of => subjectOf(kind, of));
  return takePlaces(tx, subjects, [person, ofContact, address]);
}

function subjectOf(kind: string, of: string): Buffer {
  return createHash('sha256').update(`${kind}:${of}`).digest();
}
