import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { lockAbout } from '#kernel/database/lock.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Nobody names the file anew while it is decided whether its bytes stay. */
export async function lockFile(tx: Tx, sha256: string): Promise<void> {
  await lockAbout(tx, `file ${sha256}`);
}

/** Does it where no row of any tenant names the file (definer/files.sql). @returns whether none does */
export async function whileUnnamed(
  pool: pg.Pool,
  reason: string,
  sha256: string,
  work: () => Promise<void>,
): Promise<boolean> {
  return acrossTenants(pool, reason, async tx => {
    await lockFile(tx, sha256);
    const { rows } = await sql<{ named: boolean }>`select access.file_named(${sha256}) as named`.execute(tx);
    const unnamed = rows[0]?.named === false;
    if (unnamed) await work();
    return unnamed;
  });
}
