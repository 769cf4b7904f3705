import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Ends once a session of the test's database waits for a lock: what was begun has come to where it can't go on by itself. */
export async function lockAwaited(pool: pg.Pool): Promise<void> {
  // what a session waits for is hidden from who owns no more than the database, that it waits is not
  const waits =
    'select from pg_locks l where not l.granted and l.pid in (select a.pid from pg_stat_activity a where a.datname = current_database())';
  while ((await pool.query(waits)).rowCount === 0) await wait(5);
}

/** Ends once nothing that names the import is left to do. */
export async function importAtRest(pool: pg.Pool, id: string): Promise<void> {
  const left = "select from jobs.job_common where state in ('created', 'active', 'retry') and data ->> 'importId' = $1";
  while (((await pool.query(left, [id])).rowCount ?? 0) > 0) await wait(20);
}
