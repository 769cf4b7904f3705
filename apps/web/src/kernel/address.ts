import { useLocation } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { navigateTo } from './redirect.ts';

export interface Address {
  path: string;
  /** What the screen shows is in its query: reload, back and a copied link show the same. */
  query: Readonly<Record<string, string | undefined>>;
  /** Changes some of it; an empty value leaves the address. */
  setQuery: (change: Record<string, string | undefined>) => void;
}

export function useAddress(): Address {
  const { pathname, searchStr } = useLocation();
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(searchStr)), [searchStr]);
  const setQuery = useCallback(
    (change: Record<string, string | undefined>) => {
      const search = new URLSearchParams(location.search);
      for (const [key, value] of Object.entries(change)) {
        if (value) search.set(key, value);
        else search.delete(key);
      }
      navigateTo(search.size > 0 ? `${location.pathname}?${search}` : location.pathname);
    },
    [],
  );
  return { path: pathname, query, setQuery };
}
