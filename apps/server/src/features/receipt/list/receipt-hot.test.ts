import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { workerHome, workerReceiptRow } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { pageOf } from '@cracha/contract/kernel/page.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kindOfWire, kindWire, storedKinds } from '#core/receipt/receipt-kind.ts';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { employmentOf, fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('kinds travel the same from SQL as from TypeScript, and back', async () => {
  for (const kind of storedKinds) {
    expect((await lookUp(app, 'select hot.kind_wire($1) as wire', kind)).wire).toBe(kindWire(kind));
    expect(kindOfWire(kindWire(kind))).toBe(kind);
  }
});

describe('GET /recibo/inicio/trabalhador', () => {
  it('is empty and by the contract before there is any receipt', async () => {
    const home = await (await fetchAs(app, 'maria', 'trabalhador', '/recibo/inicio/trabalhador')).json();
    expect(z.parse(workerHome, home)).toEqual({
      nome: 'Maria Aparecida Souza',
      ultimoRecibo: null,
      pendentes: [],
      totalPendentes: 0,
      totalBeneficiosPendentes: 0,
      novidades: [],
      totalRecibos: 0,
      avisosNaoLidos: 0,
    });
  });

  it('shows the last receipt, what waits for an answer and unread notices; never a hidden or deleted one', async () => {
    const [answered, waiting, hidden, deleted] = [
      await receiptFor(app, 'maria', { month: 3 }),
      await receiptFor(app, 'maria', { month: 4 }),
      await receiptFor(app, 'maria', { month: 5 }),
      await receiptFor(app, 'maria', { month: 6 }),
    ];
    await app.database.owner.query('update receipt set agrees = true where id = $1', [answered]);
    await app.database.owner.query('update receipt set visible = false where id = $1', [hidden]);
    await app.database.owner.query('update receipt set deleted_at = now() where id = $1', [deleted]);
    const notice = "insert into notification (person_id, kind, target, cause) values ($1, 'receiptPublished', $2, $2)";
    for (const target of ['/trabalhador/recibos', '/rh/importacoes'])
      await app.database.owner.query(notice, [await app.personId('maria'), target]);
    const home = z.parse(
      workerHome,
      await (await fetchAs(app, 'maria', 'trabalhador', '/recibo/inicio/trabalhador')).json(),
    );
    expect(home).toMatchObject({ totalPendentes: 1, totalRecibos: 2, avisosNaoLidos: 1 });
    expect(home.pendentes.map(receipt => receipt.id)).toEqual([waiting]);
    expect(home.ultimoRecibo).toMatchObject({
      id: waiting,
      especie: 'mensal',
      liquido: 297_792,
      dataPagamento: '2026-08-05',
      banco: '104 Caixa',
      contaFinal: '3456',
      concorda: null,
      visualizado: false,
    });
  });

  it('tells of benefits until they are answered, and of statements and documents until they are opened', async () => {
    const made = await Promise.all(
      [
        { category: 2 as const, kind: 'benefit:vale refeicao', month: 3, title: 'Vale-refeição' },
        { category: 3 as const, kind: 'incomeStatement', month: 12, year: 2025 },
        { category: 6 as const, kind: 'employeeRecord', month: 2 },
        { category: 7 as const, kind: 'timeClock', month: 4 },
      ].map(given => receiptFor(app, 'gustavo', given)),
    );
    const news = async () =>
      z
        .parse(workerHome, await (await fetchAs(app, 'gustavo', 'trabalhador', '/recibo/inicio/trabalhador')).json())
        .novidades.toSorted((one, other) => one.tipo - other.tipo);
    const [benefit, statement, record, mirror] = made;
    expect(await news()).toEqual([
      { id: benefit, tipo: 2, titulo: 'Vale-refeição', mes: 3, ano: 2026 },
      { id: statement, tipo: 3, titulo: null, mes: null, ano: 2025 },
      { id: record, tipo: 6, titulo: null, mes: null, ano: 2026 },
      { id: mirror, tipo: 7, titulo: null, mes: 4, ano: 2026 },
    ]);
    await app.database.owner.query('update receipt set viewed_at = now() where id = any($1)', [[benefit, statement]]);
    expect((await news()).map(({ tipo }) => tipo)).toEqual([2, 6, 7]);
    await app.database.owner.query('update receipt set agrees = true where id = $1', [benefit]);
    await app.database.owner.query('update receipt set visible = false where id = $1', [record]);
    expect((await news()).map(({ tipo }) => tipo)).toEqual([7]);
  });

  it('counts every benefit that waits, more than the newest twelve too', async () => {
    const before = z.parse(
      workerHome,
      await (await fetchAs(app, 'gustavo', 'trabalhador', '/recibo/inicio/trabalhador')).json(),
    );
    for (let month = 1; month <= 12; month++)
      for (const year of [2024, 2025])
        await receiptFor(app, 'gustavo', {
          category: 2,
          kind: 'benefit:vale refeicao',
          year,
          month,
          title: 'Vale-refeição',
        });
    const home = z.parse(
      workerHome,
      await (await fetchAs(app, 'gustavo', 'trabalhador', '/recibo/inicio/trabalhador')).json(),
    );
    const { n } = await lookUp(
      app,
      'select count(*)::int as n from receipt where person_id = $1 and category = 2 and agrees is null and visible and deleted_at is null',
      await app.personId('gustavo'),
    );
    expect(home.totalBeneficiosPendentes).toBe(n);
    expect(n - before.totalBeneficiosPendentes).toBe(24);
    expect(home.novidades).toHaveLength(12);
  });
});

