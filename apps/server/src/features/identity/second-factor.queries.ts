import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from './identity.queries.ts';

/** False: this step, or a newer one, was used before. */
export async function useStep(tx: Tx, personId: string, step: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select access.use_step(${personId}, ${step}) as used`.execute(tx);
  return first(rows).used;
}

export async function useRecoveryCode(tx: Tx, personId: string, mac: Buffer): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select access.use_recovery_code(${personId}, ${mac}) as used`.execute(
    tx,
  );
  return first(rows).used;
}

export interface KnownDevice {
  id: string;
  /** Neither ended nor past its thirty days. */
  good: boolean;
}

export async function deviceOf(tx: Tx, personId: string, keyMac: Buffer): Promise<KnownDevice | undefined> {
  const { rows } = await sql<KnownDevice>`select * from access.device_of(${personId}, ${keyMac})`.execute(tx);
  return rows[0];
}

export async function rememberDevice(
  tx: Tx,
  personId: string,
  keyMac: Buffer,
  ip: string,
  userAgent: string,
): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`select access.remember_device(${personId}, ${keyMac}, ${ip}, ${userAgent}) as id`.execute(tx);
  return first(rows).id;
}

/** The key of a session that an authenticator may be registered with (sealed), and how fresh the second factor is. */
export async function registrationOf(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('session')
    .select(eb => [
      'provisional_key',
      eb('second_factor_at', '>', sql<Date>`now() - interval '10 minutes'`).as('fresh'),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export async function keepProvisionalKey(tx: Tx, sessionId: string, sealed: Buffer): Promise<void> {
  await tx
    .updateTable('session')
    .set({ provisional_key: sealed, provisional_key_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function freshenSecondFactor(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('session').set({ second_factor_at: sql`now()` }).where('id', '=', sessionId).execute();
}

/** The authenticator is registered, the session's key is used up, the recovery codes are new. */
export async function activateAuthenticator(
  tx: Tx,
  registration: { personId: string; sessionId: string; sealedKey: Buffer; step: number; codeMacs: readonly Buffer[] },
): Promise<void> {
  const { personId, sessionId, sealedKey, step, codeMacs } = registration;
  await tx
    .updateTable('person')
    .set({ two_factor_active: true, two_factor_secret: sealedKey, two_factor_step: step })
    .where('id', '=', personId)
    .execute();
  await tx
    .updateTable('session')
    .set({ provisional_key: null, second_factor_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
  await replaceRecoveryCodes(tx, personId, codeMacs);
}

export async function replaceRecoveryCodes(tx: Tx, personId: string, codeMacs: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await tx
    .insertInto('recovery_code')
    .values(codeMacs.map(code_mac => ({ person_id: personId, code_mac })))
    .execute();
}

/** What a code of a person who is signed in is checked against. */
export async function secondFactorOf(tx: Tx, personId: string) {
  return tx
    .selectFrom('person')
    .select(['id as person_id', 'two_factor_active', 'two_factor_secret'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** The authenticator is lost: it ends with its recovery codes, and a new one is asked for before anything else. */
export async function endAuthenticator(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set({ two_factor_active: false, two_factor_secret: null, two_factor_required: true })
    .where('id', '=', personId)
    .execute();
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
}
