import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { batchDownloadContract as calls } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newRandom } from '#core/reading/mutation/random.ts';
import { employmentOf, fetchAs, lookUp, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { startApp } from '../app.ts';
import { type ServerProcess, startWorker } from './servers.ts';

const documents = 260;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cracha-batch-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

// A server answers in this process; who prepares is another one, killed at random moments.
it('a worker process killed while it prepares a batch: in the end each document is in it once, with the bytes that are kept', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  const random = newRandom(seed);
  const app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  let worker: ServerProcess = await startWorker(app.database, folder);
  try {
    await receiptFor(app, 'maria', { year: 2016, month: 1 });
    await app.database.owner.query(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings,
         total_deductions, net, items, bases, details, verification_code)
       select r.access_group_id, r.company_id, r.employment_id, r.person_id, 1, 'monthly', 2015, 1 + n % 12, r.worker_name, r.registration, r.total_earnings,
              r.total_deductions, r.net, r.items, r.bases, r.details, 'kill' || n from receipt r, generate_series(1, $2) n where r.employment_id = $1 and r.year = 2016`,
      [await employmentOf(app, 'maria'), documents],
    );
    const helena = await app.as('helena', 'rh');
    const { id } = await helena(calls.startBatch, { body: { categoria: 'recibos', ano: 2015 } });
    let kills = 0;
    for (let round = 0; round < 4; round++) {
      await wait(random.int(150, 700));
      await worker.end('SIGKILL');
      kills += (await helena(calls.batchById, { params: { id } })).situacao === 'pronto' ? 0 : 1;
      worker = await startWorker(app.database, folder);
    }
    expect(kills).toBeGreaterThan(0);
    for (let tries = 0; tries < 600; tries++) {
      const { situacao } = await helena(calls.batchById, { params: { id } });
      if (situacao === 'pronto') break;
      await wait(100);
    }
    expect(await helena(calls.batchById, { params: { id } })).toMatchObject({
      situacao: 'pronto',
      total: documents,
      feitos: documents,
      faltam: 0,
    });
    const answer = await fetchAs(app, 'helena', 'rh', `/downloadlote/${id}/arquivo/1`);
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const inside = Object.entries(zip).flatMap(([name, bytes]) =>
      name.endsWith('.pdf') ? createHash('sha256').update(bytes).digest('hex') : [],
    );
    expect(inside).toHaveLength(documents);
    const { rows } = await app.database.owner.query<{ sha256: string; version: number }>(
      'select f.sha256, f.version from receipt_file f join batch_download_entry e on e.receipt_id = f.receipt_id where e.batch_id = $1',
      [id],
    );
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1]));
    expect(inside.sort()).toEqual(rows.map(({ sha256 }) => sha256).sort());
    expect(
      await lookUp(app, 'select count(*)::int as n from notification where cause = $1', `batch-ready:${id}`),
    ).toEqual({
      n: 1,
    });
  } finally {
    await worker.end('SIGKILL');
    await app.stop();
  }
}, 180_000);
