/** Of the device itself, not of a person. */
const harmless = new Set(['cracha.language', 'cracha.theme']);

/** What this site keeps on the device goes: the vault with its key, the caches and who fills them, what was read for later, and how the lists were. */
export async function wipeDevice(): Promise<void> {
  sessionStorage.clear();
  for (const name of Object.keys(localStorage))
    if (name.startsWith('cracha.') && !harmless.has(name)) localStorage.removeItem(name);
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister();
  const { caches, indexedDB } = globalThis;
  if (caches) for (const name of await caches.keys()) await caches.delete(name);
  const databases = (await indexedDB?.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}
