import { sql } from 'kysely';
import type { PaperHead } from '#core/clock/paper/mirror-paper.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** What stands above the days, and when the mirror was sealed and its public code (null: it is open). */
export async function paperHeadOf(
  tx: Tx,
  id: string,
): Promise<{ head: PaperHead; sealed_at: Date | null; code: string | null } | undefined> {
  const { rows } = await sql<{ head: PaperHead; sealed_at: Date | null; code: string | null }>`
    select head, sealed_at, code from access.mirror_paper(${id}::uuid)`.execute(tx);
  return rows[0];
}

/** The SHA-256 of a paper that was given out of a sealed mirror. */
export async function notePaper(tx: Tx, id: string, sha256: string): Promise<void> {
  await sql`select access.note_paper(${id}::uuid, ${sha256})`.execute(tx);
}
