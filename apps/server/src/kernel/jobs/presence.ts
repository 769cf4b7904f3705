import type pg from 'pg';

/** Held shared by every process that works jobs, on a connection of its own, so that it ends with the process. */
const presence = 727_372;

/**
 * Says that this process works jobs. `alone` is true where no other does: what is marked as being worked then belongs to
 * a process that died, and may be taken at once instead of after its heartbeat has failed.
 */
export async function takePresence(pool: pg.Pool): Promise<{ alone: boolean; release(): Promise<void> }> {
  const client = await pool.connect();
  client.on('error', () => {});
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [presence]);
  await client.query('select pg_advisory_lock_shared($1)', [presence]);
  const alone = rows[0]?.alone === true;
  if (alone) await client.query('select pg_advisory_unlock($1)', [presence]);
  return {
    alone,
    async release() {
      client.release(true);
    },
  };
}
