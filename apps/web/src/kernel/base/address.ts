import { useCallback, useMemo } from 'react';
import { createStore, useStore } from './store.ts';

export interface Place {
  path: string;
  search: string;
  /** Names this entry of the history, to find its scroll again. */
  key: string;
  /** Reached by back or forward. */
  back: boolean;
}

const store = createStore<Place>(here(false));
let warm = (_path: string): void => undefined;

export const currentPlace = store.get;

export function usePlace(): Place {
  return useStore(store);
}

/** Follows back and forward. Scroll is ours to restore: the rows come after the page. */
export function followHistory(preloadPage: (path: string) => void): void {
  warm = preloadPage;
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => store.set(here(true)));
}

/** Goes to an address of this site; to another one by leaving the page. */
export function navigateTo(address: string, { replace = false } = {}): void {
  const target = new URL(address, location.href);
  if (target.origin !== location.origin) {
    location.assign(address);
    return;
  }
  const href = target.pathname + target.search + target.hash;
  if (replace) history.replaceState({ key: store.get().key }, '', href);
  else history.pushState({ key: crypto.randomUUID() }, '', href);
  store.set(here(false));
}

/** The hand is on its way to this link: its screen's code may come already. */
export function preload(address: string): void {
  warm(new URL(address, location.href).pathname);
}

export interface Address {
  path: string;
  /** What the screen shows is in its query: reload, back and a copied link show the same. */
  query: Readonly<Record<string, string | undefined>>;
  /** Changes some of it in place; an empty value leaves the address. */
  setQuery: (change: Record<string, string | undefined>) => void;
}

export function useAddress(): Address {
  const { path, search } = usePlace();
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  const setQuery = useCallback(
    (change: Record<string, string | undefined>) => navigateTo(addressWith(change), { replace: true }),
    [],
  );
  return { path, query, setQuery };
}

/** The address in which the page stands, with some of its query changed: what a link beside a filtered list goes to. */
export function addressWith(change: Record<string, string | undefined>): string {
  const next = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next.size > 0 ? `${location.pathname}?${next}` : location.pathname;
}

function here(back: boolean): Place {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first';
  return { path: location.pathname, search: location.search, key, back };
}
