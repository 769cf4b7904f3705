import { storage } from './borrowed.ts';

/** Whether this browser can seal: over plain http it can't. */
export const canSeal = () => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** `session` goes with the sign-out; `device` is the key of 'remember me' and outlives it. */
export type Kept = 'session' | 'device';

/**
 * What only this browser may read: credentials, encrypted in local storage with a key that can't leave the browser
 * (non-extractable, in IndexedDB). Where the browser has no WebCrypto (plain http in a local network) it lasts as long as
 * the tab; on a borrowed phone too.
 */
export async function keep(what: Kept, text: string): Promise<void> {
  if (!canSeal()) return sessionStorage.setItem(nameOf(what), text);
  storage().setItem(nameOf(what), await seal('session', text));
}

export async function recall(what: Kept): Promise<string | undefined> {
  if (!canSeal()) return sessionStorage.getItem(nameOf(what)) ?? undefined;
  // A key of another browser profile or a damaged text: nobody is signed in.
  return unseal('session', storage().getItem(nameOf(what)));
}

/** Sealed by the key of a name; `place`: opens only where the same is given. */
export async function seal(key: string, text: string, place = ''): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(asOf(iv, place), await keyOf(key), new TextEncoder().encode(text));
  return `${base64(iv)}.${base64(new Uint8Array(sealed))}`;
}

/** Undefined: nothing there, or nothing that this browser's key opens. */
export async function unseal(key: string, text: string | null, place = ''): Promise<string | undefined> {
  const [iv, sealed] = (text ?? '').split('.');
  if (!iv || !sealed) return undefined;
  const open = crypto.subtle.decrypt(asOf(bytes(iv), place), await keyOf(key), bytes(sealed));
  return open.then(plain => new TextDecoder().decode(plain)).catch(() => undefined);
}

function asOf(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) };
}

/** Whether there is something to recall: told at once. */
export function isKept(what: Kept): boolean {
  return (canSeal() ? storage() : sessionStorage).getItem(nameOf(what)) !== null;
}

export function forget(what: Kept): void {
  sessionStorage.removeItem(nameOf(what));
  localStorage.removeItem(nameOf(what));
}

/** Another tab changed the session. */
export function onKept(listener: () => void): void {
  addEventListener('storage', event => {
    if (event.key === nameOf('session') || event.key === null) listener();
  });
}

function nameOf(what: Kept): string {
  return `cracha.${what}`;
}

/** A key of this browser that can't leave it, by its name; made where there is none. */
export async function keyOf(name: string): Promise<CryptoKey> {
  const store = await keyStore();
  const known = await done<CryptoKey | undefined>(store('readonly').get(name));
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Two tabs may come here at once: the first `add` wins and both read it.
  await done(store('readwrite').add(fresh, name)).catch(() => undefined);
  return (await done<CryptoKey | undefined>(store('readonly').get(name))) ?? fresh;
}

/** What it has sealed can't be read any more, wherever it still lies. */
export async function dropKey(name: string): Promise<void> {
  await done((await keyStore())('readwrite').delete(name));
}

async function keyStore(): Promise<(mode: IDBTransactionMode) => IDBObjectStore> {
  const opening = indexedDB.open('cracha', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
  const database = await done(opening);
  // who wipes the device waits for nobody
  database.onversionchange = () => database.close();
  return mode => database.transaction('keys', mode).objectStore('keys');
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function base64(data: Uint8Array): string {
  // one by one: spread over arguments, a long text has too many
  return btoa(Array.from(data, byte => String.fromCharCode(byte)).join(''));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), character => character.charCodeAt(0));
}
