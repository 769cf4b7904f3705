import { randomUUID } from 'node:crypto';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileMissing, FileTooShort, isHash } from './file-errors.ts';
import type { FileStore } from './file-store.ts';
import { holdFolder } from './held-folder.ts';
import { openLocalFiles } from './local-files.ts';
import { callsOf, type Patience, StoreFailure } from './s3-calls.ts';
import { readOn } from './s3-reading.ts';
import { upload } from './s3-upload.ts';

export interface S3Settings {
  /** `https://s3.sa-east-1.amazonaws.com`, or any service of the same interface; addressed by path. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** An object this young is not sent anew. */
const freshMs = 10 * 60 * 1000;

/** How long a copy may lie unused before it is dropped. */
const copyAgeMs = 60 * 60 * 1000;

/**
 * A bucket as file store, under the keys `ab/cd/<sha256>`. Content goes through a local copy, since its hash and length
 * must be known before it is sent; copies serve `path` and are dropped an hour after their last use. `folder` belongs to
 * one process and is emptied at start.
 * @throws SettingRefused where another process has the folder
 */
export async function openS3Files(settings: S3Settings, folder: string, patience?: Patience): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await holdFolder(folder);
  await rm(folder, { recursive: true, force: true });
  const copies = await openLocalFiles(folder);
  const used = dropUnused(copies);
  const send = callsOf(settings, patience);
  const head = (sha256: string) => send({ method: 'HEAD', sha256, expected: [200, 404] });
  const has = async (sha256: string) => isHash(sha256) && (await head(sha256)).status === 200;
  const pieces = (sha256: string, range?: { from: number; to: number }) => {
    if (!isHash(sha256)) throw new FileMissing();
    return readOn(send, sha256, range);
  };
  const open = async (sha256: string) => Readable.from(await pieces(sha256), { objectMode: false });
  const part = async (sha256: string, from: number, to: number) =>
    Readable.from(await pieces(sha256, { from, to }), { objectMode: false });
  return {
    has,
    open,
    part,
    async read(sha256, from, into) {
      let at = 0;
      for await (const piece of await part(sha256, from, from + into.length - 1)) {
        into.set(piece, at);
        at += piece.length;
      }
      if (at < into.length) throw new FileTooShort();
    },
    async put(content, limits) {
      const stored = await copies.put(content, limits);
      await used(stored.sha256);
      const found = await head(stored.sha256);
      // what is there is sent anew now and then: how lately it was put decides whether it may be removed
      if (found.status === 200 && putAt(found) > Date.now() - freshMs) return stored;
      // sent under a name of its own: the copy's may be put anew meanwhile, and the half-read file would be refused as changed
      const sent = join(folder, 'unfinished', randomUUID());
      await link(await copies.path(stored.sha256), sent);
      try {
        await upload(send, sent, stored.sha256);
      } finally {
        await rm(sent, { force: true });
      }
      return stored;
    },
    async path(sha256) {
      if (!(await copies.has(sha256))) {
        const copy = await copies.put(await open(sha256), { maxBytes: Number.MAX_SAFE_INTEGER });
        if (copy.sha256 !== sha256) {
          await copies.remove(copy.sha256);
          throw new StoreFailure(`The content of ${sha256} was changed in the store.`);
        }
      }
      await used(sha256);
      return await copies.path(sha256);
    },
    async remove(sha256, only) {
      if (!isHash(sha256)) return true;
      if (only) {
        const found = await head(sha256);
        if (found.status === 200 && putAt(found) + freshMs >= only.putBefore.getTime()) return false;
      }
      await send({ method: 'DELETE', sha256, expected: [200, 204, 404] });
      await copies.remove(sha256);
      return true;
    },
  };
}

function putAt(found: Response): number {
  return Date.parse(found.headers.get('last-modified') ?? '') || Date.now();
}

/** Notes the use of a copy, and drops those whose last use is long past. */
function dropUnused(copies: FileStore): (sha256: string) => Promise<void> {
  const lastUse = new Map<string, number>();
  return async sha256 => {
    // Set anew, a name moves to the end of the map: the oldest uses come first.
    lastUse.delete(sha256);
    lastUse.set(sha256, Date.now());
    for (const [name, at] of lastUse) {
      if (Date.now() - at < copyAgeMs) break;
      lastUse.delete(name);
      await copies.remove(name);
    }
  };
}
