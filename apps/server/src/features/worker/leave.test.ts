import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import { workerContract as calls } from '@cracha/contract/features/worker/worker.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { lockAwaited } from '#test/waiting.ts';
import { applyAllDueChanges } from './worker-change.queries.ts';

let app: TestApp;
let maria = '';
beforeAll(async () => {
  app = await startApp();
  [{ id: maria }] = await sql('select id from employment where person_id = $1', [await app.personId('maria')]);
});
afterAll(() => app.stop());
beforeEach(() => sql('delete from employment_leave where employment_id = $1', [maria]));

type Form = BodySent<(typeof calls)['addLeave']>;
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const add = async (tipo: Form['tipo'], inicio: string, fim: string | null = null) =>
  (await helena())(calls.addLeave, { params: { id: maria }, body: { tipo, inicio, fim } });
const change = async (idAfastamento: string, body: Form) =>
  (await helena())(calls.changeLeave, { params: { id: maria, idAfastamento }, body });
const remove = async (idAfastamento: string) =>
  (await helena())(calls.removeLeave, { params: { id: maria, idAfastamento } });
const leaves = () =>
  sql(`select kind, from_day::text, until_day::text from employment_leave where employment_id = $1 order by from_day`, [
    maria,
  ]);
/** What lists and states go by. */
const present = async () =>
  (
    await sql(
      'select leave_kind as kind, leave_from::text as from_day, leave_until::text as until_day from employment where id = $1',
      [maria],
    )
  )[0];
const none = { kind: null, from_day: null, until_day: null };
const lastHistory = async (verb: string) =>
  (await sql('select before, after from record_history where verb = $1 order by id desc limit 1', [verb]))[0];

describe('POST /trabalhador/{id}/afastamentos', () => {
  it('keeps each leave beside the others, and the one of today is the state', async () => {
    await add('auxilioDoenca', dayFrom(-60), dayFrom(-50));
    expect(await present()).toMatchObject({ kind: 'auxilioDoenca' });
    const record = await add('maternidade', dayFrom(-10), dayFrom(110));
    expect(record.situacao).toBe('afastado');
    expect(record.afastamentos.map(({ inicio, fim }) => [inicio, fim])).toEqual([
      [dayFrom(-10), dayFrom(110)],
      [dayFrom(-60), dayFrom(-50)],
    ]);
    const [first, second] = [
      { kind: 'auxilioDoenca', from_day: dayFrom(-60), until_day: dayFrom(-50) },
      { kind: 'maternidade', from_day: dayFrom(-10), until_day: dayFrom(110) },
    ];
    expect(await leaves()).toEqual([first, second]);
    expect(await present()).toEqual(second);
    const timeline = await (await helena())(calls.workerTimeline, { params: { id: maria } });
    expect(timeline.filter(({ fato }) => fato.codigo === 'leave').map(({ dia }) => dia)).toEqual([
      dayFrom(-10),
      dayFrom(-60),
    ]);
    expect(await lastHistory('workerLeaveAdded')).toEqual({
      before: null,
      after: { leave_kind: 'maternidade', leave_from: dayFrom(-10), leave_until: dayFrom(110) },
    });
  });

  it.each([
    ['the same days', -30, -20],
    ['its last day', -20, -15],
    ['its first day', -40, -30],
    ['all of it', -40, null],
    ['a day within', -25, -25],
  ])('refuses one that shares %s with another, and names that one', async (_, from, until) => {
    await add('outro', dayFrom(-30), dayFrom(-20));
    const before = await leaves();
    const { body } = await refusalOf(add('maternidade', dayFrom(from), until === null ? null : dayFrom(until)));
    const written = (day: string) => day.split('-').reverse().join('/');
    expect(body).toMatchObject({
      code: 'RANGE_OVERLAP',
      fields: { inicio: expect.stringContaining(`${written(dayFrom(-30))} – ${written(dayFrom(-20))}`) },
    });
    expect(await leaves()).toEqual(before);
  });

  it('refuses one before the admission, one that ends before it begins, and one of no kind', async () => {
    expect(await codeOf(add('outro', '1999-12-31'))).toBe('DATE_OUT_OF_RANGE');
    const { body } = await refusalOf(add('outro', dayFrom(-1), dayFrom(-2)));
    expect(body).toMatchObject({ code: 'START_AFTER_END', fields: { fim: expect.any(String) } });
    expect(await codeOf(add('***', dayFrom(-1)))).toBe('INVALID_OPTION');
    expect(await codeOf(add('férias' as never, dayFrom(-1)))).toBe('INVALID_OPTION');
    expect(await leaves()).toEqual([]);
  });

  it('two at once are one after the other: the second sees the first', async () => {
    const first = await app.database.owner.connect();
    try {
      await first.query('begin');
      await first.query('update employment set version = version + 1 where id = $1', [maria]);
      const second = codeOf(add('maternidade', dayFrom(-4)));
      await lockAwaited(app.database.owner);
      await first.query(
        `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
         select access_group_id, company_id, id, person_id, 'outro', $2 from employment where id = $1`,
        [maria, dayFrom(-5)],
      );
      await first.query('commit');
      expect(await second).toBe('RANGE_OVERLAP');
    } finally {
      first.release();
    }
    expect(await leaves()).toEqual([{ kind: 'outro', from_day: dayFrom(-5), until_day: null }]);
  });

  it('is nobody else’s: another access group, a manager and the worker are refused', async () => {
    const body = { tipo: 'outro', inicio: dayFrom(-1), fim: null } as const;
    const as = async (who: 'bruno' | 'gustavo' | 'maria', profile: 'rh' | 'gestor' | 'trabalhador') =>
      codeOf((await app.as(who, profile))(calls.addLeave, { params: { id: maria }, body }));
    expect(await as('bruno', 'rh')).toBe('EMPLOYEE_NOT_FOUND');
    expect(await as('gustavo', 'gestor')).toBe('ACCESS_NOT_ALLOWED');
    expect(await as('maria', 'trabalhador')).toBe('ACCESS_NOT_ALLOWED');
    expect(await leaves()).toEqual([]);
  });
});

