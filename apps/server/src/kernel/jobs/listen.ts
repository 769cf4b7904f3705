import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

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
  let current: pg.PoolClient | undefined;
  let closed = false;
  const subscribe = async (): Promise<void> => {
    const client = await pool.connect();
    current = client;
    client.on('notification', message => onEvent(message.payload ?? ''));
    client.once('error', error => {
      client.on('error', () => {});
      client.release(error);
      current = undefined;
      void again();
    });
    await client.query(`listen ${JSON.stringify(channel)}`);
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
      const client = current;
      current = undefined;
      if (!client) return;
      client.removeAllListeners('notification');
      // released below: a connection that breaks meanwhile must not be released again
      client.removeAllListeners('error');
      client.on('error', () => {});
      client.release(true);
    },
  };
}
