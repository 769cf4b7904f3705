import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import { filedDocumentContract as calls } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { employmentOf, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const helena = () => app.as('helena', 'rh');
const why = 'Foi publicada a ficha de outra pessoa com o mesmo nome neste mês.';
const page = { page: '1', size: '20' };
const contents = {
  6: { fields: { position: 'Conferente', salary: 215_000 } },
  7: { days: [{ date: '2026-09-01', punches: ['08:00', '12:00'], occurrence: null }], totals: { worked: '04:00' } },
};

/** A record (6) or mirror (7) of a demo person. */
async function filed(category: 6 | 7, who: 'maria' | 'ana', month: number, group?: string): Promise<string> {
  const kind = category === 6 ? 'employeeRecord' : 'timeMirror';
  const id = await receiptFor(app, who, { month, year: 2026 }, group);
  await app.database.owner.query(
    "update receipt set category = $2, kind = $3, items = '[]', content = $4 where id = $1",
    [id, category, kind, JSON.stringify(contents[category])],
  );
  return id;
}

/** Helena without one of her grants. */
async function without(permission: string, work: () => Promise<void>): Promise<void> {
  const profile = "role = 'RH' and access_group_id is null";
  const { permissions } = await row(`select permissions from access_profile where ${profile}`);
  await app.database.owner.query(
    `update access_profile set permissions = array_remove(permissions, $1) where ${profile}`,
    [permission],
  );
  try {
    await work();
  } finally {
    await app.database.owner.query(`update access_profile set permissions = $1 where ${profile}`, [permissions]);
  }
}

describe('GET /documento/ficha/rh/{page}/{size}', () => {
  it('lists those of the access group alone, by month, company, worker, state and words; a page by cursor', async () => {
    const [maria, ana, foreign] = [
      await filed(6, 'maria', 3),
      await filed(6, 'ana', 4),
      await filed(6, 'ana', 4, 'Grupo Boreal'),
    ];
    await filed(7, 'maria', 3);
    const call = await helena();
    const list = async (query: Parameters<typeof call<typeof calls.hrRecords>>[1]['query'] = {}) =>
      (await call(calls.hrRecords, { params: page, query })).items.map(item => item.id);
    expect(await list()).toEqual([ana, maria]);
    expect(await list({ mes: '3', ano: '2026' })).toEqual([maria]);
    expect(await list({ pesquisa: 'MARÍA aparecida' })).toEqual([maria]);
    expect(await list({ idEmpregado: await employmentOf(app, 'ana') })).toEqual([ana]);
    expect(await codeOf(list({ idEmpregado: await employmentOf(app, 'ana', 'Grupo Boreal') }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
    await app.database.owner.query('update receipt set viewed_at = now() where id = $1', [maria]);
    expect(await list({ situacao: 'visto' })).toEqual([maria]);
    expect(await list({ situacao: 'naoVisto' })).toEqual([ana]);
    const first = await call(calls.hrRecords, { params: { page: '1', size: '1' }, query: {} });
    expect(first.items[0]).toMatchObject({ id: ana, cpf: '***.828.182-**', visualizado: false });
    expect(first.items[0]?.can).toEqual(['baixar', 'excluir']);
    const second = await call(calls.hrRecords, {
      params: { page: '1', size: '1' },
      query: { after: first.after ?? undefined },
    });
    expect([second.items[0]?.id, second.total, second.after]).toEqual([maria, 2, null]);
    const filters = await call(calls.hrRecordFilters, {});
    expect(filters.competencias.map(one => [one.mes, one.total])).toEqual([
      [4, 1],
      [3, 1],
    ]);
    expect(await codeOf(call(calls.employeeRecord, { params: { id: foreign } }))).toBe('RECEIPT_NOT_FOUND');
  });

  it('is opened by HR as others are: its person can know, its first opening stays the worker’s; pay by its grant alone', async () => {
    const card = await filed(6, 'maria', 5);
    const call = await helena();
    expect(await call(calls.employeeRecord, { params: { id: card } })).toMatchObject({
      nome: 'Maria Aparecida Souza',
      campos: [{ campo: 'cargo', valor: 'Conferente' }],
      salario: 215_000,
      visualizado: false,
    });
    expect(
      await row(
        'select count(*)::integer as n, bool_or(r.viewed_at is not null) as seen from access_log l join receipt r on r.id::text = l.entity_id where r.id = $1',
        card,
      ),
    ).toEqual({ n: 1, seen: false });
    await without('RhRemuneracaoVisualizar', async () => {
      expect((await call(calls.employeeRecord, { params: { id: card } })).salario).toBeNull();
    });
    await without('RhDocumentoEmpregadoVisualizar', async () => {
      expect(await codeOf(call(calls.employeeRecord, { params: { id: card } }))).toBe('OPERATION_NOT_ALLOWED');
      expect(await codeOf(call(calls.hrRecords, { params: page, query: {} }))).toBe('OPERATION_NOT_ALLOWED');
    });
  });
});

describe('DELETE /documento/ficha', () => {
  it('withdraws one for a reason: the worker is told and sees it no more, and it comes back as receipts do', async () => {
    const [card, sheet, other] = [await filed(6, 'maria', 7), await filed(7, 'maria', 7), await filed(6, 'ana', 7)];
    const call = await helena();
    const body = (id: string, Justificativa = why) => ({ IdString: id, Justificativa, confirmado: true });
    expect(await codeOf(call(calls.withdrawRecords, { body: body(card, 'curto') }))).toBe(
      'DELETION_JUSTIFICATION_LENGTH',
    );
    // a mirror is none of the records, nor somebody else's record ours
    expect(await codeOf(call(calls.withdrawRecords, { body: body(`${card},${sheet}`) }))).toBe('RECEIPT_NOT_FOUND');
    await without('RhDocumentoEmpregadoDeletar', async () => {
      expect(await codeOf(call(calls.withdrawRecords, { body: body(card) }))).toBe('OPERATION_NOT_ALLOWED');
      const { items } = await call(calls.hrRecords, { params: page, query: { mes: '7', ano: '2026' } });
      expect(items.map(item => item.can)).toEqual([['baixar'], ['baixar']]);
    });
    const own = await app.as('maria', 'trabalhador');
    expect((await own(calls.employeeRecord, { params: { id: card } })).nome).toBe('Maria Aparecida Souza');
    await call(calls.withdrawRecords, { body: body(card) });
    expect(await codeOf(own(calls.employeeRecord, { params: { id: card } }))).toBe('RECEIPT_NOT_FOUND');
    expect(await row('select deleted_at from receipt where id = $1', other)).toEqual({ deleted_at: null });
    expect(
      await row(
        "select justification, record ->> 'category' as category from exclusion_history where entity_id = $1",
        card,
      ),
    ).toEqual({ justification: why, category: '6' });
    expect(
      await row("select kind from notification where kind = 'recordWithdrawn' order by created_at desc limit 1"),
    ).toEqual({ kind: 'recordWithdrawn' });
    const { items } = await call(historyContract.deletionHistory, { query: { pesquisa: 'maria aparecida' } });
    const [deleted] = items;
    expect(deleted?.can).toEqual(['restaurar']);
    await call(historyContract.restoreDeleted, {
      params: { id: deleted?.id ?? '' },
      body: { Justificativa: why, confirmado: true },
    });
    expect((await own(calls.employeeRecord, { params: { id: card } })).nome).toBe('Maria Aparecida Souza');
  });
});
