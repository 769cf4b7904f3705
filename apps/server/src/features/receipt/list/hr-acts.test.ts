import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const reason = 'Importado com a competência errada; será publicado de novo amanhã.';
const states = async (ids: string[]) =>
  (
    await app.database.owner.query(
      'select visible, deleted_at is not null as deleted from receipt where id = any ($1) order by array_position($1, id)',
      [ids],
    )
  ).rows;

describe('POST /recibo/rh/lembrete', () => {
  it('reminds once a day those who can see theirs and have not opened it', async () => {
    const [fresh, seen, hidden] = [
      await receiptFor(app, 'maria', { month: 1 }),
      await receiptFor(app, 'maria', { month: 2 }),
      await receiptFor(app, 'maria', { month: 3 }),
    ];
    await app.database.owner.query('update receipt set viewed_at = now() where id = $1', [seen]);
    await app.database.owner.query('update receipt set visible = false where id = $1', [hidden]);
    const helena = await app.as('helena', 'rh');
    const body = { ids: [fresh, seen, hidden] };
    expect(await helena(calls.remindWorkers, { body })).toEqual({ total: 1, jaLembrados: 0 });
    expect(await helena(calls.remindWorkers, { body })).toEqual({ total: 0, jaLembrados: 1 });
    expect(await helena(calls.remindWorkers, { body: { ids: [seen] } })).toEqual({ total: 0, jaLembrados: 0 });
    const more = {
      ids: [fresh, await receiptFor(app, 'ana', { month: 1 }), await receiptFor(app, 'ana', { month: 2 })],
    };
    expect(await helena(calls.remindWorkers, { body: more })).toEqual({ total: 1, jaLembrados: 1 });
    const maria = await app.personId('maria');
    const told = await app.database.owner.query(
      "select person_id, values from notification where kind = 'receiptReminder' and person_id = $1",
      [maria],
    );
    expect(told.rows).toEqual([{ person_id: maria, values: { competencia: '01/2026' } }]);
    expect(await codeOf(helena(calls.remindWorkers, { body: { ids: [fresh, unknownId] } }))).toBe('RECEIPT_NOT_FOUND');
    expect(await codeOf(helena(calls.remindWorkers, { body: {} }))).toBe('INVALID_REQUEST');
  });
});

describe('PUT /recibo/rh/visibilidade', () => {
  it('asks first how many people lose sight of theirs, then hides, and shows again', async () => {
    const ids = [
      await receiptFor(app, 'maria', { month: 4 }),
      await receiptFor(app, 'maria', { month: 5 }),
      await receiptFor(app, 'ana', { month: 4 }),
    ];
    const helena = await app.as('helena', 'rh');
    const asked = await refusalOf(helena(calls.changeVisibility, { body: { ids, visivel: false } }));
    expect(asked.body).toMatchObject({ code: 'CONFIRMATION_REQUIRED', data: { total: 3, ganham: 0, perdem: 2 } });
    expect((await states(ids)).every(state => state.visible)).toBe(true);
    expect(await helena(calls.changeVisibility, { body: { ids, visivel: false, confirmado: true } })).toEqual({
      total: 3,
    });
    expect((await states(ids)).some(state => state.visible)).toBe(false);
    const maria = await app.as('maria', 'trabalhador');
    expect(await codeOf(maria(calls.receiptChanges, { params: { id: ids[0] ?? '' } }))).toBe('RECEIPT_NOT_FOUND');
    expect(
      await helena(calls.changeVisibility, {
        body: { filtro: { visivel: false, ano: 2026, mes: 4 }, visivel: true, confirmado: true },
      }),
    ).toEqual({ total: 2 });
    expect((await states(ids)).map(state => state.visible)).toEqual([true, false, true]);
    expect(await helena(calls.changeVisibility, { body: { ids: [ids[0] ?? ''], visivel: true } })).toEqual({
      total: 0,
    });
    expect(
      (
        await row(
          "select count(*)::int as n from record_history where verb = 'receiptHidden' and entity_id = any ($1)",
          ids,
        )
      ).n,
    ).toBe(3);
  });

  it('changes none where one of the ids is foreign', async () => {
    const [own, foreign] = [
      await receiptFor(app, 'maria', { month: 6 }),
      await receiptFor(app, 'ana', { month: 6 }, 'Grupo Boreal'),
    ];
    const body = { ids: [own, foreign], visivel: false, confirmado: true };
    expect(await codeOf((await app.as('helena', 'rh'))(calls.changeVisibility, { body }))).toBe('RECEIPT_NOT_FOUND');
    expect((await states([own, foreign])).every(state => state.visible)).toBe(true);
  });
});

