import type pg from 'pg';

/** A connection that is held beyond one transaction. */
export interface Lease {
  client: pg.PoolClient;
  /** Closes it; `onLost` isn't called any more. */
  end(): void;
}

/**
 * Takes a connection of its own out of the pool. It goes back once: by `end`, or by breaking (then `onLost` is called). A connection
 * tells of its breaking more than once, also after it was handed back, and the pool throws at a second release.
 */
export async function lease(pool: pg.Pool, onLost: () => void): Promise<Lease> {
  const client = await pool.connect();
  let held = true;
  const giveBack = (reason: Error | true): boolean => {
    if (!held) return false;
    held = false;
    client.release(reason);
    return true;
  };
  client.on('error', error => {
    if (giveBack(error)) onLost();
  });
  return { client, end: () => void giveBack(true) };
}
