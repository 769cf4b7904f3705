import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchAs, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { startApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('a mirror that was imported is its page and its days, seen with it, counted by the link alone', async () => {
  const page = await receiptFor(app, 'maria', { category: 7, kind: 'timeMirror', month: 5 });
  const read = { days: [{ date: '2026-05-04', punches: ['08:00', '12:00'], occurrence: null }], totals: {} };
  await app.database.owner.query('update receipt set content = $2 where id = $1', [page, read]);
  const { rows } = await app.database.owner.query<{ id: string }>(
    `select id from timesheet where receipt_id = $1 and origin = 'pdf'`,
    [page],
  );
  const bytesOf = async (path: string, ...who: ['maria', 'trabalhador'] | ['helena', 'rh']) => {
    const answer = await fetchAs(app, who[0], who[1], path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const asPage = await bytesOf(`/documento/espelho/${page}/pdf`, 'maria', 'trabalhador');
  const params = { id: rows[0]?.id ?? '' };
  const { url } = await (await app.as('maria', 'trabalhador'))(calls.workerTimesheetLink, { params });
  expect(await bytesOf(url, 'maria', 'trabalhador')).toEqual(asPage);
  // an import's notices name the page
  const byPage = await (await app.as('maria', 'trabalhador'))(calls.timesheet, { params: { id: page } });
  expect([byPage.id, byPage.dias.map(({ entrada, saida }) => [entrada, saida])]).toEqual([
    params.id,
    [[['08:00'], ['12:00']]],
  ]);
  await (await app.as('maria', 'trabalhador'))(calls.markTimesheetViewed, { params });
  const seen = await app.database.owner.query('select viewed_at is not null as seen from receipt where id = $1', [
    page,
  ]);
  expect(seen.rows).toEqual([{ seen: true }]);
  const ofHr = await (await app.as('helena', 'rh'))(calls.hrTimesheetLink, { params });
  expect(await bytesOf(ofHr.url, 'helena', 'rh')).toEqual(asPage);
  const { rows: counted } = await app.database.owner.query('select what from download order by id');
  expect(counted.map(({ what }) => what)).toEqual(['receipt', 'timesheet', 'timesheet']);
});
