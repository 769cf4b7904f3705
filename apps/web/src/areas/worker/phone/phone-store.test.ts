import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { done, keyOf } from '#kernel/base/vault.ts';
import { database, readSealed, replaceSealed, wipeSealed } from './phone-store.ts';

afterEach(() => wipeSealed());

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (name: string) => {
  const found = await readSealed(name);
  return found && new TextDecoder().decode(found);
};

async function raw(): Promise<{ name: unknown; iv: Uint8Array; text: ArrayBuffer }[]> {
  const handle = await done(indexedDB.open(database, 1));
  const table = handle.transaction('entries').objectStore('entries');
  const [names, entries] = [await done(table.getAllKeys()), await done(table.getAll())];
  handle.close();
  return entries.map((entry, n) => ({ name: names[n], ...entry }));
}

it('nothing that lies in the database can be read, and its key can not leave the browser', async () => {
  await replaceSealed(new Map([['index', bytes('Valor líquido 2.847,32')]]), new Set(['index']));
  expect(await textOf('index')).toBe('Valor líquido 2.847,32');
  const [entry] = await raw();
  expect(new TextDecoder('latin1').decode(entry?.text)).not.toMatch(/l.quido|2\.847/);
  const key = await keyOf('guardado');
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

it('the same text is never sealed alike, and no entry opens in the place of another', async () => {
  await replaceSealed(
    new Map([
      ['a', bytes('recibo')],
      ['b', bytes('recibo')],
    ]),
    new Set(['a', 'b']),
  );
  const [a, b] = await raw();
  expect(new Uint8Array(a?.text ?? new ArrayBuffer())).not.toEqual(new Uint8Array(b?.text ?? new ArrayBuffer()));
  const handle = await done(indexedDB.open(database, 1));
  await done(handle.transaction('entries', 'readwrite').objectStore('entries').put({ iv: b?.iv, text: b?.text }, 'a'));
  handle.close();
  expect(await textOf('a')).toBeUndefined();
  expect(await textOf('b')).toBe('recibo');
});

it('what is no longer named is gone, the rest stays', async () => {
  await replaceSealed(
    new Map([
      ['index', bytes('1')],
      ['file', bytes('%PDF-')],
    ]),
    new Set(['index', 'file']),
  );
  await replaceSealed(new Map([['index', bytes('2')]]), new Set(['index']));
  expect(await textOf('index')).toBe('2');
  expect(await textOf('file')).toBeUndefined();
  expect(await raw()).toHaveLength(1);
});

it('wiped, neither entries nor key are left: what was copied before opens no more', async () => {
  await replaceSealed(new Map([['index', bytes('recibo')]]), new Set(['index']));
  const [copied] = await raw();
  await wipeSealed();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(database);
  const handle = await done(
    Object.assign(indexedDB.open(database, 1), {
      onupgradeneeded(this: IDBOpenDBRequest) {
        this.result.createObjectStore('entries');
      },
    }),
  );
  const { iv, text } = copied ?? {};
  await done(handle.transaction('entries', 'readwrite').objectStore('entries').put({ iv, text }, 'index'));
  handle.close();
  expect(await textOf('index')).toBeUndefined();
});
