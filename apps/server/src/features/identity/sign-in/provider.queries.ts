import { sql } from 'kysely';
import type { Identifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Credentials, first } from '../identity.queries.ts';

export async function keepProviderSignIn(tx: Tx, stateMac: Buffer, sealed: Buffer): Promise<void> {
  await sql`select access.keep_provider_sign_in(${stateMac}, ${sealed})`.execute(tx);
}

/** What a sign-in was begun with, once; null: none, used, or too old. */
export async function takeProviderSignIn(tx: Tx, stateMac: Buffer): Promise<Buffer | null> {
  const { rows } = await sql<{
    sealed: Buffer | null;
  }>`select access.take_provider_sign_in(${stateMac}) as sealed`.execute(tx);
  return first(rows).sealed;
}

/** Whom a provider's word is about; undefined: nobody here. */
export async function providerCredentials(tx: Tx, { kind, value }: Identifier): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`select * from access.provider_credentials(${kind}, ${value})`.execute(tx);
  return rows[0];
}

/** What the second factor of the challenge at hand is checked against. */
export async function ownCredentials(tx: Tx): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`select * from access.own_credentials()`.execute(tx);
  return rows[0];
}
