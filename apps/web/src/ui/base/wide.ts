import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 1024px), print') : undefined;

/** Is there room for a table, as there is on paper? Below it the same rows are cards: one of the two is in the page, never both. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query?.matches ?? true);
}

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
