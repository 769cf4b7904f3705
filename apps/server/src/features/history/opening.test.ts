import { openingContract as calls } from '@cracha/contract/features/history/opening.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employmentOf, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { isUnusual } from './opening.policy.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const sql = (text: string, values: unknown[] = []) => app.database.owner.query(text, values);

describe('GET /privacidade/aberturas', () => {
  it('tells a worker as whom, of which company and what was opened of theirs, newest first; their own openings are none', async () => {
    const id = await receiptFor(app, 'maria', { year: 2022, month: 3 });
    const idEmpregado = await employmentOf(app, 'maria');
    const [helena, gustavo, maria] = await Promise.all([
      app.as('helena', 'rh'),
      app.as('gustavo', 'gestor'),
      app.as('maria', 'trabalhador'),
    ]);
    await helena(receiptContract.receiptOfEmployment, { params: { idEmpregado, id } });
    await gustavo(receiptContract.receiptOfEmployment, { params: { idEmpregado, id } });
    await maria(receiptContract.receiptOfEmployment, { params: { idEmpregado, id } });
    await helena(workerContract.worker, { params: { id: idEmpregado } });
    const { items, after } = await maria(calls.ownOpenings, { query: {} });
    expect(after).toBeNull();
    expect(items.map(({ papel, registro, mes, ano, especie }) => [papel, registro, mes, ano, especie])).toEqual([
      ['rh', 'cadastro', null, null, null],
      ['gestor', 'recibo', 3, 2022, 'mensal'],
      ['rh', 'recibo', 3, 2022, 'mensal'],
    ]);
    const { rows } = await sql(
      'select c.trade_name from company c join employment e on e.company_id = c.id where e.id = $1',
      [await employmentOf(app, 'maria')],
    );
    expect(new Set(items.map(({ onde }) => onde))).toEqual(new Set([rows[0].trade_name]));
    expect((await (await app.as('bruno', 'rh'))(calls.ownOpenings, { query: {} })).items).toEqual([]);
    // nobody's name: who it was is HR's to say
    expect(JSON.stringify(items)).not.toContain('Helena');
  });

  it('calls an employee record and a time sheet what they are', async () => {
    await sql('delete from access_log');
    const opened = [
      await receiptFor(app, 'maria', { category: 6, kind: 'employeeRecord', year: 2022, month: 5 }),
      await receiptFor(app, 'maria', { category: 7, kind: 'timeMirror', year: 2022, month: 6 }),
    ];
    for (const id of opened)
      await sql(
        `insert into access_log (access_group_id, person_id, opened_by, profile, entity, entity_id)
         select access_group_id, person_id, $2, 'rh', 'receipt', id::text from receipt where id = $1`,
        [id, await app.personId('helena')],
      );
    const { items } = await (await app.as('maria', 'trabalhador'))(calls.ownOpenings, { query: {} });
    expect(items.map(({ registro, especie, mes }) => [registro, especie, mes])).toEqual([
      ['espelho', null, 6],
      ['ficha', null, 5],
    ]);
  });

  it('goes on by cursor, each opening once', async () => {
    await sql(
      `insert into access_log (access_group_id, person_id, opened_by, profile, entity, entity_id)
       select e.access_group_id, e.person_id, $1, 'rh', 'person', e.person_id::text from employment e, generate_series(1, 25) where e.person_id = $2 limit 25`,
      [await app.personId('helena'), await app.personId('ana')],
    );
    const ana = await app.as('ana', 'trabalhador');
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await ana(calls.ownOpenings, { query: { after } });
      seen.push(...page.items.map(({ id }) => id));
      if (!page.after) break;
      after = page.after;
    }
    expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
  });
});

describe('GET /historicoregistro/aberturas/{dias}', () => {
  it('tells HR who opened far more than others, of its own group alone, and only with the grant', async () => {
    await sql('delete from access_log');
    await sql(
      `with staff as (select id, row_number() over (order by id) as n from person where email is not null limit 4)
       insert into access_log (access_group_id, person_id, opened_by, profile, entity, entity_id)
       select e.access_group_id, e.person_id, s.id, 'rh', 'employment', e.id::text
         from staff s cross join lateral (select distinct on (e.person_id) e.* from employment e join access_group g on g.id = e.access_group_id
               where g.name = 'Grupo Pantanal' and e.person_id <> s.id order by e.person_id limit case s.n when 1 then 25 else 4 end) e`,
    );
    const helena = await app.as('helena', 'rh');
    const rows = await helena(calls.unusualOpenings, { params: { dias: '7' } });
    expect(rows.map(({ pessoas, comum, foraDoComum }) => [pessoas, comum, foraDoComum])).toEqual([
      [25, 4, true],
      [4, 4, false],
      [4, 4, false],
      [4, 4, false],
    ]);
    expect(await (await app.as('bruno', 'rh'))(calls.unusualOpenings, { params: { dias: '7' } })).toEqual([]);
    await sql("update access_log set at = at - interval '8 days'");
    expect(await helena(calls.unusualOpenings, { params: { dias: '7' } })).toEqual([]);
    expect(await helena(calls.unusualOpenings, { params: { dias: '30' } })).toHaveLength(4);
    await sql(
      "update access_profile set permissions = array_remove(permissions, 'RhAcessoDadoVisualizar') where role = 'RH'",
    );
    expect(await codeOf(helena(calls.unusualOpenings, { params: { dias: '7' } }))).toBe('OPERATION_NOT_ALLOWED');
  });

  it.each([
    [{ people: 20, usual: 6 }, true],
    [{ people: 18, usual: 6 }, false],
    [{ people: 19, usual: 1 }, false],
    [{ people: 20, usual: 0 }, true],
    [{ people: 500, usual: null }, false],
  ])('%j is unusual: %s', (facts, unusual) => {
    expect(isUnusual(facts)).toBe(unusual);
  });
});
