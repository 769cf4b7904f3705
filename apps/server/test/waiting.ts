import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Ends once a session of the test's database waits for a lock: what was begun has come to where it can't go on by itself. */
export async function lockAwaited(pool: pg.Pool): Promise<void> {
  const waits =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()";
  while ((await pool.query(waits)).rowCount === 0) await wait(5);
}

/** Ends once nothing that names the import is left to do. */
export async function importAtRest(pool: pg.Pool, id: string): Promise<void> {
  const left = "select from jobs.job_common where state in ('created', 'active', 'retry') and data ->> 'importId' = $1";
  while (((await pool.query(left, [id])).rowCount ?? 0) > 0) await wait(20);
}
