import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { documentSeal } from '#features/document/seal.jobs.ts';
import { sentToSign } from '#features/document/signature.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp } from '../app.ts';
import { type ServerProcess, startWorker } from './servers.ts';

const [documents, kills] = [50, 8];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cracha-seal-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

// A server answers in this process; who prepares and seals is another one, killed at random moments.
it('a worker process killed while it seals: in the end each document is sealed, once', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  const random = newRandom(seed);
  const app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
  const inState = async (state: string) =>
    (await sql('select count(*)::int as n from signature_request where state = $1', [state]))[0].n;
  let worker: ServerProcess = await startWorker(app.database, folder);
  try {
    const ids: string[] = [];
    for (let n = 0; n < documents; n++) ids.push((await sentToSign(app, { pages: 1 })).id);
    await expect.poll(() => inState('waiting'), { timeout: 60_000 }).toBe(documents);
    await sql(
      `update document_signer set state = 'signed', signed_at = now(), read_at = now(), act = '{"name": "Vera", "level": "simples", "factor": "senha", "sentTo": null, "ip": "203.0.113.9", "agent": "x", "hash": "x", "terms": 1, "seq": 1}'
        where request_id = any ($1)`,
      [ids],
    );
    await sql("update signature_request set state = 'sealing' where id = any ($1)", [ids]);
    const [{ asked_by: personId, access_group_id: accessGroupId }] = await sql(
      'select asked_by, access_group_id from signature_request where id = $1',
      [ids[0]],
    );
    await acrossTenants(app.database.pool, 'papers of a test that everybody has signed', async tx => {
      for (const requestId of ids)
        await app.process.jobs.enqueue(tx, documentSeal, { personId, accessGroupId, requestId }, { key: requestId });
    });
    let early = 0;
    for (let round = 0; round < kills; round++) {
      await wait(random.int(100, 600));
      await worker.end('SIGKILL');
      early += (await inState('completed')) < documents ? 1 : 0;
      worker = await startWorker(app.database, folder);
    }
    expect(early).toBeGreaterThan(0);
    // what a killed job left is found by the sweep of each minute
    await expect.poll(() => inState('completed'), { timeout: 150_000, interval: 500 }).toBe(documents);
    const sealed = await sql(
      `select count(*)::int as n, count(distinct r.hash_final)::int as files, count(*) filter (where r.hash_final is null or r.sealed_at is null)::int as bare,
              (select count(*)::int from signature_event e where e.kind = 'selado') as told
         from signature_request r where r.id = any ($1)`,
      [ids],
    );
    expect(sealed).toEqual([{ n: documents, files: documents, bare: 0, told: documents }]);
  } finally {
    await worker.end('SIGKILL');
    await app.stop();
  }
}, 300_000);
