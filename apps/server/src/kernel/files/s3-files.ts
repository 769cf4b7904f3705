import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { FileMissing, FileTooShort, isHash } from './file-errors.ts';
import type { FileStore } from './file-store.ts';
import { openLocalFiles } from './local-files.ts';

export interface S3Settings {
  /** `https://s3.sa-east-1.amazonaws.com`, or any service of the same interface; addressed by path. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** The service answered something else than what was asked of it. */
export class StoreFailure extends Error {}

/** An object this young is not sent anew. */
const freshMs = 10 * 60 * 1000;

/** How long a copy may lie unused before it is dropped. */
const copyAgeMs = 60 * 60 * 1000;

/**
 * A bucket as file store, under the keys `ab/cd/<sha256>`. Content goes through a local copy, since its hash and length
 * must be known before it is sent; copies serve `path` and are dropped an hour after their last use. `folder` belongs to
 * one process and is emptied at start.
 */
export async function openS3Files(settings: S3Settings, folder: string): Promise<FileStore> {
  await rm(folder, { recursive: true, force: true });
  const copies = await openLocalFiles(folder);
  const used = dropUnused(copies);
  const request = requester(settings);
  const has = async (sha256: string) => isHash(sha256) && (await request('HEAD', sha256, [200, 404])).status === 200;
  const open = async (sha256: string) => {
    const answer = isHash(sha256) ? await request('GET', sha256, [200, 404]) : undefined;
    if (answer?.status !== 200 || !answer.body) throw new FileMissing();
    return Readable.from(answer.body, { objectMode: false });
  };
  const part = async (sha256: string, from: number, to: number) => {
    const headers = { range: `bytes=${from}-${to}` };
    const answer = isHash(sha256) ? await request('GET', sha256, [200, 206, 404], undefined, headers) : undefined;
    if (!answer?.body || answer.status === 404) throw new FileMissing();
    if (answer.status !== 206) throw new StoreFailure(`GET of a part of ${sha256} answered ${answer.status}.`);
    return Readable.from(answer.body, { objectMode: false });
  };
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
      const found = await request('HEAD', stored.sha256, [200, 404]);
      // what is there is sent anew now and then: how lately it was put decides whether it may be removed
      if (found.status === 200 && putAt(found) > Date.now() - freshMs) return stored;
      // sent under a name of its own: the copy's may be put anew meanwhile, and the half-read file would be refused as changed
      const sent = join(folder, 'unfinished', randomUUID());
      await link(await copies.path(stored.sha256), sent);
      try {
        await request('PUT', stored.sha256, [200], await openAsBlob(sent));
      } finally {
        await rm(sent, { force: true });
      }
      return stored;
    },
    async path(sha256) {
      if (!(await copies.has(sha256))) {
        const copy = await copies.put(await open(sha256), { maxBytes: Number.MAX_SAFE_INTEGER });
        if (copy.sha256 !== sha256) throw new StoreFailure(`The content of ${sha256} was changed in the store.`);
      }
      await used(sha256);
      return await copies.path(sha256);
    },
    async remove(sha256, only) {
      if (!isHash(sha256)) return true;
      if (only) {
        const found = await request('HEAD', sha256, [200, 404]);
        if (found.status === 200 && putAt(found) + freshMs >= only.putBefore.getTime()) return false;
      }
      await request('DELETE', sha256, [200, 204, 404]);
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

type Send = (
  method: string,
  sha256: string,
  expected: readonly number[],
  body?: Blob,
  more?: Record<string, string>,
) => Promise<Response>;

/** Signed calls; the service's own failures (5xx, 429) are tried again with growing pauses. */
function requester(settings: S3Settings): Send {
  const client = new AwsClient({
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
    region: settings.region,
    service: 's3',
    retries: 4,
  });
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  return async (method, sha256, expected, body, more = {}) => {
    const address = `${base}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
    // The key is the content's hash, so the service checks what it receives against what was hashed on the way in.
    const headers = { ...more, 'x-amz-content-sha256': body ? sha256 : emptyHash };
    const answer = await client.fetch(address, { method, headers, ...(body ? { body } : {}) });
    if (!expected.includes(answer.status)) {
      await answer.body?.cancel();
      throw new StoreFailure(`${method} of ${sha256} answered ${answer.status}.`);
    }
    if (method !== 'GET' || answer.status === 404) await answer.body?.cancel();
    return answer;
  };
}

/** SHA-256 of nothing. */
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
