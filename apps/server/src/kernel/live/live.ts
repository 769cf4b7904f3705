import { sql } from 'kysely';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Tx } from '../database/transaction.ts';
import { listenOn } from '../jobs/listen.ts';

/** Something changed that an open screen shows. What it is, is read anew by the screen: the event only says where. */
const liveEvent = z.object({ topic: z.string(), kind: z.string(), id: z.string() });
export type LiveEvent = z.output<typeof liveEvent>;

/** Told by the database when a session of the person ends or a role of theirs is switched off (definer/told-access.sql). */
export const accessTopic = (personId: string) => `access:${personId}`;

export interface Live {
  /** Calls back for events of the topics; `sync` after a gap: read everything anew. */
  subscribe(topics: readonly string[], onEvent: (event: LiveEvent | 'sync') => void): () => void;
  stop(): Promise<void>;
}

const channel = 'cracha_live';

/** Tells every process, once the transaction commits. At most 8,000 bytes: ids only, never data. */
export async function announce(tx: Tx, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(tx);
}

/** One listening connection per process, shared by every open page. */
export async function createLive(pool: pg.Pool): Promise<Live> {
  const subscribers = new Set<{ topics: ReadonlySet<string>; onEvent: (event: LiveEvent | 'sync') => void }>();
  const listener = await listenOn(
    pool,
    channel,
    payload => {
      const event = liveEvent.parse(JSON.parse(payload));
      for (const { topics, onEvent } of subscribers) if (topics.has(event.topic)) onEvent(event);
    },
    () => {
      for (const { onEvent } of subscribers) onEvent('sync');
    },
  );
  return {
    subscribe(topics, onEvent) {
      const subscriber = { topics: new Set(topics), onEvent };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    stop: listener.close,
  };
}
