import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Lease, lease } from '../database/lease.ts';

/**
 * Listens to a channel on a connection of its own, and begins anew when it breaks. `onReconnect` runs after every
 * successful subscription: what was missed meanwhile must be looked up.
 */
export async function listenOn(
  pool: pg.Pool,
  channel: string,
  onEvent: (payload: string) => void,
  onReconnect: () => void,
): Promise<{ close(): Promise<void> }> {
  let current: Lease | undefined;
  let closed = false;
  const subscribe = async (): Promise<void> => {
    let subscribed = false;
    const held = await lease(pool, () => {
      if (subscribed) void again();
    });
    current = held;
    held.client.on('notification', message => {
      if (!closed) onEvent(message.payload ?? '');
    });
    try {
      await held.client.query(`listen ${JSON.stringify(channel)}`);
    } catch (error) {
      held.end();
      throw error;
    }
    subscribed = true;
    if (closed) held.end();
    onReconnect();
  };
  const again = async (): Promise<void> => {
    for (let pause = 100; !closed; pause = Math.min(pause * 2, 5_000)) {
      const done = await subscribe().then(
        () => true,
        () => false,
      );
      if (done) return;
      await wait(pause);
    }
  };
  await subscribe();
  return {
    async close() {
      closed = true;
      current?.end();
    },
  };
}
