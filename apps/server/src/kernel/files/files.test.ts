import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileMissing, FileTooLarge, FileTooShort } from './file-errors.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { callsOf, StoreOutOfReach } from './s3-calls.ts';
import { openS3Files, type S3Settings } from './s3-files.ts';
import { upload } from './s3-upload.ts';

interface TestBucket {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type TestBucketClass = new (options: Record<string, unknown>) => TestBucket;
const TestBucket: TestBucketClass = createRequire(import.meta.url)('s3rver');

const megabyte = 1024 * 1024;
const limits = { maxBytes: 20 * megabyte };
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray());

let folder: string;
let bucket: TestBucket;
let s3: (name: string, account?: { key: string; secret: string }) => Promise<FileStore>;
let keptByS3: string;
let bucketSettings: S3Settings;
const local = (name: string) => openFileStore({ kind: 'local', folder: join(folder, name) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cracha-files-'));
  keptByS3 = join(folder, 'bucket');
  const configureBuckets = [{ name: 'recibos', configs: [] }];
  bucket = new TestBucket({ port: 0, address: '127.0.0.1', silent: true, directory: keptByS3, configureBuckets });
  const { port } = await bucket.run();
  const place = { endpoint: `http://127.0.0.1:${port}`, bucket: 'recibos', region: 'us-east-1' };
  bucketSettings = { ...place, key: 'S3RVER', secret: 'S3RVER' };
  s3 = (name, account = { key: 'S3RVER', secret: 'S3RVER' }) =>
    openFileStore({ kind: 's3', folder: join(folder, name), ...place, ...account });
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function* parts(bytes: Buffer, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe.each([
  ['in a folder', (name: string) => local(name)],
  ['in a bucket', (name: string) => s3(name)],
])('a file %s', (_, openStore) => {
  const name = () => `store-${randomBytes(4).toString('hex')}`;

  it('comes back by its hash, as stream and as path', async () => {
    const files = await openStore(name());
    const content = randomBytes(3 * megabyte + 7);
    const stored = await files.put(parts(content), limits);
    expect(stored).toEqual({ sha256: hashOf(content), size: content.length });
    expect(await files.has(stored.sha256)).toBe(true);
    expect((await bytesOf(await files.open(stored.sha256))).equals(content)).toBe(true);
    expect((await readFile(await files.path(stored.sha256))).equals(content)).toBe(true);
  });

  it('is read from a byte on into memory that is given, whole or not at all', async () => {
    const files = await openStore(name());
    const content = randomBytes(3 * megabyte + 7);
    const { sha256 } = await files.put(parts(content), limits);
    const into = new Uint8Array(new SharedArrayBuffer(2 * megabyte), 5, megabyte + 1);
    await files.read(sha256, megabyte - 3, into);
    expect(Buffer.from(into).equals(content.subarray(megabyte - 3, 2 * megabyte - 2))).toBe(true);
    await expect(files.read(sha256, content.length - 10, new Uint8Array(11))).rejects.toThrow(FileTooShort);
    await expect(files.read(hashOf(randomBytes(8)), 0, into)).rejects.toThrow(FileMissing);
    await expect(files.read('../passwd', 0, into)).rejects.toThrow(FileMissing);
  });

  it('may be empty', async () => {
    const files = await openStore(name());
    const stored = await files.put(parts(Buffer.alloc(0)), limits);
    expect(stored).toEqual({ sha256: hashOf(Buffer.alloc(0)), size: 0 });
    expect(await bytesOf(await files.open(stored.sha256))).toHaveLength(0);
  });

  it('is kept whole when it is put many times at once', async () => {
    const files = await openStore(name());
    const content = randomBytes(megabyte);
    const all = await Promise.all(Array.from({ length: 24 }, () => files.put(parts(content, 1000), limits)));
    expect(new Set(all.map(({ sha256 }) => sha256))).toEqual(new Set([hashOf(content)]));
    expect((await bytesOf(await files.open(hashOf(content)))).equals(content)).toBe(true);
  });

  it('is refused beyond the limit, and nothing of it stays', async () => {
    const files = await openStore(name());
    const content = randomBytes(2 * megabyte);
    await expect(files.put(parts(content), { maxBytes: content.length - 1 })).rejects.toThrow(FileTooLarge);
    expect(await files.has(hashOf(content))).toBe(false);
    await expect(files.put(parts(content), { maxBytes: content.length })).resolves.toMatchObject({
      size: content.length,
    });
  });

  it('is not kept when its stream breaks', async () => {
    const files = await openStore(name());
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
      { objectMode: false },
    );
    await expect(files.put(broken, limits)).rejects.toThrow('connection lost');
    expect(await files.has(hashOf(Buffer.from('half')))).toBe(false);
  });

  it('is gone when it is removed, and removing it again is no error', async () => {
    const files = await openStore(name());
    const { sha256 } = await files.put(parts(randomBytes(100)), limits);
    await files.remove(sha256);
    await files.remove(sha256);
    expect(await files.has(sha256)).toBe(false);
    await expect(files.open(sha256)).rejects.toThrow(FileMissing);
    await expect(files.path(sha256)).rejects.toThrow(FileMissing);
  });

  it('stays when it was put since the time that is asked about, and is gone else', async () => {
    const files = await openStore(name());
    const { sha256 } = await files.put(parts(randomBytes(100)), limits);
    const from = (minutes: number) => ({ putBefore: new Date(Date.now() + minutes * 60_000) });
    expect(await files.remove(sha256, from(-60))).toBe(false);
    expect(await files.has(sha256)).toBe(true);
    expect(await files.remove(sha256, from(60))).toBe(true);
    expect(await files.has(sha256)).toBe(false);
    expect(await files.remove(sha256, from(60))).toBe(true);
  });

  it.each(['', '../../etc/passwd', 'A'.repeat(64), '0'.repeat(64)])('is missing under the name %j', async other => {
    const files = await openStore(name());
    expect(await files.has(other)).toBe(false);
    await expect(files.open(other)).rejects.toThrow(FileMissing);
    await expect(files.path(other)).rejects.toThrow(FileMissing);
  });
});

describe('a folder', () => {
  const unfinished = (name: string) => readdir(join(folder, name, 'unfinished'));

  it('takes what is sent anew for put anew, however long the same bytes have stood there', async () => {
    const files = await local('old');
    const content = randomBytes(100);
    const { sha256 } = await files.put(parts(content), limits);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(await files.path(sha256), anHourAgo, anHourAgo);
    await files.put(parts(content), limits);
    expect(await files.remove(sha256, { putBefore: new Date(Date.now() - 60_000) })).toBe(false);
    expect(await files.has(sha256)).toBe(true);
  });

  it('keeps nothing unfinished after a refusal', async () => {
    const files = await local('tidy');
    await files.put(parts(randomBytes(1000)), { maxBytes: 999 }).catch(() => undefined);
    expect(await unfinished('tidy')).toEqual([]);
  });

  it('shows no file of a process killed in the middle, and forgets it a day later', async () => {
    await local('killed');
    const program = `
      const { openFileStore } = await import(${JSON.stringify(new URL('./file-store.ts', import.meta.url).href)});
      const files = await openFileStore({ kind: 'local', folder: ${JSON.stringify(join(folder, 'killed'))} });
      async function* slow() { for (;;) { yield Buffer.alloc(65536, 7); process.stdout.write('.'); await new Promise(r => setTimeout(r, 5)); } }
      await files.put(slow(), { maxBytes: 1e9 });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise(resolve => child.stdout.once('data', resolve));
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(await readdir(join(folder, 'killed'))).toEqual(['unfinished']);
    const [left] = await unfinished('killed');
    expect(left).toBeDefined();

    await local('killed');
    expect(await unfinished('killed')).toEqual([left]);
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(join(folder, 'killed', 'unfinished', left ?? ''), yesterday, yesterday);
    await local('killed');
    expect(await unfinished('killed')).toEqual([]);
  });

  it('takes a large file without holding it', async () => {
    const files = await local('large');
    const part = randomBytes(megabyte);
    const before = process.memoryUsage().rss;
    async function* many() {
      for (let at = 0; at < 200; at += 1) yield part;
    }
    const { size } = await files.put(many(), { maxBytes: 500 * megabyte });
    expect(size).toBe(200 * megabyte);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
  });
});

describe('a bucket', () => {
  it('serves another process, whose copy folder is empty', async () => {
    const content = randomBytes(megabyte);
    const { sha256 } = await (await s3('process-1')).put(parts(content), limits);
    const other = await s3('process-2');
    expect((await readFile(await other.path(sha256))).equals(content)).toBe(true);
  });

  it('has copies in a folder that no other process may take, until the one that has it is gone', async () => {
    await s3('held');
    const program = `
      const { holdFolder } = await import(${JSON.stringify(new URL('./held-folder.ts', import.meta.url).href)});
      await holdFolder(process.argv[1]).then(() => console.log('held'), error => console.log(error.message));`;
    const other = async (name: string) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program, join(folder, name)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return (await bytesOf(child.stdout)).toString().trim();
    };
    expect(await other('held')).toMatch(
      /^Another process keeps its copies of files in .*held\. .* DATA_DIR of its own\.$/,
    );
    await mkdir(join(folder, 'left'));
    expect([await other('left'), await other('left')]).toEqual(['held', 'held']);
  });

  it('refuses content that was changed in the store', async () => {
    const { sha256 } = await (await s3('process-3')).put(parts(Buffer.from('genuine')), limits);
    const kept = join(keptByS3, 'recibos', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}._S3rver_object`);
    await writeFile(kept, 'changed');
    await expect((await s3('process-4')).path(sha256)).rejects.toThrow('was changed');
  });

  it('says so when the service refuses', async () => {
    const files = await s3('stranger', { key: 'nobody', secret: 'x' });
    await expect(files.put(parts(Buffer.from('a')), limits)).rejects.toThrow('answered 403');
  });

  it('is sent length and hash, signed, and asked again when the service is busy', async () => {
    const seen: { method: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[] = [];
    const service = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      seen.push({ method: request.method, headers: request.headers, body });
      const isFirstPut = seen.filter(({ method }) => method === 'PUT').length === 1;
      response.statusCode = request.method === 'HEAD' ? 404 : isFirstPut ? 503 : 200;
      response.end();
    });
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const account = { bucket: 'b', region: 'sa-east-1', key: 'K', secret: 'S' };
    const place = { kind: 's3', folder: join(folder, 'busy'), endpoint: `http://127.0.0.1:${port}/` } as const;
    const files = await openFileStore({ ...place, ...account });
    const content = Buffer.from('um recibo');
    await files.put(parts(content), limits);
    service.close();

    expect(seen.map(({ method }) => method)).toEqual(['HEAD', 'PUT', 'PUT']);
    expect(seen[2]?.body.equals(content)).toBe(true);
    expect(seen[2]?.headers).toMatchObject({
      'content-length': String(content.length),
      'x-amz-content-sha256': hashOf(content),
      authorization: expect.stringMatching(
        /Credential=K\/\d{8}\/sa-east-1\/s3\/.*SignedHeaders=\S*x-amz-content-sha256/,
      ),
    });
  });
});

