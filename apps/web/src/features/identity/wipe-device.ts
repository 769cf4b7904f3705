import { sessionWritten } from '#kernel/base/session.ts';
import { done } from '#kernel/base/vault.ts';

/** Of the device itself, not of a person. */
const harmless = new Set(['cracha.language', 'cracha.theme']);

/** What this site keeps on the device goes: the vault with its key, the caches and who fills them, what was read for later, and how the lists were. Resolves when it is gone. */
export async function wipeDevice(): Promise<void> {
  sessionStorage.clear();
  for (const name of Object.keys(localStorage))
    if (name.startsWith('cracha.') && !harmless.has(name)) localStorage.removeItem(name);
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister();
  const { caches, indexedDB } = globalThis;
  if (caches) for (const name of await caches.keys()) await caches.delete(name);
  // the key of a session that is just being written would be made anew
  await sessionWritten();
  const databases = (await indexedDB?.databases?.()) ?? [];
  await Promise.all(databases.map(({ name }) => name && done(indexedDB.deleteDatabase(name))));
}
