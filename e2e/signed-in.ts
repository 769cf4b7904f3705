import type { Page } from '@playwright/test';

/** What the app keeps of who is signed in (apps/web/src/kernel/base/vault.ts): sealed by a key that only its browser has. */
const kept = 'cracha.session';

/** Reads the sealed session of a page, with the page's own key. */
export function readSession(page: Page): Promise<string> {
  return page.evaluate(async name => {
    const opening = indexedDB.open('cracha', 1);
    const database = await new Promise<IDBDatabase>(resolve => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction('keys').objectStore('keys').get('session');
    const key = await new Promise<CryptoKey>(resolve => {
      reading.onsuccess = () => resolve(reading.result);
    });
    const [iv = '', sealed = ''] = (localStorage.getItem(name) ?? '').split('.');
    const bytes = (text: string) => Uint8Array.from(atob(text), character => character.charCodeAt(0));
    database.close();
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(sealed)),
    );
  }, kept);
}

/** Seals a session in a page's browser, as if its person had signed in there. The page must show something of the app's address. */
export async function writeSession(page: Page, session: string): Promise<void> {
  await page.evaluate(
    async ([name, text]) => {
      const opening = indexedDB.open('cracha', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
      const database = await new Promise<IDBDatabase>(resolve => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
      const writing = database.transaction('keys', 'readwrite');
      writing.objectStore('keys').put(key, 'session');
      await new Promise(resolve => {
        writing.oncomplete = resolve;
      });
      database.close();
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      const base64 = (data: Uint8Array) => btoa(String.fromCharCode(...data));
      localStorage.setItem(name, `${base64(iv)}.${base64(new Uint8Array(sealed))}`);
    },
    [kept, session] as const,
  );
}
