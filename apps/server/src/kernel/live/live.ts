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
  /** For how many milliseconds surely nothing of these topics happened; what is longer than a minute ago is not remembered. */
  quietMs(topics: readonly string[]): number;
  stop(): Promise<void>;
}

const channel = 'cracha_live';

/** Tells every process, once the transaction commits. At most 8,000 bytes: ids only, never data. */
export async function announce(tx: Tx, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(tx);
}

/**
 * One listening connection per process, shared by every open page. `streams` are the pages that listen.
 * @param sessions holds connections, past any pooler
 */
export async function createLive(sessions: pg.Pool): Promise<Live & { streams(): number }> {
  const subscribers = new Set<{ topics: ReadonlySet<string>; onEvent: (event: LiveEvent | 'sync') => void }>();
  const heard = createHeard();
  const listener = await listenOn(
    sessions,
    channel,
    payload => {
      const event = liveEvent.parse(JSON.parse(payload));
      heard.note(event.topic);
      for (const { topics, onEvent } of subscribers) if (topics.has(event.topic)) onEvent(event);
    },
    () => {
      heard.gap();
      for (const { onEvent } of subscribers) onEvent('sync');
    },
  );
  return {
    subscribe(topics, onEvent) {
      const subscriber = { topics: new Set(topics), onEvent };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    quietMs: heard.quietMs,
    streams: () => subscribers.size,
    stop: listener.close,
  };
}

const rememberedMs = 60_000;

/** When each topic was last heard of. */
export function createHeard(now: () => number = () => performance.now()) {
  // the longest ago first
  const last = new Map<string, number>();
  let since = now();
  return {
    note(topic: string): void {
      const at = now();
      last.delete(topic);
      last.set(topic, at);
      for (const [old, then] of last) {
        if (at - then <= rememberedMs) break;
        last.delete(old);
      }
    },
    /** Anything may have happened until now. */
    gap(): void {
      since = now();
    },
    quietMs(topics: readonly string[]): number {
      const at = now();
      return at - Math.max(since, at - rememberedMs, ...topics.map(topic => last.get(topic) ?? 0));
    },
  };
}
