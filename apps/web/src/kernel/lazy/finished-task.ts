import { currentSession } from '../base/session.ts';
import { createStore, useStore } from '../base/store.ts';

interface FinishedTask {
  /** Whose it was: nobody else on this device is asked about it. */
  person: string | undefined;
  at: number;
}

const store = createStore<FinishedTask | undefined>(undefined);

/** Somebody finished well what they came for: their next home may ask what they think of the system. */
export function finishedTask(): void {
  store.set({ person: currentSession()?.user.id, at: Date.now() });
}

/** Nothing more is to be asked about it. */
export function taskOver(): void {
  store.set(undefined);
}

export function useFinishedTask(): FinishedTask | undefined {
  return useStore(store);
}
