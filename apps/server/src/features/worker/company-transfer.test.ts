import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { helenaReaching } from '#test/permissions.ts';
import { companiesOf } from './company-transfer.factory.ts';
import { registryCpf } from './registry/registry-world.factory.ts';

let app: TestApp;
let here = '';
let there = '';
beforeAll(async () => {
  app = await startApp();
  ({ here, there } = await companiesOf(app));
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const today = dayFrom();
let next = 510_000_000;
const make = async (campos: object = {}) => {
  const matricula = `T${next}`;
  const { id } = await (await helena())(calls.createWorker, {
    body: {
      idEmpresa: here,
      cpf: registryCpf(next++),
      campos: {
        nome: 'Rosa Moreira Lins',
        matricula,
        admissao: '2021-03-12',
        cargo: 'Auxiliar',
        salario: 215_040,
        nomeMae: 'Ana',
        ...campos,
      } as never,
    },
  });
  return { id, matricula };
};
const transfer = async (id: string, form: object = {}) =>
  (await helena())(calls.transferWorker, { params: { id }, body: { idEmpresa: there, aPartirDe: today, ...form } });
const employment = async (id: string) =>
  (
    await sql(
      'select company_id, registration, admitted_on::text, dismissed_on::text, dismissal_reason, department, job_title from employment where id = $1',
      [id],
    )
  )[0];
/** The registration is somebody else's by the day it comes to effect. */
const transferToTaken = async (id: string, matricula: string) => {
  await transfer(id, { aPartirDe: dayFrom(5), matricula });
  await sql(
    'insert into employment (access_group_id, company_id, person_id, name, registration) select access_group_id, $2, person_id, name, $3 from employment where id = $1',
    [id, there, matricula],
  );
  await sql('update company_transfer set from_day = $2 where employment_id = $1', [id, today]);
};
const night = () => app.database.pool.query('select access.apply_due_transfers(null)');

describe('POST /trabalhador/{id}/transferencia', () => {
  it('ends the employment the day before and goes on with its record in the other company; receipts stay', async () => {
    const { id, matricula } = await make();
    await sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 'monthly', 2026, 10, name, registration, 1000, 100, 900, '[]', id::text from employment where id = $1`,
      [id],
    );
    const answer = await transfer(id, { motivo: 'Nova filial' });
    expect(answer).toMatchObject({
      situacao: 'desligado',
      motivoDesligamento: 'Transferência para Estaleiro Jacaré',
      transferencia: { situacao: 'feita', empresa: 'Estaleiro Jacaré', aPartirDe: today },
    });
    const made = answer.transferencia?.idTrabalhador ?? '';
    expect(await employment(id)).toMatchObject({
      company_id: here,
      dismissed_on: dayFrom(-1),
      registration: matricula,
    });
    expect(await employment(made)).toMatchObject({
      company_id: there,
      dismissed_on: null,
      registration: matricula,
      admitted_on: '2021-03-12',
      job_title: 'Auxiliar',
    });
    expect(await sql('select mother_name, company_id from worker_record where employment_id = $1', [made])).toEqual([
      { mother_name: 'Ana', company_id: there },
    ]);
    expect(await sql('select salary::int, company_id from worker_pay where employment_id = $1', [made])).toEqual([
      { salary: 215_040, company_id: there },
    ]);
    expect(
      await sql('select field, from_day::text, value from employment_change where employment_id = $1 order by field', [
        made,
      ]),
    ).toEqual([
      { field: 'job_title', from_day: today, value: 'Auxiliar' },
      { field: 'salary', from_day: today, value: '215040' },
    ]);
    expect(
      await sql(
        'select company_id, employment_id from receipt where person_id = (select person_id from employment where id = $1)',
        [id],
      ),
    ).toEqual([{ company_id: here, employment_id: id }]);
    expect(
      (
        await sql(
          "select verb, entity_id from record_history where verb like 'workerTransfer%' and entity_id = any ($1) order by id",
          [[id, made]],
        )
      ).map(row => [row.verb, row.entity_id]),
    ).toEqual([
      ['workerTransferAsked', id],
      ['workerTransferTookEffect', id],
      ['workerTransferTookEffect', made],
    ]);
    // the worker still has what the former company published
    expect(await codeOf((await helena())(calls.reactivateWorker, { params: { id } }))).toBe('STATUS_FORBIDS');
  });

  it('who is away stays away, what is to come is of the new company, what was stays the former one’s', async () => {
    const { id } = await make();
    for (const [inicio, fim] of [
      [-90, -80],
      [-5, 20],
      [40, 60],
    ] as const)
      await (await helena())(calls.addLeave, {
        params: { id },
        body: { tipo: 'outro', inicio: dayFrom(inicio), fim: dayFrom(fim) },
      });
    const made = (await transfer(id)).transferencia?.idTrabalhador ?? '';
    const leaves = async (of: string) =>
      (
        await sql(
          'select from_day::text as day, company_id from employment_leave where employment_id = $1 order by 1',
          [of],
        )
      ).map(({ day, company_id }) => [day, company_id]);
    expect(await leaves(id)).toEqual([
      [dayFrom(-90), here],
      [dayFrom(-5), here],
    ]);
    expect(await leaves(made)).toEqual([
      [dayFrom(-5), there],
      [dayFrom(40), there],
    ]);
    const record = await (await helena())(calls.worker, { params: { id: made } });
    expect(record.situacao).toBe('afastado');
  });

  it('waits for its day, can be taken back until then, and takes along what is to hold later', async () => {
    const { id } = await make();
    const asked = await transfer(id, { aPartirDe: dayFrom(10), matricula: 'J-77' });
    expect(asked).toMatchObject({
      situacao: 'ativo',
      transferencia: { situacao: 'aguardando', matricula: 'J-77', idTrabalhador: null },
    });
    expect(await codeOf(transfer(id, { aPartirDe: dayFrom(11) }))).toBe('STATUS_FORBIDS');
    await night();
    expect(await employment(id)).toMatchObject({ company_id: here, dismissed_on: null });
    const idTransferencia = asked.transferencia?.id ?? '';
    const take = async (who: string) =>
      (await helena())(calls.takeBackTransfer, { params: { id, idTransferencia: who } });
    expect(await codeOf(take(unknownId))).toBe('NOT_FOUND');
    expect((await take(idTransferencia)).transferencia).toBe(null);
    expect(await codeOf(take(idTransferencia))).toBe('NOT_FOUND');
    await transfer(id, { aPartirDe: dayFrom(10) });
    await (await helena())(calls.changeWorker, {
      params: { id },
      body: { aPartirDe: dayFrom(30), campos: { cargo: 'Chefe' } },
    });
    await sql("update company_transfer set from_day = $2 where employment_id = $1 and state = 'waiting'", [id, today]);
    await Promise.all([night(), night()]);
    const [{ to }] = await sql(
      "select to_employment_id as to from company_transfer where employment_id = $1 and state = 'done'",
      [id],
    );
    expect(
      await sql(
        "select value from employment_change where employment_id = $1 and field = 'job_title' and from_day = $2",
        [to, dayFrom(30)],
      ),
    ).toEqual([{ value: 'Chefe' }]);
    expect(
      await sql(
        'select count(*)::int as n from employment where person_id = (select person_id from employment where id = $1)',
        [id],
      ),
    ).toEqual([{ n: 2 }]);
  });

  it('refuses the same company, one out of reach, a taken registration, a day not after the admission, who has left', async () => {
    const { id } = await make();
    const [other] = await sql(
      'select id from company where access_group_id <> (select access_group_id from company where id = $1) limit 1',
      [here],
    );
    expect(await codeOf(transfer(id, { idEmpresa: here }))).toBe('INVALID_OPTION');
    for (const idEmpresa of [other.id, unknownId]) expect(await codeOf(transfer(id, { idEmpresa }))).toBe('NOT_FOUND');
    expect(await codeOf(transfer(id, { aPartirDe: '2021-03-12' }))).toBe('START_AFTER_END');
    expect(await codeOf(transfer(id, { aPartirDe: '2020-01-01' }))).toBe('DATE_OUT_OF_RANGE');
    const first = await make();
    await transfer(first.id, { aPartirDe: dayFrom(5), matricula: '0099' });
    expect(await codeOf(transfer(id, { matricula: '99' }))).toBe('RECORD_ALREADY_EXISTS');
    await (await helena())(calls.dismissWorker, {
      params: { id },
      body: { em: dayFrom(-2), motivo: 'Pedido de demissão' },
    });
    expect(await codeOf(transfer(id))).toBe('STATUS_FORBIDS');
  });

  it('whose registration is another’s by then waits blocked, and goes on once it is free', async () => {
    const { id } = await make();
    await transferToTaken(id, 'K1');
    await night();
    await night();
    expect((await (await helena())(calls.worker, { params: { id } })).transferencia?.situacao).toBe('parada');
    // told to who asked for it, once
    expect(await sql("select person_id, values, target from notification where kind = 'transferHeld'")).toEqual([
      {
        person_id: await app.personId('helena'),
        values: { nome: 'Rosa Moreira Lins', empresa: 'Estaleiro Jacaré' },
        target: `/rh/trabalhadores?id=${id}`,
      },
    ]);
    await sql("update employment set registration = 'K2' where registration = 'K1'");
    await night();
    expect((await (await helena())(calls.worker, { params: { id } })).transferencia?.situacao).toBe('feita');
  });

  it('a company that is switched off takes nobody: neither now nor on the day, and it goes on once it is on again', async () => {
    const { id } = await make();
    const switched = (active: boolean) => sql('update company set active = $2 where id = $1', [there, active]);
    await switched(false);
    const { empresas } = await (await helena())(calls.hrWorkerFilters, {});
    expect(empresas.filter(({ ativa }) => !ativa)).toEqual([{ id: there, nome: 'Estaleiro Jacaré', ativa: false }]);
    expect(await codeOf(transfer(id))).toBe('NOT_FOUND');
    const body = {
      idEmpresa: there,
      cpf: registryCpf(next++),
      campos: { nome: 'Davi Luz', matricula: 'D1', admissao: today },
    };
    expect(await codeOf((await helena())(calls.createWorker, { body }))).toBe('NOT_FOUND');
    expect(await sql('select from employment where company_id = $1 and registration = $2', [there, 'D1'])).toEqual([]);
    await switched(true);
    await transfer(id, { aPartirDe: dayFrom(5) });
    await sql('update company_transfer set from_day = $2 where employment_id = $1', [id, today]);
    await switched(false);
    await night();
    expect((await (await helena())(calls.worker, { params: { id } })).transferencia).toMatchObject({
      situacao: 'parada',
      empresaInativa: true,
    });
    expect(await employment(id)).toMatchObject({ company_id: here, dismissed_on: null });
    expect(await sql('select state, to_employment_id from company_transfer where employment_id = $1', [id])).toEqual([
      { state: 'blocked', to_employment_id: null },
    ]);
    await switched(true);
    await night();
    expect((await (await helena())(calls.worker, { params: { id } })).transferencia).toMatchObject({
      situacao: 'feita',
      empresaInativa: false,
    });
  });

  it('held up tells nobody who has lost sight of the record since', async () => {
    const { id } = await make();
    await transferToTaken(id, 'K7');
    const blind = "update membership set all_companies = $2, all_workers = $2 where person_id = $1 and role = 'RH'";
    const person = await app.personId('helena');
    await sql(blind, [person, false]);
    await night();
    await sql(blind, [person, true]);
    expect(await sql("select from notification where kind = 'transferHeld' and target like $1", [`%${id}`])).toEqual(
      [],
    );
  });

  it('from that day on who reaches the other company alone sees it, and of the former one nothing more', async () => {
    const { id } = await make();
    const made = (await transfer(id)).transferencia?.idTrabalhador ?? '';
    const sees = async (one: string) =>
      codeOf(
        (await helena())(calls.worker, { params: { id: one } }).then(() => Promise.reject({ body: { code: 'seen' } })),
      );
    await helenaReaching(app, { companies: [there] }, async () =>
      expect([await sees(id), await sees(made)]).toEqual(['EMPLOYEE_NOT_FOUND', 'seen']),
    );
    await helenaReaching(app, { companies: [here] }, async () => {
      expect([await sees(id), await sees(made)]).toEqual(['seen', 'EMPLOYEE_NOT_FOUND']);
      const { id: one } = await make();
      expect(await codeOf(transfer(one))).toBe('NOT_FOUND');
    });
  });

  it('nobody but the night’s function brings one to effect, nor rewrites it', async () => {
    const { id } = await make();
    await transfer(id, { aPartirDe: dayFrom(5) });
    const opened = await app.database.pool.query(
      "select access.token_row(access.open_session($1, '127.0.0.1', 'test')) as id",
      [await app.personId('helena')],
    );
    const asHr = (set: string) =>
      inTransaction(app.database.pool, `select access.open('${opened.rows[0]?.id}', 'rh')`, client =>
        client.query(`update company_transfer set ${set} where employment_id = '${id}'`),
      );
    for (const set of [
      "state = 'blocked'",
      "state = 'cancelled', from_day = (now() at time zone 'America/Sao_Paulo')::date",
      'to_employment_id = employment_id',
    ])
      await expect(asHr(set), set).rejects.toThrow(/row-level security|permission denied/);
    expect(await sql('select state from company_transfer where employment_id = $1', [id])).toEqual([
      { state: 'waiting' },
    ]);
  });

  it('from a day that has gone tells what held on that day, and what has come to hold since', async () => {
    const { id } = await make();
    const change = async (aPartirDe: string, salario: number) =>
      (await helena())(calls.changeWorker, { params: { id }, body: { aPartirDe, campos: { salario } } });
    await change(dayFrom(-5), 230_000);
    await sql(
      "insert into employment_change (access_group_id, company_id, employment_id, person_id, field, from_day, value) select access_group_id, company_id, id, person_id, 'department', $2, 'Cais' from employment where id = $1",
      [id, today],
    );
    const made = (await transfer(id, { aPartirDe: dayFrom(-10) })).transferencia?.idTrabalhador ?? '';
    expect(
      await sql(
        "select from_day::text, value from employment_change where employment_id = $1 and field in ('salary', 'department') order by from_day",
        [made],
      ),
    ).toEqual([
      { from_day: dayFrom(-10), value: '215040' },
      { from_day: dayFrom(-5), value: '230000' },
      { from_day: today, value: 'Cais' },
    ]);
    expect(await sql('select salary::int from worker_pay where employment_id = $1', [made])).toEqual([
      { salary: 230_000 },
    ]);
    expect(await employment(made)).toMatchObject({ department: 'Cais' });
  });

  it('who answers to whom goes along', async () => {
    const [boss, id] = [(await make()).id, (await make()).id];
    const below = (await make()).id;
    const line = (one: string, manager: string) =>
      sql(
        'insert into reporting_line (access_group_id, company_id, employment_id, person_id, manager_id, from_day) select access_group_id, company_id, id, person_id, $2, $3 from employment where id = $1',
        [one, manager, '2022-01-01'],
      );
    await line(id, boss);
    await line(below, id);
    const made = (await transfer(id)).transferencia?.idTrabalhador ?? '';
    expect(await sql('select manager_id, from_day::text from reporting_line where employment_id = $1', [made])).toEqual(
      [{ manager_id: boss, from_day: today }],
    );
    expect(
      await sql('select manager_id, from_day::text from reporting_line where employment_id = $1 order by from_day', [
        below,
      ]),
    ).toEqual([
      { manager_id: id, from_day: '2022-01-01' },
      { manager_id: made, from_day: today },
    ]);
  });
});
