import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Held shared by every process that works jobs, on a connection of its own, so that it ends with the process. */
const presence = 727_372;

/**
 * Says that this process works jobs, and says it anew when its connection breaks. Where no other process does, what is marked as
 * being worked belongs to one that died: `alone` takes it at once instead of after its heartbeat has failed. `lost` ends our own
 * runs before that: another process, or the next run here, may have their jobs by then.
 */
export async function takePresence(
  pool: pg.Pool,
  lost: () => Promise<void>,
  alone: () => Promise<void>,
): Promise<{ release(): Promise<void> }> {
  let current: pg.PoolClient | undefined;
  let released = false;
  let retaking = false;
  const take = async () => {
    const client = await pool.connect();
    // one error is followed by others on the same connection
    client.once('error', error => {
      client.on('error', () => {});
      client.release(error);
      current = undefined;
      void again();
    });
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [presence]);
    await client.query('select pg_advisory_lock_shared($1)', [presence]);
    if (rows[0]?.alone === true) {
      await alone();
      await client.query('select pg_advisory_unlock($1)', [presence]);
    }
    current = client;
  };
  const again = async () => {
    if (retaking) return;
    retaking = true;
    await lost();
    while (!released && !current) {
      await wait(200);
      await take().catch(() => undefined);
    }
    retaking = false;
  };
  await take();
  return {
    async release() {
      released = true;
      current?.release(true);
    },
  };
}
