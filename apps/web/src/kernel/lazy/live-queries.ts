import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LiveEvent, listenLive } from './live.ts';

/** A browser may tell the time by steps of this size. */
const clockStepMs = 200;

/**
 * While the screen is open, what is kept under the key is read anew with each event of the address; at most once in `pauseMs`. The stream's first word
 * tells for how long nothing happened: what was asked for within that time stands as it is.
 */
export function useLiveQueries(path: string, queryKey: QueryKey, pauseMs: number): void {
  const client = useQueryClient();
  // before the screen asks for anything
  const [start] = useState(() => startOf(client, queryKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen's own key stays
  useEffect(() => {
    const due = new Set<Query>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAnew = () => {
      timer = undefined;
      const now = [...due].filter(query => !isFirstReading(query));
      for (const query of now) due.delete(query);
      if (now.length > 0) void client.invalidateQueries({ queryKey, predicate: query => now.includes(query) });
      // an answer on its way may be older than the event, and can't be asked for a second time before it is here
      if (due.size > 0) timer = setTimeout(readAnew, pauseMs);
    };
    const stop = listenLive(path, event => {
      const all = client.getQueryCache().findAll({ queryKey });
      for (const query of isQuietSince(start.at, event) ? all.filter(start.isOlder) : all) due.add(query);
      if (due.size > 0) timer ??= setTimeout(readAnew, pauseMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}

/** The moment, and how to tell what was read before it and not since. */
function startOf(client: QueryClient, queryKey: QueryKey) {
  const before = new Map(
    client
      .getQueryCache()
      .findAll({ queryKey })
      .map(query => [query, query.state.fetchStatus === 'idle' ? query.state.dataUpdateCount : undefined]),
  );
  const isOlder = (query: Query) =>
    before.has(query) &&
    (before.get(query) === undefined ||
      (query.state.fetchStatus === 'idle' && before.get(query) === query.state.dataUpdateCount));
  return { at: performance.now(), isOlder };
}

function isQuietSince(at: number, { type, data }: LiveEvent): boolean {
  if (type !== 'sync' || typeof data !== 'object' || data === null || !('calmoHaMs' in data)) return false;
  return typeof data.calmoHaMs === 'number' && data.calmoHaMs >= performance.now() - at + clockStepMs;
}

function isFirstReading({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus === 'fetching';
}
