import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

export interface AskedCase {
  state: 'asked' | 'waiting';
  due_at: Date | null;
  /** The contact under dispute: it is told without a way to stop it. */
  disputed: 'mail' | 'sms' | null;
}

/** Asks, or as the second person confirms. @throws SECOND_PERSON_REQUIRED, REQUIRED_FIELD, CASE_OPEN, CASE_DIFFERS, USER_CHANGE_NOT_ALLOWED */
export async function askCase(
  tx: Tx,
  asked: {
    personId: string;
    kind: 'authenticator' | 'contact';
    reason: string | null;
    evidence: string | null;
    channel: 'mail' | 'sms' | null;
    newContact: string | null;
    objectionMac: Buffer;
  },
): Promise<AskedCase> {
  const { personId, kind, reason, evidence, channel, newContact, objectionMac } = asked;
  const { rows } = await sql<AskedCase>`
    select * from access.ask_case(${personId}::text::uuid, ${kind}, ${reason}, ${evidence}, ${channel}, ${newContact}, ${objectionMac})`.execute(
    tx,
  );
  return first(rows);
}

/** @throws NOT_FOUND, SECOND_PERSON_REQUIRED, USER_CHANGE_NOT_ALLOWED */
export async function decideCase(
  tx: Tx,
  decided: { personId: string; outcome: 'letter' | 'account'; reason: string; evidence: string },
): Promise<'asked' | 'decided' | 'refused'> {
  const { rows } = await sql<{ state: 'asked' | 'decided' | 'refused' }>`
    select access.decide_case(${decided.personId}::text::uuid, ${decided.outcome}, ${decided.reason}, ${decided.evidence}) as state`.execute(
    tx,
  );
  return first(rows).state;
}
