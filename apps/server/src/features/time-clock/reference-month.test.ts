import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockBankContract } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import { rulesDefinition, scheduleDefinition } from '@cracha/contract/features/time-clock/clock-definition.schemas.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract as sheets } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plusDays } from '#core/calendar/days.ts';
import type { ClockInput, DayRow, Mirror } from '#core/clock/engine/clock.types.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { madeAfd } from '#test/made-afd.ts';
import { clockWorld } from './file/clock-world.factory.ts';

interface Case {
  id: string;
  input: ClockInput;
  expected: Mirror;
}
const { cases }: { cases: Case[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../test/vectors/time-clock.json'), 'utf8'),
);
const cnpjs = ['11222333000181', '11444777000161'];
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

// A month made elsewhere comes as a clock file to a company of Mato Grosso: what the calls tell is the reference, column by column.
test.each(['P124-month-bank', 'P125-month-night'])('%s, from a clock file to the calls', async id => {
  const { input, expected } = cases.find(one => one.id === id) ?? expect.fail(`${id} is missing`);
  const world = clockWorld(app);
  const cnpj = cnpjs.pop() ?? '';
  const company = await world.company(cnpj, `Cuiabá ${id}`, { state: 'MT' });
  const [{ id: employment, cpf }] = await world.sql(
    `insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on, cpf)
     select c.access_group_id, c.id, p.id, p.name, 'R' || $1, '2020-01-01', p.cpf from company c, person p where c.id = $2 and p.email = 'maria@pantanal.test' returning id, cpf`,
    [id.slice(0, 4), company],
  );
  const hr = await app.as('helena', 'rh');
  await hr(companyContract.configureCompany, { params: { id: company }, body: { tipoPonto: 'registro' } });
  const aPartirDe = '2020-01-01';
  for (const { valid_from: _, ...schedule } of input.schedules) {
    const definicao = z.parse(scheduleDefinition, schedule);
    const { id: idHorario } = await hr(setup.createWorkSchedule, { body: { nome: id, definicao } });
    // the reference knows no day beyond its period
    const from = { idVinculos: [employment], idHorario, aPartirDe: input.calc.from };
    await hr(setup.assignSchedule, { body: from });
    await hr(setup.assignSchedule, { body: { ...from, idHorario: null, aPartirDe: plusDays(input.calc.to, 1) } });
  }
  for (const { valid_from: _, ...rules } of input.rules) {
    const definicao = z.parse(rulesDefinition, rules);
    const body = { nome: id, tipo: 'acordo', aPartirDe, definicao } as const;
    const { id: idRegra } = await hr(setup.createRuleSet, { body });
    await hr(setup.assignRules, { body: { idVinculos: [employment], idRegra, aPartirDe } });
  }
  for (const { date, due, pct, minutes } of input.opening_bank) {
    const lot = { idVinculo: employment, minutos: minutes, dia: date, percentual: pct, vence: due };
    await hr(clockBankContract.moveBank, { body: { ...lot, tipo: 'abertura', motivo: 'Saldo de outro sistema.' } });
  }
  for (const { from, to } of input.leaves)
    await hr(workerContract.addLeave, {
      params: { id: employment },
      body: { tipo: 'folgaBanco', inicio: from, fim: to },
    });
  const marks = input.punches.map(at => ({ cpf, at: Date.parse(`${at}:00-04:00`) }));
  const place = { inpi: id.slice(1, 4), offset: -240, from: input.period.from, to: input.period.to };
  const read = await world.read(`${id}.txt`, await madeAfd(cnpj, marks, place), { idEmpresa: company });
  expect(read).toMatchObject({ status: 'finalizado', novas: marks.length, desconhecidos: 0, cadeia: 'integra' });
  const { from: de, to: ate } = input.period;
  await hr(periods.openPeriod, { body: { idEmpresa: company, de, ate } });
  const [{ id: mirror }] = await world.sql('select id from timesheet where employment_id = $1', [employment]);
  const told = await hr(sheets.timesheet, { params: { id: mirror } });
  const own = await (await app.as('maria', 'trabalhador'))(sheets.timesheet, { params: { id: mirror } });
  expect(told.zona).toBe('America/Cuiaba');
  expect([own.dias, own.totais]).toEqual([told.dias, told.totais]);
  expect(told.dias).toMatchObject(expected.days.map(wireDay));
  expect(told.totais).toMatchObject(wireTotals(expected.totals));
  const again = await world.send(`${id}.txt`, await madeAfd(cnpj, marks, place)).catch(error => error.body?.code);
  expect(again).toBe('IMPORT_DUPLICATE_FILE');
});

const hour = (at: string) => at.slice(11, 16);
const kinds = { work: 'trabalho', off: 'folga', rest: 'descanso', holiday: 'feriado', leave: 'afastamento' };

/** The columns of section 17 by the reference's. */
function wireDay(day: DayRow) {
  return {
    ...{ dia: day.date, diaSemana: day.weekday, tipo: kinds[day.kind], previsto: day.expected },
    entrada: [...day.pairs.map(([begin]) => hour(begin)), ...day.unpaired.map(hour)],
    saida: day.pairs.map(([, end]) => hour(end)),
    ...{ diurno: day.day, noturno: day.night, noturnoReduzido: day.night_reduced, trabalhadas: day.worked },
    ...{ trabalhadasRelogio: day.worked_clock, extrasPorPercentual: day.extra, extraNoturno: day.extra_night },
    ...{
      faltas: day.missing,
      abonadas: day.excused,
      intervaloCurto: day.break_short,
      interjornada: day.interday_short,
    },
    ...{ dsr: day.dsr, dsrPerdido: day.dsr_lost, credito: day.credit, debito: day.debit },
    ocorrencias: [...day.occurrences].sort(),
  };
}

/** Section 9, 'Totals, exactly'. */
function wireTotals(totals: Mirror['totals']) {
  return {
    ...{ horasTrabalhadas: totals.worked, horasTrabalhadasRelogio: totals.worked_clock, horasExtras: totals.overtime },
    ...{ horasExtrasPorPercentual: totals.overtime_by_pct, extrasPagasPorPercentual: totals.overtime_paid_by_pct },
    ...{ horasFaltas: totals.missing, abonadas: totals.excused, descontoFaltas: totals.missing_discount },
    ...{ horasCompensadas: totals.compensatory, horasDiurnas: totals.day, horasNoturnas: totals.night },
    ...{
      adicionalNoturno: totals.night_additional,
      interjornada: totals.interjourney,
      intervaloCurto: totals.break_short,
    },
    ...{
      dsr: totals.dsr,
      dsrPerdido: totals.dsr_lost,
      dsrSobreExtras: totals.dsr_on_overtime,
      resultado: totals.result,
    },
    ...{ credito: totals.credit, debito: totals.debit, saldoAnterior: totals.balance_previous },
    ...{ saldoMes: totals.balance_month, saldoAtual: totals.balance_current, previsto: totals.expected },
    ...{ diasTrabalhados: totals.worked_days, diasFalta: totals.absence_days, diasPendentes: totals.pending_days },
  };
}
