import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 1280px)');

/** Is there room for two columns beside the parts of the account? */
export function useTwoColumns(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
