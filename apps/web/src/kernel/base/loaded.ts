import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';

export interface Loaded<T> {
  state: 'loading' | 'failed' | 'ready';
  data?: T;
  failure?: Failure;
  retry: () => void;
}

/** One reading for a screen without the query cache (sign-in, public pages: they would not use it again). */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [result, setResult] = useState<Omit<Loaded<T>, 'retry'>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let current = true;
    setResult({ state: 'loading' });
    load().then(
      data => current && setResult({ state: 'ready', data }),
      error => current && setResult({ state: 'failed', failure: failureOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return { ...result, retry: useCallback(() => setAttempt(count => count + 1), []) };
}

/** What `ListBody` has to know of a reading; `ready` also while newer rows are on their way. */
export function loadOf(
  query: Pick<UseQueryResult, 'data' | 'isError' | 'error'> & { refetch: () => unknown },
): Pick<Loaded<never>, 'state' | 'failure'> & { onRetry: () => void } {
  return {
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    failure: failureOf(query.error),
    onRetry: () => void query.refetch(),
  };
}
