import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** True where its worker takes it for the first time. */
export async function openOwnFile(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`select access.open_own_file(${id}) as first`.execute(tx);
  return rows[0]?.first === true;
}
