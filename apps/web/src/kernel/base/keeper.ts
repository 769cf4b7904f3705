import { createStore, remembered } from './store.ts';

/** For whom this phone keeps receipts, as the hash of a user's id; null: for nobody. The choice outlives the session, what is kept doesn't. */
export const keeper = remembered('guardar');

/** Where a kept file is found by its document's id, as soon as something is kept. */
export const keptFiles = createStore<((id: string) => Promise<Blob | undefined>) | undefined>(undefined);
