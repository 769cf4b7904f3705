import type { SignerRole } from '@cracha/contract/features/document/document-words.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { SignatureState } from '#core/document/signature-moves.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { waitText } from '#kernel/wait-text.ts';
import type { SealTold } from '../signature.queries.ts';

/** What anybody who has the code, or the bytes, may know. */
export interface Known {
  state: SignatureState;
  title: string;
  company: string;
  sealedAt: string | null;
  pages: number | null;
  hashRead: string | null;
  hashFinal: string | null;
  seal: SealTold | null;
  documentId: string;
  signers: { name: string; cpf: string | null; role: SignerRole; at: string | null }[];
}

const known = z.custom<Known>(one => typeof one === 'object' && one !== null && 'documentId' in one);

/** By the code of an evidence page, or by the SHA-256 of the prepared or the sealed file. */
export async function knownBy(tx: Tx, by: { code: string } | { hash: string }): Promise<Known | undefined> {
  const { rows } = await sql<{ found: unknown }>`
    select access.check_document(${'code' in by ? by.code : null}, ${'hash' in by ? by.hash : null}) as found`.execute(
    tx,
  );
  return rows[0]?.found ? known.parse(rows[0].found) : undefined;
}

/** The hash of a row of a document's chain; null where there is none. */
export async function chainRowHash(tx: Tx, documentId: string, seq: number): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select access.chain_row(${documentId}::uuid, ${seq}::integer) as hash`.execute(tx);
  return rows[0]?.hash ?? null;
}

/** Certificates that have sealed, with those above them, the newest first. */
export async function certificatesOf(tx: Tx): Promise<{ serial: string; pem: string }[]> {
  const { rows } = await sql<{ serial: string; pem: string }>`
    select serial, pem from (select distinct on (pem) serial, pem, purpose, valid_from from seal_certificate order by pem, purpose) c order by purpose, valid_from desc`.execute(
    tx,
  );
  return rows;
}

/** One more of the sixty checks an address may ask for in a minute (product 6.6). @throws RATE_LIMITED */
export async function admitCheck(tx: Tx, { ip, request }: By): Promise<void> {
  const { rows } = await sql<{ wait: number | null }>`select access.admit_check(${ip}) as wait`.execute(tx);
  const wait = rows[0]?.wait;
  if (wait) refuse('RATE_LIMITED', { tempo: waitText(wait, request.language), retryAfter: wait });
}
