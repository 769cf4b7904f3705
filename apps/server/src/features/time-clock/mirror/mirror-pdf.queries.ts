import { sql } from 'kysely';
import type { PaperHead } from '#core/clock/paper/mirror-paper.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** What stands above the days, and when the mirror was sealed (null: it is open). */
export async function paperHeadOf(
  tx: Tx,
  id: string,
): Promise<{ head: PaperHead; sealed_at: Date | null } | undefined> {
  const { rows } = await sql<{ head: PaperHead; sealed_at: Date | null }>`
    select head, sealed_at from access.mirror_paper(${id}::uuid)`.execute(tx);
  return rows[0];
}