describe('DELETE /recibo', () => {
  it('moves the whole record to the exclusion history with its reason, and tells the worker', async () => {
    const id = await receiptFor(app, 'maria', { month: 7 });
    const helena = await app.as('helena', 'rh');
    await helena(calls.deleteReceipts, { body: { IdString: id, Justificativa: `  ${reason} `, confirmado: true } });
    const kept = await row(
      "select justification, profile, ip, person_id, record ->> 'net' as net, record ->> 'worker_name' as name from exclusion_history where entity_id = $1",
      id,
    );
    expect(kept).toEqual({
      justification: reason,
      profile: 'rh',
      ip: '127.0.0.1',
      person_id: await app.personId('helena'),
      net: '297792',
      name: 'Maria Aparecida Souza',
    });
    expect(
      (
        await row(
          "select count(*)::int as n from notification where kind = 'receiptWithdrawn' and person_id = $1",
          await app.personId('maria'),
        )
      ).n,
    ).toBe(1);
    expect(await codeOf((await app.as('maria', 'trabalhador'))(calls.receiptChanges, { params: { id } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    expect(await codeOf(helena(calls.deleteReceipts, { body: { IdString: id, Justificativa: reason } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
  });

  it.each([
    ['foreign', async () => receiptFor(app, 'ana', { month: 8 }, 'Grupo Boreal')],
    ['unknown', async () => unknownId],
    ['malformed', async () => 'x'],
  ])('deletes none where one of the ids is %s', async (_why, other) => {
    const own = await receiptFor(app, 'maria', { month: 8 });
    const IdString = `${own}, ${await other()}`;
    expect(
      await codeOf((await app.as('helena', 'rh'))(calls.deleteReceipts, { body: { IdString, Justificativa: reason } })),
    ).toBe('RECEIPT_NOT_FOUND');
    expect(await states([own])).toEqual([{ visible: true, deleted: false }]);
  });

  it.each(['a'.repeat(39), 'a'.repeat(251), ' '.repeat(60)])(
    'refuses a reason of the wrong length',
    async Justificativa => {
      const id = await receiptFor(app, 'maria', { month: 9 });
      expect(
        await codeOf((await app.as('helena', 'rh'))(calls.deleteReceipts, { body: { IdString: id, Justificativa } })),
      ).toBe('DELETION_JUSTIFICATION_LENGTH');
      expect(await states([id])).toEqual([{ visible: true, deleted: false }]);
    },
  );
});

describe('PUT /holerite/{a}/{b}', () => {
  it('switches one receipt, harmless when repeated', async () => {
    const id = await receiptFor(app, 'maria', { month: 10 });
    const helena = await app.as('helena', 'rh');
    for (let time = 0; time < 2; time++)
      expect(await helena(calls.switchQrCode, { params: { id, ligado: 'True' } })).toEqual({ total: 1 });
    expect(
      (
        await row(
          "select count(*)::int as n from record_history where verb = 'receiptQrSwitched' and entity_id = $1",
          id,
        )
      ).n,
    ).toBe(1);
    const seen = await (await app.as('maria', 'trabalhador'))(calls.receiptOfEmployment, {
      params: { idEmpregado: '0', id },
    });
    expect(seen.codigoAutenticidade).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
    expect(await helena(calls.switchQrCode, { params: { id, ligado: 'false' } })).toEqual({ total: 0 });
    expect(await codeOf(helena(calls.switchQrCode, { params: { id, ligado: 'sim' } }))).toBe('INVALID_OPTION');
  });

  it('switches all receipts of a company, also those to come; another tenant finds neither', async () => {
    const first = await receiptFor(app, 'ana', { month: 10 }, 'Grupo Boreal');
    const { company_id } = await row('select company_id from receipt where id = $1', first);
    const bruno = await app.as('bruno', 'rh');
    const { n } = await row(
      'select count(*)::int as n from receipt where company_id = $1 and deleted_at is null',
      company_id,
    );
    expect(await bruno(calls.switchQrCode, { params: { id: company_id, ligado: 'true' } })).toEqual({ total: n });
    const next = await receiptFor(app, 'ana', { month: 11 }, 'Grupo Boreal');
    expect((await row('select qr_code from receipt where id = $1', next)).qr_code).toBe(true);
    const helena = await app.as('helena', 'rh');
    for (const id of [first, company_id, unknownId, 'x'])
      expect(await codeOf(helena(calls.switchQrCode, { params: { id, ligado: 'true' } }))).toBe('NOT_FOUND');
  });
});

it('every act of HR is refused to the worker, to the manager and without the permission', async () => {
  const id = await receiptFor(app, 'maria', { month: 12 });
  const token = await app.bearer('bruno');
  await app.database.owner.query("update access_profile set permissions = '{RhReciboVisualizar}' where role = 'RH'");
  const acts = (call: ReturnType<typeof clientOf>) => [
    () => call(calls.remindWorkers, { body: { ids: [id] } }),
    () => call(calls.changeVisibility, { body: { ids: [id], visivel: false, confirmado: true } }),
    () => call(calls.deleteReceipts, { body: { IdString: id, Justificativa: reason } }),
    () => call(calls.reopenReceipt, { params: { id } }),
    () => call(calls.switchQrCode, { params: { id, ligado: 'true' } }),
    () => call(calls.exportReceipts, { query: {} }),
  ];
  for (const refused of acts(clientOf(app.base, token, 'rh')))
    expect(await codeOf(refused())).toBe('OPERATION_NOT_ALLOWED');
  for (const refused of acts(await app.as('maria', 'trabalhador')))
    expect(await codeOf(refused())).toBe('ACCESS_NOT_ALLOWED');
  for (const refused of acts(await app.as('gustavo', 'gestor')))
    expect(await codeOf(refused())).toBe('ACCESS_NOT_ALLOWED');
});
