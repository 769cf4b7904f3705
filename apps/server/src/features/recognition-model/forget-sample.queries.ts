import type pg from 'pg';

/** Of all tenants at once (definer/models.sql). */
export async function isFileNamed(pool: pg.Pool, sha256: string): Promise<boolean> {
  const { rows } = await pool.query<{ named: boolean }>('select access.file_named($1) as named', [sha256]);
  return rows[0]?.named ?? true;
}
