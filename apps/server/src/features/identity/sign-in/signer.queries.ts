import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { first } from '../identity.queries.ts';

export interface InvitedSigner {
  id: string;
  code_hash: Buffer | null;
  expired: boolean;
}

export async function signerOf(tx: Tx, tokenHash: Buffer): Promise<InvitedSigner | undefined> {
  const { rows } = await sql<InvitedSigner>`select * from access.signer_of(${tokenHash})`.execute(tx);
  return rows[0];
}

/** A code that was sent stands five misses. */
export async function missEntryCode(tx: Tx, tokenHash: Buffer): Promise<void> {
  await sql`select access.miss_entry_code(${tokenHash})`.execute(tx);
}

/** Opens the signer's or the candidate's session and answers the id of its first token; the first opening is dated. */
export async function openSignerSession(tx: Tx, id: string, { ip, userAgent }: RequestInfo): Promise<string> {
  const { rows } = await sql<{
    token: string;
  }>`select access.open_signer_session(${id}, ${ip}, ${userAgent}) as token`.execute(tx);
  return first(rows).token;
}

export interface InvitedPerson {
  id: string;
  name: string;
  email: string | null;
}

/** The signer or candidate whose session this is: the policies let no other pass. */
export async function signerOfSession(tx: Tx): Promise<InvitedPerson> {
  const { rows } = await sql<InvitedPerson>`
    select id, name, email from document_signer where id = access.signer()
    union all select id, name, email from admission where id = access.candidate()`.execute(tx);
  return first(rows);
}