/** A service whose answers are written for one call after the other; the last one stands for all that follow. */
async function serviceOf(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const seen: string[] = [];
  const service = createServer(async (request, response) => {
    await request.toArray();
    seen.push(`${request.method} ${request.headers.range ?? ''}`.trim());
    (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
  });
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const settings = { endpoint, bucket: 'b', region: 'us-east-1', key: 'K', secret: 'S' };
  return { seen, settings, stop: () => service.close().closeAllConnections() };
}

describe('a bucket that fails', () => {
  const patience = { tries: 3, pauseMs: 5, silentMs: 100 };
  const content = randomBytes(1000);
  const whole = (_: unknown, response: ServerResponse) => response.end(content);
  const busy = (_: unknown, response: ServerResponse) => response.writeHead(503).end();
  const cut = (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, 400), () => setTimeout(() => response.destroy(), 20));
  };
  const rest = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const from = Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1]);
    response.writeHead(206).end(content.subarray(from));
  };

  it.each<[string, Parameters<typeof serviceOf>, string[]]>([
    ['is busy', [busy, busy, whole], ['GET', 'GET', 'GET']],
    ['is silent', [() => undefined, whole], ['GET', 'GET']],
    ['closes the connection', [request => request.socket.destroy(), whole], ['GET', 'GET']],
    ['breaks off in the middle', [cut, rest], ['GET', 'GET bytes=400-999']],
  ])('and %s is asked again, and what it has comes whole', async (_, answers, asked) => {
    const { seen, settings, stop } = await serviceOf(...answers);
    const files = await openS3Files(settings, join(folder, randomUUID()), patience);
    expect((await readFile(await files.path(hashOf(content)))).equals(content)).toBe(true);
    expect(seen).toEqual(asked);
    stop();
  });

  it.each<[string, Parameters<typeof serviceOf>]>([
    ['busy', [busy]],
    ['silent', [() => undefined]],
  ])('and stays %s is out of reach: nobody’s fault, and nothing is kept', async (_, answers) => {
    const { seen, settings, stop } = await serviceOf(...answers);
    const files = await openS3Files(settings, join(folder, randomUUID()), patience);
    const failure = await files.path(hashOf(content)).catch(error => error);
    expect([failure instanceof StoreOutOfReach, failure.code, seen.length]).toEqual([true, 'UNAVAILABLE', 3]);
    stop();
  });

  it('and gives other bytes is refused, and these are not kept either', async () => {
    const { settings, stop } = await serviceOf((_, response) => response.end('other bytes'));
    const place = join(folder, randomUUID());
    const files = await openS3Files(settings, place, patience);
    await expect(files.path(hashOf(content))).rejects.toThrow('was changed');
    const left = (await readdir(place, { recursive: true, withFileTypes: true })).filter(one => one.isFile());
    expect(left).toEqual([]);
    stop();
  });
});

