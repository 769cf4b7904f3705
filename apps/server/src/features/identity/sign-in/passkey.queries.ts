import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { first } from '../identity.queries.ts';

/** `personId` null: of a sign-in. */
export async function keepChallenge(tx: Tx, mac: Buffer, personId: string | null): Promise<void> {
  await sql`select access.keep_passkey_challenge(${mac}, ${personId})`.execute(tx);
}

/** False: none, used, too old, or somebody else's. */
export async function useChallenge(tx: Tx, mac: Buffer, personId: string | null): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select access.use_passkey_challenge(${mac}, ${personId}) as used`.execute(tx);
  return first(rows).used;
}

export interface StoredPasskey {
  id: string;
  person_id: string;
  public_key: Buffer;
  counter: number;
  suspended: boolean;
  active: boolean;
  has_role: boolean;
}

export async function passkeyOf(tx: Tx, credentialId: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`select * from access.passkey_of(${credentialId})`.execute(tx);
  return rows[0];
}

/** False: the counter did not go on, and the passkey is suspended now. */
export async function usePasskey(tx: Tx, id: string, use: { counter: number; backedUp: boolean }): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select access.use_passkey(${id}, ${use.counter}, ${use.backedUp}) as used`.execute(tx);
  return first(rows).used;
}

export async function passkeysOf(tx: Tx, personId: string) {
  return tx
    .selectFrom('passkey')
    .select(['id', 'name', 'credential_id', 'created_at', 'used_at', 'suspended_at', 'doubted_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export type OwnPasskey = Awaited<ReturnType<typeof passkeysOf>>[number];

export interface NewPasskey {
  personId: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  backedUp: boolean;
}

/** Undefined: somebody has this credential already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<OwnPasskey | undefined> {
  return tx
    .insertInto('passkey')
    .values({
      person_id: passkey.personId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      backed_up: passkey.backedUp,
    })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'credential_id', 'created_at', 'used_at', 'suspended_at', 'doubted_at'])
    .executeTakeFirst();
}

/** The former name; undefined: none of the person. */
export async function renameOwnPasskey(
  tx: Tx,
  personId: string,
  id: string,
  name: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update passkey k set name = ${name} from passkey former
     where k.id = ${id}::text::uuid and k.person_id = ${personId} and former.id = k.id returning former.name`.execute(
    tx,
  );
  return rows[0]?.name;
}

/** It is the person's own after all; undefined: none of theirs that waits. */
export async function claimOwnPasskey(tx: Tx, personId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update passkey set doubted_at = null
     where id = ${id}::text::uuid and person_id = ${personId} and doubted_at is not null returning name`.execute(tx);
  return rows[0]?.name;
}

/** The name of what is gone; undefined: none of the person. */
export async function deleteOwnPasskey(tx: Tx, personId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from passkey where id = ${id}::text::uuid and person_id = ${personId} returning name`.execute(tx);
  return rows[0]?.name;
}
