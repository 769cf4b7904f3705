import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** How often who waits asks again, in milliseconds. */
const again = 200;

/**
 * Until this connection ends, no other one is past this line with the same key.
 * Who waits asks again and again, and holds no statement open in between: `create index concurrently` waits for every open statement of the
 * database, so a process that waited within one would wait for the index, and the index for it (PostgreSQL, CREATE INDEX).
 */
export async function takeTurn(client: pg.Client, key: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [key]);
    if (rows[0]?.mine) return;
    await pause(again);
  }
}
