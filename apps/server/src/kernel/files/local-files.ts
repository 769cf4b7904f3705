import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Disk, type NewFile, nodeDisk } from './disk.ts';
import { FileMissing, FileTooLarge, FileTooShort, isHash } from './file-errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** How old an unfinished file must be before it is taken for one that a killed process left behind. */
const leftoverAfterMs = 24 * 60 * 60 * 1000;

/** Opens a folder as file store (`ab/cd/<sha256>`), making it where it is missing, and clears what kills left behind. */
export async function openLocalFiles(folder: string): Promise<FileStore> {
  await mkdir(join(folder, 'unfinished'), { recursive: true, mode: 0o700 });
  await nodeDisk.syncFolder(folder);
  await nodeDisk.syncFolder(dirname(folder));
  await removeLeftovers(join(folder, 'unfinished'));
  return localFiles(folder, nodeDisk);
}

/** The store over a folder that stands, with an `unfinished` folder in it. */
export function localFiles(folder: string, disk: Disk): FileStore {
  const settled = new Set<string>();
  const path = (sha256: string) => {
    // The only way into the folder: nothing but a hash ever becomes part of a path.
    if (!isHash(sha256)) throw new FileMissing();
    return join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  };
  const has = async (sha256: string) => isHash(sha256) && (await isFile(path(sha256)));
  const existing = async (sha256: string) => {
    if (!(await has(sha256))) throw new FileMissing();
    return path(sha256);
  };
  return {
    async put(content, { maxBytes }) {
      const unfinished = join(folder, 'unfinished', randomUUID());
      try {
        const settle = (sha256: string) => settleFolders(disk, folder, sha256, settled);
        const stored = await writeWhole(await disk.create(unfinished), content, maxBytes, settle);
        // Over a file of the same name too: its bytes are the same, and this one is known to be on the medium.
        await disk.rename(unfinished, path(stored.sha256));
        await disk.syncFolder(dirname(path(stored.sha256)));
        return stored;
      } catch (error) {
        await disk.remove(unfinished);
        throw error;
      }
    },
    async open(sha256) {
      return await opened(createReadStream(await existing(sha256)));
    },
    async part(sha256, start, end) {
      return await opened(createReadStream(await existing(sha256), { start, end }));
    },
    async read(sha256, from, into) {
      const file = await open(await existing(sha256)).catch(() => Promise.reject(new FileMissing()));
      try {
        await readWhole(file, from, into);
      } finally {
        await file.close();
      }
    },
    path: existing,
    has,
    async remove(sha256, { putBefore } = { putBefore: new Date(8.64e15) }) {
      const isOld = async (place: string) => (await stat(place)).mtime < putBefore;
      if (!(await has(sha256))) return true;
      if (!(await isOld(path(sha256)))) return false;
      // aside first: what is put at this very moment stands under the name, or is seen here and goes back
      const aside = join(folder, 'unfinished', randomUUID());
      await disk.rename(path(sha256), aside);
      const gone = await isOld(aside);
      if (gone) await disk.remove(aside);
      else await disk.rename(aside, path(sha256));
      await disk.syncFolder(dirname(path(sha256)));
      return gone;
    },
  };
}

/** Bytes to the medium, hashed on the way, and at the same time its folders; the file has no visible name yet. */
async function writeWhole(
  file: NewFile,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
  settle: (sha256: string) => Promise<void>,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const bytes of gathered(content)) {
      size += bytes.byteLength;
      if (size > maxBytes) throw new FileTooLarge(maxBytes);
      hash.update(bytes);
      await file.write(bytes);
    }
    const sha256 = hash.digest('hex');
    await Promise.all([file.sync(), settle(sha256)]);
    return { sha256, size };
  } finally {
    await file.close();
  }
}

/** So much is written at once. */
const gatherBytes = 1 << 18;
/** What was gathered in stays for the next file: to make it anew for each of many small ones keeps the garbage collector busy. */
const spare: Uint8Array[] = [];
const mostSpare = 4;

/**
 * Small pieces one behind the other, for writing each would cost more than it writes. Each is in the same memory as the one before:
 * written before the next is asked for, it leaves no garbage.
 */
async function* gathered(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const held = spare.pop() ?? new Uint8Array(gatherBytes);
  let size = 0;
  try {
    for await (const bytes of content) {
      const isLarge = bytes.length >= gatherBytes / 2;
      if (size > 0 && (isLarge || size + bytes.length > gatherBytes)) {
        yield held.subarray(0, size);
        size = 0;
      }
      if (isLarge) yield bytes;
      else {
        held.set(bytes, size);
        size += bytes.length;
      }
    }
    if (size > 0) yield held.subarray(0, size);
  } finally {
    if (spare.length < mostSpare) spare.push(held);
  }
}

/** The system may answer fewer bytes than it was asked for. */
async function readWhole(file: FileHandle, from: number, into: Uint8Array): Promise<void> {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await file.read(into, at, into.length - at, from + at);
    if (bytesRead === 0) throw new FileTooShort();
    at += bytesRead;
  }
}

/** The two folders of a name, their own names on the medium. `settled` spares the second time in this process. */
async function settleFolders(disk: Disk, folder: string, sha256: string, settled: Set<string>): Promise<void> {
  const outer = join(folder, sha256.slice(0, 2));
  const made = [
    { parent: folder, made: outer },
    { parent: outer, made: join(outer, sha256.slice(2, 4)) },
  ].filter(one => !settled.has(one.made));
  for (const one of made) await disk.makeFolder(one.made);
  await Promise.all(made.map(one => disk.syncFolder(one.parent)));
  for (const one of made) settled.add(one.made);
}

/** A stream whose file is open: one removed in between is told as missing, not in the middle of an answer. */
function opened<S extends Readable>(stream: S): Promise<S> {
  return new Promise((resolve, reject) => {
    stream.once('open', () => resolve(stream));
    stream.once('error', () => reject(new FileMissing()));
  });
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftoverAfterMs) await nodeDisk.remove(join(folder, name));
  }
}
