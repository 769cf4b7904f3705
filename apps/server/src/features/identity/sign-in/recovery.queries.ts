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

/** A new recovery; the former one of the person ends. @returns until when it is good */
export async function keepRecovery(
  tx: Tx,
  recovery: { personId: string; channel: string; contact: string; codeMac: Buffer; linkMac: Buffer | null },
): Promise<Date> {
  const { personId, channel, contact, codeMac, linkMac } = recovery;
  const { rows } = await sql<{ until: Date }>`
    select access.keep_recovery(${personId}, ${channel}, ${contact}, ${codeMac}, ${linkMac}) as until`.execute(tx);
  return first(rows).until;
}

export interface UsedRecovery {
  person_id: string;
  opened_by: 'mail' | 'sms' | 'invitation' | 'machine';
  opened_groups: (string | null)[];
}

/** Whose recovery or first invitation this is and what it came by, once; undefined: not good. */
export async function useRecovery(
  tx: Tx,
  identifier: Identifier | undefined,
  mac: Buffer,
): Promise<UsedRecovery | undefined> {
  const { rows } = await sql<UsedRecovery>`
    select * from access.use_recovery(${identifier?.kind ?? null}, ${identifier?.value ?? null}, ${mac})`.execute(tx);
  return rows[0];
}
