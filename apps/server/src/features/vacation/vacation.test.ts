import { vacationContract as calls } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plusDays } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { mariasEmployment } from '#test/maria.ts';
import { computeStale } from './vacation.ts';

let app: TestApp;
let maria = '';
beforeAll(async () => {
  app = await startApp();
  maria = (await mariasEmployment(app.database)).id;
  await app.database.owner.query('update employment set admitted_on = $2 where id = $1', [
    maria,
    plusDays(dayFrom(), -900),
  ]);
});
afterAll(() => app.stop());

const signal = new AbortController().signal;
const hr = () => app.as('helena', 'rh');
const balanceOf = async (who: Awaited<ReturnType<typeof hr>>) =>
  who(calls.vacationBalance, { params: { idVinculo: maria } });
const atRisk = async () => {
  await computeStale(app.database.pool, signal);
  const { items } = await (await hr())(calls.vacationsAtRisk, {
    params: { page: '1', size: '100' },
    query: { pesquisa: 'maria' },
  });
  return items.filter(({ idVinculo }) => idVinculo === maria);
};

describe('balances', () => {
  it('are the same for HR, the worker and the manager, unchecked until HR tells where counting begins', async () => {
    const told = await balanceOf(await hr());
    expect(told.inicio).toBeNull();
    expect(told.periodos.map(({ direito, saldo, aConferir }) => [direito, saldo, aConferir])).toEqual([
      [30, 30, true],
      [30, 30, true],
    ]);
    expect(await balanceOf(await app.as('maria', 'trabalhador'))).toEqual(told);
    expect(await balanceOf(await app.as('gustavo', 'gestor'))).toEqual(told);
    expect(await codeOf(balanceOf(await app.as('bruno', 'rh')))).toBe('EMPLOYEE_NOT_FOUND');
    expect(await codeOf(balanceOf(await app.as('ana', 'trabalhador')))).toBe('EMPLOYEE_NOT_FOUND');
  });

  it('begin where HR says, who says it again: the newest holds, and lists know it', async () => {
    const helena = await hr();
    const open = (aPartirDe: string, gozados: number) =>
      helena(calls.openVacations, {
        params: { idVinculo: maria },
        body: { aPartirDe, gozados, vendidos: 0, faltas: 7 },
      });
    await open(plusDays(dayFrom(), -700), 20);
    const told = await open(plusDays(dayFrom(), -400), 10);
    expect(told.inicio).toMatchObject({ gozados: 10, faltas: 7 });
    // seven absences leave 24 days of the first period
    expect(told.periodos.map(({ saldo, aConferir }) => [saldo, aConferir])).toEqual([
      [14, false],
      [30, false],
    ]);
    expect((await atRisk()).map(({ saldo, estado }) => [saldo, estado])).toEqual([
      [14, told.periodos[0]?.estado],
      [30, 'adquirindo'],
    ]);
    const query = { pesquisa: 'maria' };
    const totals = await helena(calls.vacationTotals, { query });
    for (const [estado, count] of [
      ['adquirindo', totals.adquirindo],
      ['noPrazo', totals.noPrazo],
    ] as const) {
      const found = await helena(calls.vacationsAtRisk, {
        params: { page: '1', size: '100' },
        query: { ...query, estado },
      });
      expect([found.items.length, found.total]).toEqual([count, count]);
    }
    expect(totals.adquirindo + totals.noPrazo + totals.riscoDobra + totals.dobra).toBe(totals.total);
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await gustavo(calls.vacationTotals, { query: { ...query, lotacao: 'ninguém' } })).toMatchObject({
      total: 0,
    });
    const { empresas } = await gustavo(calls.vacationFilters, {});
    expect(empresas.map(({ nome }) => nome)).toContain(told.empresa);
    const boreal = await (await app.as('bruno', 'rh'))(calls.vacationFilters, {});
    expect(boreal.empresas.filter(({ id }) => empresas.some(one => one.id === id))).toEqual([]);
    expect(await codeOf(open(plusDays(dayFrom(), 1), 0))).toBe('DATE_OUT_OF_RANGE');
    expect(await codeOf(open(plusDays(dayFrom(), -2000), 0))).toBe('DATE_OUT_OF_RANGE');
    const { rows } = await app.database.owner.query('select count(*)::int as n from vacation_opening');
    expect(rows[0].n).toBe(2);
  });

  it('of whom nothing can be counted are in a list of HR’s, until there is a day or HR tells a beginning', async () => {
    const helena = await hr();
    const names = async (call = helena) =>
      (await call(calls.undatedVacations, { params: { page: '1', size: '100' }, query: {} })).items.map(
        one => one.idVinculo,
      );
    const [joao] = (
      await app.database.owner.query(
        `update employment e set admitted_on = null from person p where p.id = e.person_id and p.id = $1 returning e.id`,
        [await app.personId('joao')],
      )
    ).rows;
    expect(await names()).toEqual([joao.id]);
    expect((await helena(calls.vacationTotals, { query: {} })).semAdmissao).toBe(1);
    expect(await names(await app.as('bruno', 'rh'))).not.toContain(joao.id);
    expect((await (await app.as('gustavo', 'gestor'))(calls.vacationTotals, { query: {} })).semAdmissao).toBe(0);
    await helena(calls.openVacations, {
      params: { idVinculo: joao.id },
      body: { aPartirDe: plusDays(dayFrom(), -100), gozados: 0, vendidos: 0, faltas: 0 },
    });
    expect(await names()).toEqual([]);
  });

  it('fall with a vacation on the record, whose days offer no start', async () => {
    const [from, until] = [plusDays(dayFrom(), 60), plusDays(dayFrom(), 69)];
    await app.database.owner.query(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day)
       select access_group_id, company_id, id, person_id, 'ferias', $2, $3 from employment where id = $1`,
      [maria, from, until],
    );
    expect((await balanceOf(await hr())).periodos.map(({ saldo }) => saldo)).toEqual([4, 30]);
    expect((await atRisk())[0]?.saldo).toBe(4);
    const asked = { de: plusDays(dayFrom(), 20), ate: plusDays(dayFrom(), 90), dias: '5' };
    const { inicios } = await (await app.as('maria', 'trabalhador'))(calls.vacationStarts, {
      params: { idVinculo: maria },
      query: asked,
    });
    expect(inicios.length).toBeGreaterThan(5);
    expect(inicios[0] && inicios[0] >= plusDays(dayFrom(), 30)).toBe(true);
    expect(inicios.filter(day => plusDays(day, 4) >= from && day <= until)).toEqual([]);
    const far = { ...asked, ate: plusDays(dayFrom(), 900) };
    const ask = (await hr())(calls.vacationStarts, { params: { idVinculo: maria }, query: far });
    expect(await codeOf(ask)).toBe('DATE_OUT_OF_RANGE');
  });
});
