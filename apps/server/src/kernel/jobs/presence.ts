import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Lease, lease } from '../database/lease.ts';

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
  let current: Lease | undefined;
  let released = false;
  let retaking = false;
  const take = async () => {
    const held = await lease(pool, () => {
      if (current === held) current = undefined;
      void again();
    });
    try {
      await present(held.client, alone);
    } catch (error) {
      held.end();
      throw error;
    }
    current = held;
    if (released) held.end();
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
      current?.end();
    },
  };
}

async function present(client: pg.PoolClient, alone: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [presence]);
  await client.query('select pg_advisory_lock_shared($1)', [presence]);
  if (rows[0]?.alone !== true) return;
  await alone();
  await client.query('select pg_advisory_unlock($1)', [presence]);
}
