import { sql } from 'kysely';
import type { Identifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

export interface RecoveryContact {
  person_id: string;
  name: string;
  language: string;
  channel: 'mail' | 'sms';
  contact: string;
}

/** Whom a recovery is for and where its message goes; undefined: nobody, or no confirmed contact. */
export async function recoveryContact(tx: Tx, { kind, value }: Identifier): Promise<RecoveryContact | undefined> {
  const { rows } = await sql<RecoveryContact>`select * from access.recovery_contact(${kind}, ${value})`.execute(tx);
  return rows[0];
}

/** A new recovery; the former one of the person ends. */
export async function keepRecovery(
  tx: Tx,
  recovery: { personId: string; channel: string; contact: string; codeMac: Buffer; linkMac: Buffer | null },
): Promise<void> {
  const { personId, channel, contact, codeMac, linkMac } = recovery;
  await sql`select access.keep_recovery(${personId}, ${channel}, ${contact}, ${codeMac}, ${linkMac})`.execute(tx);
}

/** The person whose recovery this is, once; null: not good. */
export async function useRecovery(tx: Tx, identifier: Identifier | undefined, mac: Buffer): Promise<string | null> {
  const { rows } = await sql<{ person: string | null }>`
    select access.use_recovery(${identifier?.kind ?? null}, ${identifier?.value ?? null}, ${mac}) as person`.execute(
    tx,
  );
  return first(rows).person;
}