describe('GET /recibo/trabalhador/{page}/{size}', () => {
  it('lists the receipts of all employers by month with their years, paged by cursor and by number alike', async () => {
    const made = [];
    for (const [year, month, group] of [
      [2025, 11, 'Grupo Pantanal'],
      [2025, 11, 'Grupo Boreal'],
      [2025, 12, 'Grupo Pantanal'],
      [2026, 1, 'Grupo Boreal'],
      [2026, 2, 'Grupo Pantanal'],
    ] as const) {
      made.push(
        await receiptFor(app, 'ana', { year, month, kind: month === 12 ? 'thirteenthSecond' : 'monthly' }, group),
      );
    }
    const ana = await app.as('ana', 'trabalhador');
    const list = z.extend(pageOf(workerReceiptRow), { anos: z.array(z.int()) });
    const read = async (
      query: { after?: string; ano?: string; especie?: '13o_2'; pesquisa?: string },
      page = '1',
      size = '2',
    ) => z.parse(list, await ana(calls.workerReceipts, { params: { page, size }, query }));
    const whole = await read({}, '1', '100');
    expect(whole).toMatchObject({ total: 5, anos: [2026, 2025], after: null });
    expect(whole.items.map(item => [item.ano, item.mes])).toEqual([
      [2026, 2],
      [2026, 1],
      [2025, 12],
      [2025, 11],
      [2025, 11],
    ]);
    const ids = whole.items.map(item => item.id);
    const first = await read({});
    const second = await read({ after: first.after ?? '' });
    const third = await read({ after: second.after ?? '' });
    expect([first, second, third].flatMap(page => page.items.map(item => item.id))).toEqual(ids);
    expect(third.after).toBeNull();
    expect((await read({}, '2')).items).toEqual(second.items);
    expect((await read({ ano: '2026' })).total).toBe(2);
    expect((await read({ especie: '13o_2' })).items.map(item => item.id)).toEqual([made[2]]);
    expect((await read({ pesquisa: 'boreal' })).total).toBe(2);
    expect((await read({ pesquisa: 'DEZEMBRO' })).total).toBe(1);
    expect((await read({ pesquisa: '01/2026' })).total).toBe(1);
    expect((await read({ pesquisa: '13º' })).total).toBe(1);
    expect((await read({ pesquisa: '%' })).total).toBe(0);
  });

  it('asks session, steps, profile, app access and permission in the one statement', async () => {
    const path = '/recibo/trabalhador/1';
    expect((await app.send(path)).status).toBe(401);
    expect(await (await fetchAs(app, 'joao', 'trabalhador', path)).json()).toMatchObject({ code: 'STEP_PENDING' });
    expect(await (await fetchAs(app, 'helena', 'rh', path)).json()).toMatchObject({ code: 'ACCESS_NOT_ALLOWED' });
    expect(await (await fetchAs(app, 'maria', 'trabalhador', '/recibo/trabalhador/0')).json()).toMatchObject({
      code: 'INVALID_PAGE',
    });
    expect(await (await fetchAs(app, 'maria', 'trabalhador', '/recibo/trabalhador/1?after=zzz')).json()).toMatchObject({
      code: 'INVALID_PAGE',
    });
    const maria = clientOf(app.base, await app.bearer('maria'), 'trabalhador');
    const profile = "update access_profile set permissions = $1 where role = 'EMPREGADO' and access_group_id is null";
    const { permissions } = await lookUp(
      app,
      "select permissions from access_profile where role = 'EMPREGADO' and access_group_id is null",
    );
    await app.database.owner.query(profile, [[]]);
    expect(await codeOf(maria(calls.workerReceipts, { params: { page: '1' }, query: {} }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    await app.database.owner.query(profile, [permissions]);
    await app.database.owner.query(
      "update company set app_accesses = array_remove(app_accesses, 'recibos') where id = (select company_id from employment where id = $1)",
      [await employmentOf(app, 'maria')],
    );
    expect(await codeOf(maria(calls.workerReceipts, { params: { page: '1' }, query: {} }))).toBe(
      'FEATURE_NOT_CONTRACTED',
    );
  });
});

it('hot reads find the owner by the index receipt_of_person, among many receipts', async () => {
  await app.database.owner.query(`
    insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
    select e.access_group_id, e.company_id, e.id, e.person_id, 'monthly', 1950 + n, m, e.name, e.registration, 100, 0, 100, '[]', e.id::text || n || '-' || m
      from employment e, generate_series(1, 10) n, generate_series(1, 12) m`);
  await app.database.owner.query('analyze receipt');
  const client = await app.database.pool.connect();
  const scans = async () =>
    (
      await client.query(
        "select pg_stat_get_xact_numscans('receipt_of_person'::regclass)::int as n, pg_stat_get_xact_numscans('receipt'::regclass)::int as seq",
      )
    ).rows[0];
  const { rows } = await client.query(
    "select access.token_row(access.open_session($1, '127.0.0.1', 'test')) as token",
    [await app.personId('ana')],
  );
  for (const statement of [
    "select hot.worker_home($1, 'trabalhador')",
    "select hot.worker_receipts($1, 'trabalhador', 1, 3, null, null, null, null, null)",
  ]) {
    await client.query('begin');
    await client.query(statement, [rows[0]?.token]);
    const { n, seq } = await scans();
    expect([statement, n > 0, seq]).toEqual([statement, true, 0]);
    await client.query('rollback');
  }
  const plan = await client
    .query(
      'explain select id from receipt r where r.person_id = $1 and r.deleted_at is null and r.visible and r.category = 1 order by r.competence desc, r.id desc limit 4',
      [await app.personId('ana')],
    )
    .catch(error => error);
  expect(JSON.stringify(plan.rows)).toContain('receipt_of_person');
  client.release();
});
