import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** A place among the ten pictures of a person or a company in an hour. @returns the seconds to wait; undefined: it is taken */
export async function admitPicture(tx: Tx, of: string): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`select access.admit_picture(${of}) as wait`.execute(tx);
  return rows[0]?.wait ?? undefined;
}
