import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { batchDownloadContract } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { prepareBatch } from '#features/receipt/batch/batch-download.jobs.ts';
import { fetchAs, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { registryWorld } from '#features/worker/registry/registry-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { createJobs, type Jobs } from '#kernel/jobs/jobs.ts';
import { createLog } from '#kernel/log.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { importAtRest } from '#test/waiting.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from './import.factory.ts';

let app: TestApp;
let jobs: Jobs;
let gustavo: string;
let membership: string;
let mine: KnownWorker;
let other: KnownWorker;
beforeAll(async () => {
  app = await startApp();
  jobs = await createJobs(
    app.database.pool,
    createLog({ LOG_LEVEL: 'error' }, () => undefined),
    app.database.sessions,
  );
  gustavo = await app.personId('gustavo');
  const workers = await knownWorkers(app);
  const [joao] = await sql('select id from employment where person_id = $1', [await app.personId('joao')]);
  [mine] = workers.filter(({ employmentId }) => employmentId === joao.id) as [KnownWorker];
  [other] = workers.filter(one => one !== mine && one.companyId === mine.companyId) as [KnownWorker];
  const [group] = await sql("select id from access_group where name = 'Grupo Pantanal'");
  membership = await acrossTenants(app.database.pool, 'HR of one worker', tx =>
    makeMembership(tx, {
      personId: gustavo,
      role: 'RH',
      accessGroupId: group.id,
      employmentIds: [mine.employmentId],
    }),
  );
});
// all companies, and named workers: no act of the product makes such HR
beforeEach(() =>
  reaches('update membership set all_companies = true, all_workers = false, enabled = true where id = $1'),
);
afterAll(async () => {
  await jobs.stop();
  await app.stop();
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const reaches = (text: string) => sql(text, [membership]);
const everybody = 'update membership set all_workers = true where id = $1';

const heading = 'CPF;CNPJ;Nome;Matrícula;Telefone';
const rowOf = ({ cpf, cnpj, name, registration }: KnownWorker, phone: string) =>
  [cpf, cnpj, name, registration, phone].join(';');
const phones = async () =>
  Object.fromEntries(
    (
      await sql('select employment_id as id, home_phone as phone from worker_record where employment_id = any ($1)', [
        [mine.employmentId, other.employmentId],
      ])
    ).map(({ id, phone }) => [id === mine.employmentId ? 'mine' : 'other', phone]),
  );

describe('a registry file of HR limited to named workers', () => {
  it('changes theirs; others are refused alike, whether there are such workers or not', async () => {
    const world = registryWorld(app, 'gustavo');
    const before = await phones();
    const id = await world.read(
      'meus.csv',
      [
        heading,
        rowOf(mine, '(11) 3333-1111'),
        rowOf(other, '(11) 3333-2222'),
        rowOf({ ...other, cpf: '11144477735', registration: 'NOVA-1', name: 'Ninguém Ainda' }, '(11) 3333-3333'),
      ].join('\r\n'),
    );
    await world.confirm(id);
    const rows = await world.rows(id);
    expect(rows.map(({ acao }) => acao)).toEqual(['mudar', 'recusar', 'recusar']);
    expect(
      await sql(
        "select reasons -> 0 ->> 'code' as code from registry_import_row where import_id = $1 and act = 'refused'",
        [id],
      ),
    ).toEqual([{ code: 'WORKER_NOT_REACHED' }, { code: 'WORKER_NOT_REACHED' }]);
    expect((await world.apply(id)).situacao).toBe('aplicada');
    expect(await phones()).toEqual({ ...before, mine: '1133331111' });
  });

  it('is applied and undone as far as they reach then, not as when it was sent', async () => {
    const world = registryWorld(app, 'gustavo');
    await reaches(everybody);
    const before = await phones();
    const id = await world.read(
      'todos.csv',
      [heading, rowOf(mine, '(11) 3333-4444'), rowOf(other, '(11) 3333-5555')].join('\r\n'),
    );
    expect((await world.item(id)).porAcao).toMatchObject({ mudar: 2 });
    await sql('update membership set all_workers = false where id = $1', [membership]);
    // read anew: a person looks at it again
    expect((await world.apply(id)).situacao).toBe('conferir');
    expect((await world.item(id)).porAcao).toMatchObject({ mudar: 1, recusar: 1 });
    expect(await phones()).toEqual(before);
    await reaches(everybody);
    const call = await app.as('gustavo', 'rh');
    await call(registryContract.retryRegistry, { params: { id } });
    await world.until(id, 'conferir');
    expect((await world.apply(id)).situacao).toBe('aplicada');
    await sql('update membership set all_workers = false where id = $1', [membership]);
    const applied = await phones();
    expect(await codeOf(world.undo(id))).toBe('STALE_VERSION');
    expect(await phones()).toEqual(applied);
  });

  it('that others sent is not theirs to see', async () => {
    const sent = await registryWorld(app).send('dos-outros.csv', `${heading}\r\n${rowOf(other, '(11) 3333-6666')}`);
    const params = { id: sent && 'id' in sent ? sent.id : '' };
    await importAtRest(app.database.owner, params.id);
    const call = await app.as('gustavo', 'rh');
    expect(await codeOf(call(registryContract.registryById, { params }))).toBe('NOT_FOUND');
    await reaches(everybody);
    expect(await call(registryContract.registryById, { params })).toMatchObject({ id: params.id });
  });
});

describe('a payroll file of HR limited to named workers', () => {
  async function sent(month: number) {
    const made = await makeImport(app, [
      { worker: mine, reading: readPayslip(mine, { year: 2021, month, review: false }), state: 'clean' },
      {
        worker: other,
        reading: readPayslip(other, {
          year: 2021,
          month,
          findings: [{ code: 'RECEIPT_EXISTS', values: { competence: '05/2021' } }],
        }),
        state: 'clean',
      },
    ]);
    await sql('update import set sent_by = $1 where id = $2', [gustavo, made.id]);
    return made;
  }
  const states = async (id: string) =>
    (await sql('select state from import_document where import_id = $1 order by position', [id])).map(
      ({ state }) => state,
    );
  const publish = async (id: string) => {
    const call = await app.as('gustavo', 'rh');
    await call(importContract.publishImport, { params: { id }, body: { quais: 'limpos' } });
    await importAtRest(app.database.owner, id);
  };

  it('is published for theirs, and what is found of others is not told', async () => {
    const { id, documents } = await sent(5);
    const call = await app.as('gustavo', 'rh');
    const listed = await call(importContract.importDocuments, { params: { id, page: '1', size: '10' }, query: {} });
    expect(listed.items.map(({ achados }) => achados.length)).toEqual([0, 0]);
    const params = { id, documento: documents[1] ?? '' };
    expect(await codeOf(call(reviewContract.reviewDocument, { params }))).toBe('NOT_FOUND');
    await publish(id);
    expect(await states(id)).toEqual(['published', 'clean']);
    expect(await sql('select employment_id as id from receipt where import_id = $1', [id])).toEqual([
      { id: mine.employmentId },
    ]);
    expect((await call(importContract.importById, { params: { id } })).situacao).toBe('prontaParaLiberar');
  });

  it('is published as far as they reach when it goes out, for nobody once their role is switched off', async () => {
    for (const [month, change, out] of [
      [6, 'update membership set all_workers = true where id = $1', ['published', 'published']],
      [7, 'update membership set enabled = false where id = $1', ['clean', 'clean']],
    ] as const) {
      const { id } = await sent(month);
      const call = await app.as('gustavo', 'rh');
      const quando = new Date(Date.now() + 3_600_000).toISOString();
      await call(importContract.publishImport, { params: { id }, body: { quais: 'limpos', quando } });
      await reaches(change);
      await sql("update jobs.job_common set start_after = now() where data ->> 'importId' = $1", [id]);
      await importAtRest(app.database.owner, id);
      expect(await states(id)).toEqual(out);
      expect((await sql('select state from import where id = $1', [id]))[0].state).not.toBe('scheduled');
      const told = await sql(
        "select person_id from notification where kind = 'publicationStopped' and cause like $1 and values ->> 'total' = '2'",
        [`publication-stopped:${id}%`],
      );
      expect(told.some(({ person_id }) => person_id === gustavo)).toBe(false);
      expect(told.length > 0).toBe(out[0] === 'clean');
      await sql('update membership set all_workers = false, enabled = true where id = $1', [membership]);
    }
  }, 30_000);

  it('that others sent is not theirs to see', async () => {
    const { id } = await sent(8);
    await sql('update import set sent_by = $1 where id = $2', [await app.personId('helena'), id]);
    const call = await app.as('gustavo', 'rh');
    expect(await codeOf(call(importContract.importById, { params: { id } }))).toBe('NOT_FOUND');
  });
});

describe('a batch of HR limited to named workers', () => {
  it('holds what they reach when it is prepared, and tells nothing of the rest', async () => {
    await sql('delete from membership_scope where membership_id = $1', [membership]);
    await sql(
      'insert into membership_scope (membership_id, access_group_id, employment_id) select $1, access_group_id, id from employment where id = $2',
      [membership, mine.employmentId],
    );
    await receiptFor(app, 'joao', { year: 2013, month: 4 });
    await receiptFor(app, 'maria', { year: 2013, month: 4 });
    await reaches(everybody);
    const call = await app.as('gustavo', 'rh');
    const { id } = await call(batchDownloadContract.startBatch, { body: { categoria: 'recibos', ano: 2013, mes: 4 } });
    const item = () => call(batchDownloadContract.batchById, { params: { id } });
    const state = async () => (await item()).situacao;
    await expect.poll(state).toBe('pronto');
    expect(await item()).toMatchObject({ total: 2, faltam: 0 });
    // killed before its end, begun anew: meanwhile they reach one worker
    await sql('update membership set all_workers = false where id = $1', [membership]);
    await sql("update batch_download set state = 'preparing', ended_at = null, expires_at = null where id = $1", [id]);
    const [batch] = await sql(
      'select access_group_id as "accessGroupId", requested_by as "personId", id as "batchId" from batch_download where id = $1',
      [id],
    );
    await acrossTenants(app.database.pool, 'a batch begun anew', tx => jobs.enqueue(tx, prepareBatch, batch));
    await expect.poll(state).toBe('pronto');
    expect(await item()).toMatchObject({ total: 2, faltam: 1 });
    const answer = await fetchAs(app, 'gustavo', 'rh', `/downloadlote/${id}/arquivo/1`);
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const [pdf, index] = Object.keys(zip);
    expect(pdf).toContain('João');
    const told = new TextDecoder().decode(zip[index ?? '']);
    expect(told).toContain('Fora do que você vê desde o pedido');
    expect(told).not.toContain('Maria');
  });
});
