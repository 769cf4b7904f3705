import { createStore, useStore } from './store.ts';

const store = createStore<{ online: boolean; since?: string }>({ online: true });
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
  store.set(online ? { online } : { online, since: new Date().toISOString() });
  clearInterval(timer);
  if (!online) timer = setInterval(() => void tryAgain(), retryEvery);
}

export function useConnection(): { online: boolean; since?: string } {
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
