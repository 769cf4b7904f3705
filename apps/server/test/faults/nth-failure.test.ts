import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from '#core/looking/look.ts';
import { importRoutes } from '#features/import/import.routes.ts';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { createPool } from '#kernel/database/pool.ts';
import { readEnv } from '#kernel/env.ts';
import { type Disk, nodeDisk } from '#kernel/files/disk.ts';
import { localFiles } from '#kernel/files/local-files.ts';
import { mount } from '#kernel/http/mount.ts';
import { createServer } from '#kernel/http/server.ts';
import { openSigningKey } from '#kernel/http/signing-key.ts';
import { createTokens } from '#kernel/http/token.ts';
import { createJobs } from '#kernel/jobs/jobs.ts';
import { createLog } from '#kernel/log.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { receiveInto } from '#kernel/upload/receive.ts';
import { admissionOf, createProcess } from '../../src/process.ts';
import { startApp, type TestApp } from '../app.ts';
import { testSecretsKey } from '../cluster.ts';
import { type Bends, type Fate, startWire, type Wire } from './wire.ts';

// The first, the second … the last write, fsync or query of an act fails. After each, nothing half done is left, the answer is of the
// catalogue, and the repeat with the same key has the effect once. (The method is SQLite's: fail at the n-th call.)
const folder = mkdtempSync(join(tmpdir(), 'cracha-nth-'));
const silent = createLog({ LOG_LEVEL: 'silent' });
let app: TestApp;
let headers: Record<string, string>;
let signingKey: Buffer;
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
  headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
  signingKey = await openSigningKey(app.database.pool, secretsWith(testSecretsKey));
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (text: string, ...values: unknown[]): Promise<number> =>
  (await app.database.owner.query(text, values)).rows[0].n;

/** What the catalogue answers when something of ours failed: a code and a sentence, nothing internal. */
const failed = {
  code: expect.stringMatching(/^(UNAVAILABLE|ERROR_SEND)$/),
  message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].{15,}\.$/),
};

