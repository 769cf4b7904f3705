import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMembership } from '#core/access/membership.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { knownWorkers, makeImport, readPayslip } from './import.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('HR limited to companies', () => {
  it('sees the files it sent itself, and no other: a payroll file holds other companies’ pay too', async () => {
    const [worker] = await knownWorkers(app);
    const reading = readPayslip(worker, { findings: [{ code: 'RECEIPT_EXISTS', values: { competence: '09/2026' } }] });
    const { id, documents } = await makeImport(app, [{ reading, worker }]);
    const gustavoId = await app.personId('gustavo');
    const { rows } = await app.database.owner.query<{ id: string }>(
      "select id from access_group where name = 'Grupo Pantanal'",
    );
    await acrossTenants(app.database.pool, 'HR of one company', tx =>
      makeMembership(tx, {
        personId: gustavoId,
        role: 'RH',
        accessGroupId: rows[0]?.id ?? '',
        companyIds: [worker?.companyId ?? ''],
      }),
    );
    const gustavo = await app.as('gustavo', 'rh');
    const list = () => gustavo(calls.imports, { params: { page: '1', size: '10' }, query: {} });
    expect((await list()).total).toBe(0);
    const params = { id, documento: documents[0] ?? '' };
    for (const work of [
      () => gustavo(calls.importById, { params }),
      () => gustavo(calls.importLog, { params }),
      () => gustavo(calls.originalFile, { params }),
      () => gustavo(reviewContract.reviewQueue, { params }),
      () => gustavo(reviewContract.reviewDocument, { params }),
      () => gustavo(reviewContract.ignoreDocument, { params }),
    ])
      expect(await codeOf(work())).toBe('NOT_FOUND');
    // the unprotected twin: the same rows, sent by the reader
    await app.database.owner.query('update import set sent_by = $1 where id = $2', [gustavoId, id]);
    expect((await list()).total).toBe(1);
    expect((await gustavo(reviewContract.reviewQueue, { params })).itens).toHaveLength(1);
  });

  it('neither decides nor publishes what is of other companies in a file it sent itself', async () => {
    const all = await knownWorkers(app);
    const [mine] = all;
    const others = all.filter(worker => worker.companyId !== mine?.companyId);
    const gustavoId = await app.personId('gustavo');
    const asked = [{ code: 'RECEIPT_EXISTS' as const, values: { competence: '05/2022' } }];
    const of = (worker: typeof mine, findings: typeof asked) => ({
      worker,
      reading: readPayslip(worker, { year: 2022, month: 5, findings }),
      state: findings.length > 0 ? ('doubtful' as const) : ('clean' as const),
    });
    const { id, documents } = await makeImport(app, [
      of(mine, []),
      of(others[0], []),
      of(
        all.find(worker => worker !== mine && worker.companyId === mine?.companyId),
        asked,
      ),
      of(others[1], asked),
    ]);
    await app.database.owner.query('update import set sent_by = $1 where id = $2', [gustavoId, id]);
    const gustavo = await app.as('gustavo', 'rh');
    const queue = await gustavo(reviewContract.reviewQueue, { params: { id } });
    expect(queue).toMatchObject({ total: 1, deOutros: 2, itens: [{ id: documents[2] }] });
    const foreign = { params: { id, documento: documents[3] ?? '' } };
    for (const work of [
      () => gustavo(reviewContract.reviewDocument, foreign),
      () => gustavo(reviewContract.reserveDocument, foreign),
      () => gustavo(reviewContract.confirmDocument, { ...foreign, body: { existente: 'manter' } }),
      () => gustavo(reviewContract.ignoreDocument, foreign),
    ])
      expect(await codeOf(work())).toBe('NOT_FOUND');
    // one answer for all of them is one for one's own
    await gustavo(reviewContract.decideExisting, { params: { id }, body: { existente: 'manter' } });
    const states = async () =>
      (
        await app.database.owner.query('select state from import_document where import_id = $1 order by position', [id])
      ).rows.map(({ state }) => state);
    expect(await states()).toEqual(['clean', 'clean', 'clean', 'doubtful']);

    const desk = await gustavo(releaseContract.releaseDesk, { params: { id } });
    const importacao = { paraConferir: 0 };
    expect(desk).toMatchObject({ importacao, limpos: 2, deOutros: 2, empresas: 1, atual: { recibos: 2 } });
    await gustavo(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
    await expect.poll(states).toEqual(['published', 'clean', 'published', 'doubtful']);
    await expect.poll(async () => (await gustavo(calls.importById, { params: { id } })).situacao).toBe('paraConferir');
    expect((await gustavo(releaseContract.releaseDesk, { params: { id } })).impedimento).toBe('semLimpos');
    // HR of the whole access group goes on with them
    const helena = await app.as('helena', 'rh');
    expect(await helena(releaseContract.releaseDesk, { params: { id } })).toMatchObject({
      importacao: { paraConferir: 1 },
      limpos: 1,
      deOutros: 0,
    });
    await helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
    await expect.poll(states).toEqual(['published', 'published', 'published', 'doubtful']);
  });
});
