import type pg from 'pg';

/** Files of batches past their time, of all tenants at once (definer/tidy.sql). */
export async function expiredBatchFiles(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ sha256: string }>('select access.expired_batch_files() as sha256');
  return rows.map(({ sha256 }) => sha256);
}

export async function forgetBatchFiles(pool: pg.Pool, files: readonly string[]): Promise<void> {
  await pool.query('select access.forget_batch_files($1)', [files]);
}
