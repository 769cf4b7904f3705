import { done, dropKey, keyOf } from '#kernel/base/vault.ts';

/** In the database everything is sealed by a key that can't leave this browser; names say nothing. */
export const database = 'cracha.guardado';
const keyName = 'guardado';
const table = 'entries';

type Bytes = Uint8Array<ArrayBuffer>;
interface Sealed {
  iv: Bytes;
  text: ArrayBuffer;
}

/** Undefined: nothing of that name, or nothing that this browser's key opens. */
export async function readSealed(name: string): Promise<Bytes | undefined> {
  const handle = await open();
  const sealed = await done<Sealed | undefined>(handle.transaction(table).objectStore(table).get(name));
  handle.close();
  if (!sealed) return undefined;
  const key = await keyOf(keyName);
  const plain = crypto.subtle.decrypt(asOf(name, sealed.iv), key, sealed.text);
  return plain.then(bytes => new Uint8Array(bytes)).catch(() => undefined);
}

/** All at once or nothing: what is new is written, what is not named goes. */
export async function replaceSealed(fresh: ReadonlyMap<string, Bytes>, names: ReadonlySet<string>): Promise<void> {
  const key = await keyOf(keyName);
  const sealed = new Map<string, Sealed>();
  for (const [name, bytes] of fresh) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    sealed.set(name, { iv, text: await crypto.subtle.encrypt(asOf(name, iv), key, bytes) });
  }
  const handle = await open();
  const work = handle.transaction(table, 'readwrite');
  const ended = new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });
  const entries = work.objectStore(table);
  for (const name of await done(entries.getAllKeys())) if (!names.has(String(name))) entries.delete(name);
  for (const [name, entry] of sealed) entries.put(entry, name);
  await ended.finally(() => handle.close());
}

/** The key first: from then on the rest is noise, even where the browser is closed in between. */
export async function wipeSealed(): Promise<void> {
  await dropKey(keyName);
  await new Promise<void>(resolve => {
    const request = indexedDB.deleteDatabase(database);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // whoever holds it closes it when told
    request.onblocked = () => resolve();
  });
}

/** Sealed to its name: one entry can't be put in another's place. */
function asOf(name: string, iv: Bytes): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const handle = await done(opening);
  handle.onversionchange = () => handle.close();
  return handle;
}