describe('PUT and DELETE /trabalhador/{id}/afastamentos/{idAfastamento}', () => {
  it('ends a leave without its kind having been seen, and keeps what it was in the history', async () => {
    const { afastamentos } = await add('invalidez', dayFrom(-30));
    const [{ id } = { id: '' }] = afastamentos;
    const record = await change(id, { tipo: '***', inicio: dayFrom(-30), fim: dayFrom(-1) });
    expect(record.situacao).toBe('ativo');
    const ended = { kind: 'invalidez', from_day: dayFrom(-30), until_day: dayFrom(-1) };
    expect(await leaves()).toEqual([ended]);
    expect(await lastHistory('workerLeaveChanged')).toEqual({
      before: { leave_kind: 'invalidez', leave_from: dayFrom(-30), leave_until: null },
      after: { leave_kind: 'invalidez', leave_from: dayFrom(-30), leave_until: dayFrom(-1) },
    });
    // in the general history its kind is hidden as in the record's
    const all = await (await helena())(historyContract.recordHistory, {
      params: { page: '1', size: '20' },
      query: {},
    });
    expect(JSON.stringify(all)).not.toContain('invalidez');
  });

  it('moved over another it stays where it is; its own days are no obstacle', async () => {
    await add('outro', dayFrom(-90), dayFrom(-80));
    const { afastamentos } = await add('maternidade', dayFrom(-30), dayFrom(-20));
    const id = afastamentos[0]?.id ?? '';
    expect(await codeOf(change(id, { tipo: '***', inicio: dayFrom(-85), fim: dayFrom(-20) }))).toBe('RANGE_OVERLAP');
    await change(id, { tipo: 'outro', inicio: dayFrom(-79), fim: dayFrom(-25) });
    expect(await leaves()).toEqual([
      { kind: 'outro', from_day: dayFrom(-90), until_day: dayFrom(-80) },
      { kind: 'outro', from_day: dayFrom(-79), until_day: dayFrom(-25) },
    ]);
  });

  it('taken away, the one before it counts; what it said stays in the history', async () => {
    await add('outro', dayFrom(-30), dayFrom(-20));
    const { afastamentos } = await add('maternidade', dayFrom(-3));
    const record = await remove(afastamentos[0]?.id ?? '');
    expect(record.situacao).toBe('ativo');
    expect(await present()).toEqual({ kind: 'outro', from_day: dayFrom(-30), until_day: dayFrom(-20) });
    await remove(afastamentos[1]?.id ?? '');
    expect([await leaves(), await present()]).toEqual([[], none]);
    expect(await lastHistory('workerLeaveRemoved')).toEqual({
      before: { leave_kind: 'outro', leave_from: dayFrom(-30), leave_until: dayFrom(-20) },
      after: null,
    });
  });

  it('of another employment or none is not found', async () => {
    const { afastamentos } = await add('outro', dayFrom(-30));
    const id = afastamentos[0]?.id ?? '';
    const [other] = await sql(
      'select id from employment where id <> $1 and company_id = (select company_id from employment where id = $1) limit 1',
      [maria],
    );
    const elsewhere = (await helena())(calls.removeLeave, { params: { id: other.id, idAfastamento: id } });
    expect(await codeOf(elsewhere)).toBe('NOT_FOUND');
    expect(await codeOf(remove(unknownId))).toBe('NOT_FOUND');
    const bruno = (await app.as('bruno', 'rh'))(calls.removeLeave, { params: { id: maria, idAfastamento: id } });
    expect(await codeOf(bruno)).toBe('EMPLOYEE_NOT_FOUND');
    expect(await leaves()).toHaveLength(1);
  });
});

