import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateContract as calls } from '@cracha/contract/features/template/template.contract.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishedBy } from '#features/template/template.factory.ts';
import { startApp } from '../app.ts';
import { mariasEmployment } from '../maria.ts';
import { lockAwaited } from '../waiting.ts';
import { type ServerProcess, startWorker } from './servers.ts';

const papers = 12;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cracha-template-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

// A server answers in this process; who makes the papers is another one. It is killed where a paper stands and its row doesn't say so yet:
// a lock lets rows be held and read, and keeps them from being written.
it('a worker process killed in the middle of a batch: in the end each row has its paper, one each', async () => {
  const app = await startApp({ JOBS: 'off', DATA_DIR: folder });
  const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
  let worker: ServerProcess = await startWorker(app.database, folder);
  try {
    const { companyId } = await mariasEmployment(app.database);
    const workers = await sql(
      `with made as (insert into person (name) select 'Operário ' || n from generate_series(1, $2::integer) n returning id, name)
       insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on)
       select c.access_group_id, c.id, made.id, made.name, 'K' || substring(made.name from '\\d+$'), '2020-01-01' from made, company c where c.id = $1 returning id`,
      [companyId, papers],
    );
    const helena = await app.as('helena', 'rh');
    const id = await publishedBy(helena);
    const linhas = workers.map(one => ({ idEmpregado: String(one.id) }));
    const { idLote } = await helena(calls.makeDocuments, {
      params: { id },
      body: { linhas, depois: 'publica', confirmado: true },
    });
    const done = async () =>
      (
        await sql("select count(*)::int as n from document_batch_row where batch_id = $1 and state = 'done'", [idLote])
      )[0].n;
    await expect.poll(done, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
    const client = await app.database.owner.connect();
    await client.query('begin; lock table document_batch_row in share mode');
    await lockAwaited(app.database.owner);
    await worker.end('SIGKILL');
    await client.query('rollback');
    client.release();
    expect(await done()).toBeLessThan(papers);
    worker = await startWorker(app.database, folder);
    const ended = async () =>
      (await sql('select ended_at is not null as it from document_batch where id = $1', [idLote]))[0].it;
    await expect.poll(ended, { timeout: 60_000, interval: 100 }).toBe(true);
    const [kept] = await sql(
      `select count(*)::int as papers, count(distinct p.employment_id)::int as people, count(distinct d.code)::int as codes,
              (select count(*)::int from document_batch_row r where r.batch_id = $1 and r.state = 'done' and r.document_id is not null) as done,
              (select count(*)::int from notification n where n.cause = 'batchDocumentsDone:' || $1) as told
         from document d join document_person p on p.document_id = d.id where d.batch_id = $1`,
      [idLote],
    );
    expect(kept).toEqual({ papers, people: papers, codes: papers, done: papers, told: 1 });
  } finally {
    await worker.end('SIGKILL');
    await app.stop();
  }
}, 180_000);
