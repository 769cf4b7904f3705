import { useCallback, useMemo, useSyncExternalStore } from 'react';
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
/** Where this entry stands in the tab's history, counted from the first. */
let position = positionOf() ?? 0;
/** A step back that was held is being taken back. */
let returning = false;
/** The last one to begin is asked first. */
let guards: readonly LeaveGuard[] = [];

/** Where a way out of the page leads: an address (`step`: back or forward), or what an act does with who is signed in. */
export type WayOut = { path: string; search: string; step?: boolean } | 'sign-out' | 'profile';

/** Asked before the page is left. True: it is held; `goOn` leaves after the answer, once the guard lets go. */
type LeaveGuard = (to: WayOut, goOn: () => void) => boolean;

export const currentPlace = store.get;

export function usePlace(): Place {
  return useStore(store);
}

/** The address that was asked for last: it may still be opening. Drawn anew for another one alone. */
export function usePath(): string {
  return useSyncExternalStore(store.subscribe, () => store.get().path);
}

/** Follows back and forward. Scroll is ours to restore: the rows come after the page. */
export function followHistory(preloadPage: (path: string) => void): void {
  warm = preloadPage;
  history.scrollRestoration = 'manual';
  markEntry('first');
  addEventListener('popstate', followStep);
}

/** The browser has stepped already: what is held steps back, and forth again after the answer. */
function followStep(): void {
  // an entry that the browser made itself (a link within the page) is the next one
  const stepped = (positionOf() ?? position + 1) - position;
  if (stepped === 0 && returning) {
    returning = false;
    return;
  }
  if (isHeld({ path: location.pathname, search: location.search, step: true }, () => history.go(stepped))) {
    returning = true;
    history.go(-stepped);
    return;
  }
  position += stepped;
  markEntry(crypto.randomUUID());
  store.set(here(true));
}

/** One that the browser made has no place in the count yet. */
function markEntry(key: string): void {
  if (positionOf() === undefined) history.replaceState({ key, position }, '');
}

/** What is typed guards its page; answers how to let go. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards = [guard, ...guards];
  return () => {
    guards = guards.filter(one => one !== guard);
  };
}

function isHeld(to: WayOut, goOn: () => void): boolean {
  return guards.some(guard => guard(to, goOn));
}

/** An act that takes the page away: at once, or after the answer. */
export function leavePage(by: WayOut, goOn: () => void): void {
  if (!isHeld(by, goOn)) goOn();
}

/** Goes to an address of this site; to another one by leaving the page. `unasked`: nobody is there to answer, or it is no choice. */
export function navigateTo(address: string, { replace = false, unasked = false } = {}): void {
  const target = new URL(address, location.href);
  if (target.origin !== location.origin) {
    location.assign(address);
    return;
  }
  const href = target.pathname + target.search + target.hash;
  const go = () => {
    // a second tap on a link changes nothing, as in any browser
    const same = href === location.pathname + location.search + location.hash;
    if (replace || same) history.replaceState({ key: store.get().key, position }, '', href);
    else {
      position += 1;
      history.pushState({ key: crypto.randomUUID(), position }, '', href);
    }
    store.set(here(false));
  };
  if (unasked) go();
  else leavePage({ path: target.pathname, search: target.search }, go);
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

function positionOf(): number | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'position' in state ? Number(state.position) : undefined;
}
