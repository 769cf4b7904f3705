import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, Zip, ZipPassThrough, zipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { unpackAll } from './unzip.ts';
import { readZipDirectory } from './zip-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-directory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const written = (bytes: Uint8Array) => {
  const path = join(folder, `${++files}`);
  writeFileSync(path, bytes);
  return path;
};
const two = { 'a.txt': strToU8('um'), 'b.txt': strToU8('dois') };
const packed = zipSync(two);

/** As a program writes that doesn't know a file's size before its end: stored, with descriptors. */
function streamed(): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const [name, bytes] of Object.entries(two)) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** Says of each file, where it stands and in the directory, that it needs a password. */
function encrypted(): Uint8Array {
  const bytes = Buffer.from(packed);
  for (let at = 0; at < bytes.length - 4; at++) {
    const mark = bytes.readUInt32LE(at);
    if (mark === 0x04034b50) bytes.writeUInt16LE(bytes.readUInt16LE(at + 6) | 1, at + 6);
    if (mark === 0x02014b50) bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
  }
  return bytes;
}

/** The second file's own heading is lost; the directory still names it. */
function withoutSecond(): Uint8Array {
  const bytes = Buffer.from(packed);
  const at = bytes.indexOf('PK\u0003\u0004', 4);
  bytes.writeUInt32LE(0, at);
  return bytes;
}

it.each([
  ['packed', packed, { entries: 2, isEncrypted: false }],
  ['stored', zipSync(two, { level: 0 }), { entries: 2, isEncrypted: false }],
  ['written as it came', streamed(), { entries: 2, isEncrypted: false }],
  ['with a password', encrypted(), { entries: 2, isEncrypted: true }],
  ['cut off', packed.subarray(0, packed.length - 30), undefined],
])('a directory is read: %s', async (_, bytes, expected) => {
  expect(await readZipDirectory(written(bytes))).toEqual(expected);
});

it.each([
  ['packed', packed],
  ['stored', zipSync(two, { level: 0 })],
  ['written as it came', streamed()],
  [
    'with what systems leave behind',
    zipSync({
      ...two,
      'Thumbs.db': two['a.txt'],
      'x/desktop.ini': two['a.txt'],
      '.DS_Store': two['a.txt'],
      '~$b.xlsx': two['a.txt'],
    }),
  ],
])('all files of a ZIP come out: %s', async (_, bytes) => {
  expect((await unpackAll(written(bytes), mkdtempSync(join(folder, 'to-')))).map(({ name }) => name)).toEqual([
    'a.txt',
    'b.txt',
  ]);
});

it.each([
  ['FILE_PASSWORD_PROTECTED', encrypted()],
  ['FILE_BROKEN', withoutSecond()],
])('%s: no file of a ZIP is lost without a word', async (code, bytes) => {
  await expect(unpackAll(written(bytes), mkdtempSync(join(folder, 'to-')))).rejects.toMatchObject({ code });
});
