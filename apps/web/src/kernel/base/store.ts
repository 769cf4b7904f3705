import { useSyncExternalStore } from 'react';
import { storage } from './borrowed.ts';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** One value, its readers told on change. State that several screens or tabs share lives in these; the rest in React. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** A small choice of this person on this device (theme, columns, hidden values): plain text, never personal data. */
export function remembered(key: string): { get: () => string | null; set: (value: string | null) => void } {
  const name = `cracha.${key}`;
  return {
    get: () => {
      try {
        return storage().getItem(name) ?? localStorage.getItem(name);
      } catch {
        return null; // storage may be forbidden
      }
    },
    set: value => {
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, value);
      } catch {
        // the choice then lasts as long as the page
      }
    },
  };
}
