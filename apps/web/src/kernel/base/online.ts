import { createStore, useStore } from './store.ts';

interface Connection {
  online: boolean;
  /** From when the rows are that this phone shows in the network's place; none: what was open already. */
  kept?: string;
}

const store = createStore<Connection>({ online: true });
const retryEvery = 10_000;
let timer: ReturnType<typeof setInterval> | undefined;

/** The browser's word or a request that reached nobody; comes back by itself. */
export function watchConnection(): void {
  addEventListener('offline', () => setOnline(false));
  addEventListener('online', () => void tryAgain());
  if (!navigator.onLine) setOnline(false);
}

export function setOnline(online: boolean): void {
  if (store.get().online === online) return;
  store.set({ online });
  clearInterval(timer);
  if (!online) timer = setInterval(() => void tryAgain(), retryEvery);
}

/** Rows kept on this phone are shown from now on, until the network is back. */
export function showsKept(since: string): void {
  if (!store.get().online) store.set({ online: false, kept: since });
}

export function isOnline(): boolean {
  return store.get().online;
}

export function useConnection(): Connection {
  return useStore(store);
}

export function onConnection(listener: (online: boolean) => void): () => void {
  return store.subscribe(() => listener(store.get().online));
}

/** Asks the server itself: a network without the server is offline too. */
async function tryAgain(): Promise<void> {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) setOnline(true);
}