describe('GET /trabalhador/gestor/ausencias', () => {
  const away = async () => (await app.as('gustavo', 'gestor'))(calls.teamAbsences, {});
  const mine = ({ hoje, proximos }: Awaited<ReturnType<typeof away>>) => {
    const told = (some: typeof hoje) =>
      some.filter(({ idVinculo }) => idVinculo === maria).map(({ de, ate, ferias }) => [de, ate, ferias]);
    return { hoje: told(hoje), proximos: told(proximos) };
  };

  it('tells who is away today and within a week, of a leave only the days', async () => {
    await add('auxilioDoenca', dayFrom(-9), dayFrom(0));
    await add('ferias', dayFrom(7), dayFrom(16));
    const told = await away();
    expect(mine(told)).toEqual({
      hoje: [[dayFrom(-9), dayFrom(0), false]],
      proximos: [[dayFrom(7), dayFrom(16), true]],
    });
    expect(JSON.stringify(told)).not.toContain('auxilio');
  });

  it('leaves out what is over and what is later', async () => {
    await add('maternidade', dayFrom(-30), dayFrom(-1));
    await add('outro', dayFrom(8));
    expect(mine(await away())).toEqual({ hoje: [], proximos: [] });
  });
});

describe('the night', () => {
  it('puts the leave that begins into the columns, and the one that ended away', async () => {
    await add('auxilioDoenca', dayFrom(-9), dayFrom(-1));
    await add('maternidade', dayFrom(1), dayFrom(120));
    // what is to come counts before what has ended
    expect(await present()).toMatchObject({ kind: 'maternidade' });
    await sql(`update employment set leave_kind = 'auxilioDoenca', leave_from = $2, leave_until = $3 where id = $1`, [
      maria,
      dayFrom(-9),
      dayFrom(-1),
    ]);
    await applyAllDueChanges(app.database.pool);
    expect(await present()).toEqual({ kind: 'maternidade', from_day: dayFrom(1), until_day: dayFrom(120) });
  });
});
