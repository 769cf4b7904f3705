import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export { appendEvent, chainLength, chainOf } from '#core/document/chain.queries.ts';

/** The signer whose session asks. */
export async function signerName(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from document_signer where id = access.signer()`.execute(tx);
  return rows[0]?.name ?? null;
}