async function send(base: string, content: string, key: string) {
  const body = new FormData();
  body.append('arquivo', new Blob([content]), 'folha.txt');
  const answer = await fetch(`${base}/importacao`, {
    method: 'POST',
    body,
    headers: { ...headers, 'idempotency-key': key },
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

describe.each(['EIO', 'ENOSPC'])('the disk says %s at the n-th act', error => {
  /** Counts the acts and fails at one; what was written before that is there. */
  function failing(at: () => number) {
    let acts = 0;
    const act = <A extends unknown[], R>(work: (...given: A) => Promise<R>) => {
      return async (...given: A): Promise<R> => {
        acts += 1;
        if (acts === at()) throw Object.assign(new Error(error), { code: error });
        return work(...given);
      };
    };
    const disk: Disk = {
      create: act(async path => {
        const file = await nodeDisk.create(path);
        return { write: act(file.write), sync: act(file.sync), close: file.close };
      }),
      makeFolder: act(nodeDisk.makeFolder),
      rename: act(nodeDisk.rename),
      remove: nodeDisk.remove,
      syncFolder: act(nodeDisk.syncFolder),
    };
    return { disk, begin: () => (acts = 0), acts: () => acts };
  }

  it('no import, no file and no key are left; the same key then makes one import', async () => {
    const store = join(folder, error);
    mkdirSync(join(store, 'unfinished'), { recursive: true });
    let at = 0;
    const { disk, begin, acts } = failing(() => at);
    const files = localFiles(store, disk);
    const { pool } = app.database;
    const jobs = await createJobs(pool, silent, pool);
    const server = await createServer({}, silent);
    const live = { subscribe: () => () => {}, quietMs: () => 0, stop: async () => {} };
    const services = {
      pool,
      tokens: createTokens(signingKey),
      log: silent,
      secrets: secretsWith(testSecretsKey),
      live,
      receive: receiveInto(files, lookAt),
      admission: admissionOf(pool),
    };
    mount(server, services, importRoutes({ enqueue: jobs.enqueue, files, undo: async () => {} }));
    const base = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api`;
    let most = Number.POSITIVE_INFINITY;
    for (at = 1; at <= most; at++) {
      begin();
      const key = crypto.randomUUID();
      const content = `Recibo ${error} ${at}`;
      const before = await count('select count(*)::int as n from import');
      const visible = readdirSync(store, { recursive: true, withFileTypes: true }).filter(one => one.isFile()).length;
      const answer = await send(base, content, key);
      if (acts() < at) {
        most = acts();
        expect(answer.status).toBe(200);
        break;
      }
      expect([at, answer.status, answer.body]).toEqual([at, 500, expect.objectContaining(failed)]);
      expect(await count('select count(*)::int as n from import')).toBe(before);
      expect(await count('select count(*)::int as n from idempotency_key where key = $1', key)).toBe(0);
      expect(readdirSync(join(store, 'unfinished'))).toEqual([]);
      const afterwards = readdirSync(store, { recursive: true, withFileTypes: true }).filter(one =>
        one.isFile(),
      ).length;
      // renamed and not yet known to be on the medium: a whole file that nobody names, taken when it is sent again
      expect(afterwards - visible).toBeLessThanOrEqual(1);
      for (let repeat = 0; repeat < 2; repeat++)
        expect((await send(base, content, key)).body).toMatchObject([{ situacao: 'naFila' }]);
      expect(await count('select count(*)::int as n from import')).toBe(before + 1);
    }
    expect(most).toBeGreaterThanOrEqual(6);
    await server.close();
    await jobs.stop();
    expect(existsSync(store)).toBe(true);
  });
});

describe.each<[string, 'asked' | 'answered', Fate]>([
  ['before it arrives', 'asked', 'lose'],
  ['after it has arrived', 'asked', 'deliver'],
  ['before its answer arrives', 'answered', 'lose'],
])('the connection to the database is cut at the n-th query, %s', (_, side, fate) => {
  let wire: Wire;
  let pool: pg.Pool;
  let base: string;
  let stop: () => Promise<void>;
  let pieces = 0;
  let cutAt = Number.POSITIVE_INFINITY;
  beforeAll(async () => {
    const bends: Bends = {
      [side]: () => {
        pieces += 1;
        return pieces === cutAt ? fate : 'pass';
      },
    };
    wire = await startWire(databaseOf(app.database.appConfig), bends);
    pool = createPool(through(app.database.appConfig, wire.port));
    const env = readEnv({ DATA_DIR: join(folder, side + fate), PORT: '0', NODE_ENV: 'test', JOBS: 'off' });
    const made = await createProcess(env, { pool, sessions: pool, signingKey }, silent);
    base = `${await made.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
    stop = made.stop;
  });
  afterAll(async () => {
    cutAt = Number.POSITIVE_INFINITY;
    await stop();
    await pool.end();
    await wire.close();
  });

  /** Does an act with each of its pieces cut in turn. @returns how many there are */
  async function cutEach(
    act: (n: number, key: string) => Promise<number>,
    effects: (n: number) => Promise<number>,
  ): Promise<number> {
    for (let n = 1; n < 60; n++) {
      const key = crypto.randomUUID();
      pieces = 0;
      cutAt = n;
      const status = await act(n, key);
      const wasCut = pieces >= n;
      cutAt = Number.POSITIVE_INFINITY;
      if (!wasCut) return n - 1;
      expect([n, status === 200 || status === 503 || status === 500]).toEqual([n, true]);
      expect([n, await effects(n)]).toEqual([n, expect.toSatisfy((made: number) => made === 0 || made === 1)]);
      for (let repeat = 0; repeat < 2; repeat++) {
        let again = await act(n, key);
        // the pool may hold another connection that broke
        for (let tries = 0; again !== 200 && tries < 20; tries++) again = await act(n, key);
        expect([n, again]).toEqual([n, 200]);
      }
      expect([n, await effects(n)]).toEqual([n, 1]);
    }
    return expect.fail('the act never ended its queries');
  }

  it('an upload leaves an import with its log, its record and its job, or none of them; repeated, one', async () => {
    const queries = await cutEach(
      async (n, key) => {
        const answer = await send(base, `Recibo ${side} ${fate} ${n}`, key);
        if (answer.status !== 200) expect(answer.body).toMatchObject(failed);
        return answer.status;
      },
      async n => {
        const { rows } = await app.database.owner.query(
          `select i.id, (select count(*)::int from import_event where import_id = i.id) as events,
                  (select count(*)::int from record_history where entity_id = i.id::text) as records,
                  (select count(*)::int from jobs.job_common where data ->> 'importId' = i.id::text) as jobs
             from import i join stored_file f on f.sha256 = i.file_sha256 and f.access_group_id = i.access_group_id
            where i.file_sha256 = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
          [`Recibo ${side} ${fate} ${n}`],
        );
        for (const { events, records, jobs } of rows) expect([events, records, jobs]).toEqual([1, 1, 1]);
        return rows.length;
      },
    );
    expect(queries).toBeGreaterThan(8);
  });

  it('a message is written with its record and its word to HR, or not at all; repeated, once', async () => {
    const receipts: string[] = [];
    const maria = { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' };
    const receiptOf = async (n: number) => {
      const known = receipts[n];
      if (known) return known;
      const id = await receiptFor(app, 'maria', { year: 2000 + n, month: 1 });
      const call = await app.as('maria', 'trabalhador');
      await call(receiptContract.answerReceipt, {
        params: { id },
        body: { concorda: 'false', mensagem: 'Não é isto.' },
      });
      receipts[n] = id;
      return id;
    };
    const write = async (id: string, key: string) => {
      const answer = await fetch(`${base}/recibo/${id}/conversa`, {
        method: 'POST',
        headers: { ...maria, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        body: JSON.stringify({ mensagem: 'Falta uma hora.' }),
      });
      const body: unknown = JSON.parse(await answer.text());
      if (answer.status !== 200) expect(body).toMatchObject(failed);
      return answer.status;
    };
    const queries = await cutEach(
      async (n, key) => write(await receiptOf(n), key),
      async n => {
        const id = await receiptOf(n);
        // in one statement: what the cut connection still had to do may be done between two
        const { rows } = await app.database.owner.query(
          `select (select count(*)::int from record_history where entity_id = $1::text and verb = 'receiptMessageWritten') as records,
                  (select count(*)::int - 1 from receipt_message where receipt_id = $1::uuid) as messages`,
          [id],
        );
        expect(rows[0].records).toBe(rows[0].messages);
        return rows[0].messages;
      },
    );
    expect(queries).toBeGreaterThan(5);
  });
});

function databaseOf({ connectionString, host, port }: pg.ClientConfig): NetConnectOpts {
  if (!connectionString) return { path: `${host}/.s.PGSQL.${port}` };
  const url = new URL(connectionString);
  return { host: url.hostname, port: Number(url.port || 5432) };
}

function through(config: pg.ClientConfig, port: number): pg.ClientConfig {
  if (!config.connectionString) return { ...config, host: '127.0.0.1', port };
  const url = new URL(config.connectionString);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { ...config, connectionString: url.href };
}
