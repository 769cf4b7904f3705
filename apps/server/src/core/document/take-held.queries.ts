import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** A file that waits to be sent, its sender's alone. */
export interface HeldFile {
  id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  pages: number | null;
  shown_sha256: string | null;
  /** Why it can't be signed; null: it can. */
  unsignable: ErrorCode | null;
}

/** Takes those that the asker holds, in the order asked: nobody sends them twice, and a refusal gives them back. */
export async function takeHeld(tx: Tx, ids: readonly string[]): Promise<HeldFile[]> {
  if (!ids.every(isUuid)) return [];
  const { rows } = await sql<HeldFile>`
    with taken as (delete from document_upload u where u.id = any (${[...ids]}::text[]::uuid[]) and u.at > now() - interval '24 hours' returning u.*)
    select u.id, u.name, u.sha256, u.size::float8 as size, u.content_type, u.pages, u.shown_sha256, u.unsignable from taken u order by array_position(${[...ids]}::text[]::uuid[], u.id)`.execute(
    tx,
  );
  return rows;
}
