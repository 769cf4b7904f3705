import { notificationContract as calls } from '@cracha/contract/features/notification/notification.contract.ts';
import type { Refusal } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '#core/notification/notify.ts';
import { inJobContext } from '#kernel/database/job-context.ts';
import { startApp, type TestApp } from '#test/app.ts';

let app: TestApp;
let maria: string;
beforeAll(async () => {
  app = await startApp();
  maria = await app.personId('maria');
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from notification'));

/** Notifications of one person, told by HR's job; the same instant for all. */
async function tell(personId: string, total: number, target = '/trabalhador/recibos'): Promise<number> {
  const { rows } = await app.database.owner.query("select id from access_group where name = 'Grupo Pantanal'");
  const job = { personId: await app.personId('helena'), accessGroupId: rows[0]?.id };
  return inJobContext(app.database.pool, job, tx =>
    notify(
      tx,
      Array.from({ length: total }, (_, i) => ({
        personId,
        accessGroupId: job.accessGroupId,
        kind: 'receiptReminder' as const,
        values: { competencia: '07/2026' },
        target,
        cause: `test:${target}:${i}`,
      })),
    ),
  );
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing refused',
    (error: Refusal) => error.body.code,
  );

describe('GET /notificacao/{page}/{size}', () => {
  it('lists one’s own, newest first, each once by cursor and by page, also of one instant', async () => {
    expect(await tell(maria, 7)).toBe(7);
    expect(await tell(maria, 7)).toBe(0);
    const call = await app.as('maria', 'trabalhador');
    const whole = await call(calls.notifications, { params: { page: '1', size: '100' }, query: {} });
    expect(whole).toMatchObject({ total: 7, after: null });
    expect(whole.items[0]).toMatchObject({
      tipo: 'receiptReminder',
      valores: { competencia: '07/2026' },
      lida: false,
      destino: '/trabalhador/recibos',
    });
    const seen: string[] = [];
    let after: string | null | undefined;
    for (let page = 1; after !== null; page++) {
      const next = await call(calls.notifications, { params: { page: '1', size: '3' }, query: { after } });
      const same = await call(calls.notifications, { params: { page: String(page), size: '3' }, query: {} });
      expect(same.items).toEqual(next.items);
      seen.push(...next.items.map(item => item.id));
      after = next.after;
    }
    expect(seen).toEqual(whole.items.map(item => item.id));
    expect(
      (await (await app.as('ana', 'trabalhador'))(calls.notifications, { params: { page: '1' }, query: {} })).total,
    ).toBe(0);
  });

  it('shows each area its own: HR’s bell has nothing of the worker’s', async () => {
    const helena = await app.personId('helena');
    await tell(helena, 2);
    await tell(helena, 1, '/rh/importacoes');
    expect(await (await app.as('helena', 'rh'))(calls.unreadTotal, {})).toBe(1);
    expect(await (await app.as('helena', 'trabalhador'))(calls.unreadTotal, {})).toBe(2);
  });

  it('refuses a cursor it did not write', async () => {
    const call = await app.as('maria', 'trabalhador');
    const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    for (const after of [
      'x',
      cursor(['2026', 'x']),
      cursor(['2026-13-45T99:00:00.000000Z', maria]),
      cursor(['2026-01-01T00:00:00.000000Z', 'x']),
    ]) {
      expect(await codeOf(call(calls.notifications, { params: { page: '1' }, query: { after } }))).toBe('INVALID_PAGE');
    }
  });
});

describe('POST /notificacao/lidas', () => {
  it('marks some, then all; a foreign id is passed over', async () => {
    await tell(maria, 3);
    await tell(await app.personId('ana'), 1, '/trabalhador/inicio');
    const { rows } = await app.database.owner.query('select id, person_id from notification order by created_at');
    const call = await app.as('maria', 'trabalhador');
    const own = rows.find(row => row.person_id === maria).id;
    const foreign = rows.find(row => row.person_id !== maria).id;
    expect(await call(calls.markAsRead, { body: { ids: [own, foreign, 'x'] } })).toEqual({ total: 1 });
    expect(await call(calls.unreadTotal, {})).toBe(2);
    expect(await call(calls.markAsRead, { body: {} })).toEqual({ total: 2 });
    expect(await call(calls.markAsRead, { body: {} })).toEqual({ total: 0 });
    const left = await app.database.owner.query('select person_id from notification where read_at is null');
    expect(left.rows).toEqual([{ person_id: await app.personId('ana') }]);
  });
});
