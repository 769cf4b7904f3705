import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
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
});
