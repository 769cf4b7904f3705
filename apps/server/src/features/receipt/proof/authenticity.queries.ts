import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** All that a stranger may know of a code. */
export interface Verified {
  initials: string;
  cpf: string | null;
  company: string;
  cnpj: string;
  category: 1 | 2 | 3 | 7;
  year: number;
  month: number;
  kind: string;
  net: number | null;
  sha256: string;
  version: number;
  published_at: Date;
}

/** Undefined for a code that is unknown, switched off, hidden or withdrawn: alike. */
export async function verify(tx: Tx, code: string): Promise<Verified | undefined> {
  const { rows } = await sql<Verified>`select * from access.verify_receipt(${code})`.execute(tx);
  return rows[0];
}

/** A stranger's bytes beside the genuine ones; null for a code that the page says nothing of. */
export async function compare(tx: Tx, code: string, sha256: string): Promise<'same' | 'earlier' | 'changed' | null> {
  const { rows } = await sql<{
    result: 'same' | 'earlier' | 'changed' | null;
  }>`select access.compare_receipt(${code}, ${sha256}) as result`.execute(tx);
  return rows[0]?.result ?? null;
}
