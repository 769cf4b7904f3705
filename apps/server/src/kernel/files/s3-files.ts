import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { FileMissing } from './file-errors.ts';
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

/** How long a copy may lie unused before it is dropped, and how many are looked after at once. */
const copyAgeMs = 60 * 60 * 1000;
const largest = Number.MAX_SAFE_INTEGER;

/**
 * A bucket as file store, under the keys `ab/cd/<sha256>`. Content goes through a local copy, since its hash and length
 * must be known before it is sent; copies serve `path` and are dropped an hour after their last use. `folder` belongs to
 * one process and is emptied at start.
 */
export async function openS3Files(settings: S3Settings, folder: string): Promise<FileStore> {
  await rm(join(folder), { recursive: true, force: true });
  const copies = await openLocalFiles(folder);
  const lastUse = new Map<string, number>();
  const request = requester(settings);

  const keep = async (sha256: string) => {
    const now = Date.now();
    lastUse.delete(sha256);
    lastUse.set(sha256, now);
    for (const [name, used] of lastUse) {
      if (now - used < copyAgeMs) break;
      lastUse.delete(name);
      await copies.remove(name);
    }
  };
  const exists = async (sha256: string) => isHash(sha256) && (await request('HEAD', sha256, [200, 404])).status === 200;

  const open = async (sha256: string) => {
    if (!isHash(sha256)) throw new FileMissing();
    const answer = await request('GET', sha256, [200, 404]);
    if (answer.status === 404 || !answer.body) throw new FileMissing();
    return Readable.from(answer.body, { objectMode: false });
  };

  return {
    async put(content, limits) {
      const stored = await copies.put(content, limits);
      await keep(stored.sha256);
      if (await exists(stored.sha256)) return stored;
      const body = await openAsBlob(await copies.path(stored.sha256));
      await request('PUT', stored.sha256, [200], body);
      return stored;
    },
    open,
    async path(sha256) {
      if (!(await copies.has(sha256))) {
        const copy = await copies.put(await open(sha256), { maxBytes: largest });
        if (copy.sha256 !== sha256) throw new StoreFailure(`Content of ${sha256} has changed in the store.`);
      }
      await keep(sha256);
      return await copies.path(sha256);
    },
    has: exists,
    async remove(sha256) {
      if (!isHash(sha256)) return;
      await request('DELETE', sha256, [200, 204, 404]);
      await copies.remove(sha256);
    },
  };
}

type Send = (method: string, sha256: string, expected: readonly number[], body?: Blob) => Promise<Response>;

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
  return async (method, sha256, expected, body) => {
    const address = `${base}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
    // The key is the content's hash, so the service checks what it receives against what was hashed on the way in.
    const headers = { 'x-amz-content-sha256': body ? sha256 : emptyHash };
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

function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
