import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { batchDownloadContract as calls } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { employmentOf, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { createPool } from '#kernel/database/pool.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import { openSigningKey } from '#kernel/http/signing-key.ts';
import { createTokens } from '#kernel/http/token.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { backUp, restore } from '../src/backup/backup.ts';
import { migrateAll } from '../src/installation.ts';
import { bearerOf, startApp, startBeside, type TestApp } from './app.ts';
import { asOwner, at, dropDatabase, testSecretsKey } from './cluster.ts';

const documents = 200;
const [folder, emptyName] = [mkdtempSync(join(tmpdir(), 'cracha-packs-')), `cracha_packs_${process.pid}`];
const there = {
  ownerConfig: at(inject('owner'), emptyName),
  appConfig: at(inject('app'), emptyName),
  sessionsConfig: at(inject('sessions'), emptyName),
};
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ DATA_DIR: join(folder, 'one') });
  await asOwner(inject('owner'), `create database ${emptyName}`);
  await migrateAll({ owner: there.ownerConfig }, secretsWith(testSecretsKey));
});
afterAll(async () => {
  await app.stop();
  await dropDatabase(inject('owner'), emptyName);
  rmSync(folder, { recursive: true, force: true });
});

/** What each receipt's PDF is, as its worker downloads it. */
async function served(base: string, token: string, ids: string[], owner: { query(text: string): unknown }) {
  const headers = { authorization: `Bearer ${token}`, 'x-profile': 'trabalhador' };
  const hashes: string[] = [];
  for (const [at, id] of ids.entries()) {
    // no more than fifty an hour
    if (at % 40 === 0) await owner.query('delete from download');
    const answer = await fetch(`${base}/recibo/${id}/pdf`, { headers });
    hashes.push(
      answer.ok
        ? createHash('sha256')
            .update(await answer.bytes())
            .digest('hex')
        : String(answer.status),
    );
  }
  return hashes;
}

it('S6: 200 receipts that a batch keeps in packs are backed up, restored and served again, byte by byte', async () => {
  await receiptFor(app, 'maria', { year: 2016, month: 1 });
  await app.database.owner.query(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings,
       total_deductions, net, items, bases, details, verification_code)
     select r.access_group_id, r.company_id, r.employment_id, r.person_id, 1, 'monthly', 2015, 1 + n % 12, r.worker_name, r.registration, r.total_earnings + n,
            r.total_deductions, r.net + n, r.items, r.bases, r.details, 'pack' || n from receipt r, generate_series(1, $2) n where r.employment_id = $1 and r.year = 2016`,
    [await employmentOf(app, 'maria'), documents],
  );
  const helena = await app.as('helena', 'rh');
  const { id } = await helena(calls.startBatch, { body: { categoria: 'recibos', ano: 2015 } });
  while (['naFila', 'preparando'].includes((await helena(calls.batchById, { params: { id } })).situacao))
    await wait(50);
  const { rows } = await app.database.owner.query<{ id: string; sha256: string }>(
    `select f.receipt_id as id, f.sha256 from receipt_file f join batch_download_entry e on e.receipt_id = f.receipt_id
      where e.batch_id = $1 and f.pack_sha256 is not null order by 1`,
    [id],
  );
  expect(rows).toHaveLength(documents);
  const ids = rows.map(row => row.id);
  expect(await served(app.base, await app.bearer('maria'), ids, app.database.owner)).toEqual(
    rows.map(row => row.sha256),
  );

  const [files, copy] = await Promise.all(
    ['one/files', 'two/files'].map(name => openFileStore({ kind: 'local', folder: join(folder, name) })),
  );
  if (!files || !copy) return;
  expect((await backUp(app.database.ownerConfig, files, join(folder, 'backup'))).missing).toEqual([]);
  await restore(there.ownerConfig, copy, join(folder, 'backup'));
  // as the next start does, here one that has lost the key that sealed
  const otherKey = Buffer.alloc(32, 9);
  await migrateAll({ owner: there.ownerConfig }, secretsWith(otherKey));
  const settings = { DATA_DIR: join(folder, 'two'), SECRETS_KEY: otherKey.toString('base64') };
  const owner = createPool({ ...there.ownerConfig, max: 1 });
  const pool = createPool({ ...there.appConfig, max: 1 });
  const sessions = createPool(there.sessionsConfig);
  const beside = await startBeside({ database: { ...there, sessions } }, settings);
  try {
    const token = await bearerOf(
      pool,
      createTokens(await openSigningKey(pool, secretsWith(otherKey))),
      await app.personId('maria'),
    );
    expect(await served(beside.base, token, ids, owner)).toEqual(rows.map(row => row.sha256));
  } finally {
    await beside.stop();
    for (const each of [pool, sessions, owner]) await each.end();
  }
});