describe('a large file goes to a bucket in parts', () => {
  const sizes = { largestWhole: 6 * megabyte, partSize: 5 * megabyte };
  const content = randomBytes(12 * megabyte);
  let path: string;
  beforeAll(async () => {
    path = join(folder, 'large-file');
    await writeFile(path, content);
  });

  it('and is whole there', async () => {
    await upload(callsOf(bucketSettings), path, hashOf(content), sizes);
    const files = await s3('parts');
    expect((await bytesOf(await files.open(hashOf(content)))).equals(content)).toBe(true);
  });

  it('and what was sent of one that fails is taken back', async () => {
    const { seen, settings, stop } = await serviceOf(
      (_, response) => response.end('<UploadId>one</UploadId>'),
      (_, response) => response.setHeader('etag', 'a').end(),
      (_, response) => response.writeHead(400).end(),
      (_, response) => response.writeHead(204).end(),
    );
    await expect(upload(callsOf(settings), path, hashOf(content), sizes)).rejects.toThrow('answered 400');
    expect(seen).toEqual(['POST', 'PUT', 'PUT', 'DELETE']);
    stop();
  });

  it('and a service that says 200 and fails is not believed', async () => {
    const { seen, settings, stop } = await serviceOf(
      (_, response) => response.end('<UploadId>one</UploadId>'),
      ...[1, 2, 3].map(() => (_: unknown, response: ServerResponse) => void response.setHeader('etag', 'a').end()),
      (_, response) => response.end('<Error><Code>InternalError</Code></Error>'),
      (_, response) => response.writeHead(204).end(),
    );
    await expect(upload(callsOf(settings), path, hashOf(content), sizes)).rejects.toThrow('InternalError');
    expect(seen.at(-1)).toBe('DELETE');
    stop();
  });
});
