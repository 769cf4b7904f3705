import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Nobody brings a sample's model back while it is decided whether its bytes stay. */
export async function lockSample(tx: Tx, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sample ${sha256}`}, 0))`.execute(tx);
}

/** Does it where no row of any tenant names the file (definer/models.sql). */
export async function whileUnnamed(pool: pg.Pool, sha256: string, work: () => Promise<void>): Promise<void> {
  await acrossTenants(pool, 'a deleted recognition model: does anybody else name its sample', async tx => {
    await lockSample(tx, sha256);
    const { rows } = await sql<{ named: boolean }>`select access.file_named(${sha256}) as named`.execute(tx);
    if (rows[0]?.named === false) await work();
  });
}
