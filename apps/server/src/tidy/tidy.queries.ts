import type pg from 'pg';

/** Of all tenants at once, by the one function that may (definer/tidy.sql). */
export async function tidyUp(pool: pg.Pool): Promise<void> {
  await pool.query('select access.tidy()');
}
