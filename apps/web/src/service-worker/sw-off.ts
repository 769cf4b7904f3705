/** The parts of a service worker that ending itself needs. */
interface EndingScope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
}

/** In the place of ours where the operator has turned it off: takes over at once, deletes what was kept, and is gone. */
export function retire(scope: EndingScope): void {
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', event => event.waitUntil(end()));

  async function end(): Promise<void> {
    indexedDB.deleteDatabase('cracha.guardado');
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  }
}
