import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface EntryOf {
  signer_id: string;
  access_group_id: string;
  asked_by: string;
  name: string;
  channel: 'email' | 'celular';
  contact: string | null;
}

/** Undefined: the link is unknown, its time is over, or a code was sent less than a minute ago. */
export async function keepEntryCode(tx: Tx, hash: Buffer, code: Buffer): Promise<EntryOf | undefined> {
  const { rows } = await sql<EntryOf>`
    select signer_id, access_group_id, asked_by, name, channel, contact from access.keep_entry_code(${hash}::bytea, ${code}::bytea)`.execute(
    tx,
  );
  return rows[0];
}

/** Undefined: nothing was open. */
export async function closeLink(tx: Tx, hash: Buffer) {
  const { rows } = await sql<{
    signer_id: string;
    request_id: string;
    name: string;
    access_group_id: string;
    asked_by: string;
  }>`
    select signer_id, request_id, name, access_group_id, asked_by from access.close_link(${hash}::bytea)`.execute(tx);
  return rows[0];
}

export async function documentOfSigner(tx: Tx, signerId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    document_id: string;
  }>`select document_id from document_signer where id = ${signerId}::uuid`.execute(tx);
  return rows[0]?.document_id;
}

/** @returns false: one was sent less than a minute ago, or ten today */
export async function keepActCode(
  tx: Tx,
  signerId: string,
  { mac, boundTo, sentTo }: { mac: Buffer; boundTo: string; sentTo: string },
): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select access.keep_act_code(${signerId}::uuid, ${mac}::bytea, ${boundTo}, ${sentTo}) as kept`.execute(tx);
  return rows[0]?.kept === true;
}

/** @returns where the code was sent; null: it is none */
export async function useActCode(tx: Tx, signerId: string, mac: Buffer, boundTo: string): Promise<string | null> {
  const { rows } = await sql<{ sent_to: string | null }>`
    select access.use_act_code(${signerId}::uuid, ${mac}::bytea, ${boundTo}) as sent_to`.execute(tx);
  return rows[0]?.sent_to ?? null;
}
