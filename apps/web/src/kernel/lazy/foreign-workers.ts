import { keeper } from '../base/keeper.ts';

/** A background worker of somebody else could read every request: each one goes at start; ours too where nothing is to be kept. */
export async function dropForeignWorkers(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  for (const registration of found ?? []) {
    const script = (registration.active ?? registration.waiting ?? registration.installing)?.scriptURL;
    if (!keeper.get() || script !== new URL('/sw.js', location.origin).href) await registration.unregister();
  }
}
