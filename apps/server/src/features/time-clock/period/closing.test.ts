import { clockBankContract as bank } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import { rulesDefinition } from '@cracha/contract/features/time-clock/clock-definition.schemas.ts';
import { clockFileContract as files } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract as sheets } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { statutoryRules } from '#core/clock/engine/statutory-rules.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { fullDays, monthWorld } from '../month-world.factory.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof monthWorld>>;
let period: string;
let id: string;
const june = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30];
beforeAll(async () => {
  app = await startApp();
  world = await monthWorld(app);
  const call = await hr();
  const definicao = z.parse(rulesDefinition, { ...statutoryRules, bank: { ...statutoryRules.bank, enabled: true } });
  const rules = await call(setup.createRuleSet, {
    body: { nome: 'Banco', tipo: 'individual', aPartirDe: '2026-01-01', definicao },
  });
  await call(setup.assignRules, { body: { idVinculos: [world.maria], idRegra: rules.id, aPartirDe: '2026-01-01' } });
  period = await world.open([world.maria], '2026-06-01', '2026-06-30', {
    ...fullDays('2026-06', june),
    '2026-06-10': ['08:00', '12:00', '13:00', '18:30'],
    '2026-06-11': ['08:00', '12:00', '13:00', '16:30'],
  });
  id = await world.mirrorOf(world.maria, '2026-06-01');
  await call(setup.saveClockConfig, {
    params: { idEmpresa: world.companyId },
    body: {
      folha: [
        { total: 'credito', codigo: '201' },
        { total: 'debito', codigo: '202' },
        { total: 'adicionalNoturno', codigo: '301' },
        { total: 'diasTrabalhados', codigo: '401' },
      ],
    },
  });
});
afterAll(() => app.stop());

const hr = () => app.as('helena', 'rh');
async function settled(body: { idPeriodos: string[]; comPendencias?: string[]; motivo?: string }) {
  const call = await hr();
  const { idFechamento } = await call(periods.closePeriods, { body });
  return ended(idFechamento);
}
async function ended(idFechamento: string) {
  const call = await hr();
  const read = () => call(periods.closing, { params: { id: idFechamento } });
  await expect.poll(async () => (await read()).status).toBe('finalizado');
  return read();
}
async function payroll() {
  const call = await hr();
  const made = await call(files.makeClockFile, {
    body: { tipo: 'folha', idEmpresa: world.companyId, idPeriodo: period },
  });
  const read = () => call(files.madeFile, { params: { id: made.id } });
  await expect.poll(async () => (await read()).status).toMatch(/finalizado|semDados/);
  const file = await read();
  const answer = await app.send(`/ponto/arquivo/${made.id}/conteudo`, {
    headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
  });
  return { file, text: file.status === 'finalizado' ? await answer.text() : '' };
}

describe('POST /ponto/periodo/fecha, /reabre, GET /ponto/fechamento/{id}', () => {
  it('lists who is blocked, closes with a reason what is not approved, posts the bank, gives payroll its lines', async () => {
    expect((await payroll()).file.status).toBe('semDados');
    expect((await settled({ idPeriodos: [period] })).itens).toMatchObject([
      { situacao: 'recusado', codigo: 'TIMESHEET_NOT_APPROVED' },
    ]);
    const call = await hr();
    const passed = { idPeriodos: [period], comPendencias: ['TIMESHEET_NOT_APPROVED'] };
    expect(await codeOf(call(periods.closePeriods, { body: passed }))).toBe('DENY_REASON_REQUIRED');
    expect(
      await codeOf(
        call(periods.closePeriods, {
          body: { ...passed, comPendencias: ['TIMESHEET_INCOMPLETE'], motivo: 'Fecha assim mesmo.' },
        }),
      ),
    ).toBe('INVALID_OPTION');
    const before = await world.read(id);
    expect(before.totais).toMatchObject({ credito: 90, debito: 30, saldoAtual: 60 });
    // what payroll would get, before and after: the mirror lacks its approval alone
    const check = () => call(periods.checkPeriods, { body: { idPeriodos: [period] } });
    const credit = { total: 'credito', percentual: null, minutos: 90 };
    const days = { total: 'diasTrabalhados', percentual: null, minutos: 22 };
    expect(await check()).toMatchObject({ folha: [], folhaComMotivo: expect.arrayContaining([credit, days]) });
    const closing = await settled({ ...passed, motivo: 'Gestor de férias nesta semana.' });
    expect(closing).toMatchObject({ feitos: 1, recusados: 0 });
    expect(await check()).toMatchObject({ folha: expect.arrayContaining([credit, days]), folhaComMotivo: [] });
    const closed = await world.read(id);
    expect({ ...closed.totais, dias: closed.dias }).toEqual({ ...before.totais, dias: before.dias });
    expect(await call(bank.bankOf, { params: { id: world.maria } })).toMatchObject({
      ...{ saldo: 60, lotes: [{ dia: '2026-06-10', vence: '2026-12-10', percentual: 50, minutos: 60 }], dividas: [] },
    });
    const first = await payroll();
    expect(first.file).toMatchObject({ numero: 1, linhas: 3, reaberto: false });
    expect(first.file.semCodigo).toContain('horasExtras 50%');
    const lines = first.text
      .trim()
      .split('\r\n')
      .slice(1)
      .map(line => line.split(';'));
    expect(lines.map(line => [line[5], line[7], line[8]])).toEqual([
      ['201', '90', '01:30'],
      ['202', '30', '00:30'],
      // days, which have no hours
      ['401', '22', ''],
    ]);
    expect((await payroll()).text).toBe(first.text);
  });

  it('reopening posts back, marks the file, and closing again gives the same balance', async () => {
    const call = await hr();
    expect(await codeOf(call(periods.reopenPeriod, { body: { idPeriodo: period } }))).toBe('DENY_REASON_REQUIRED');
    const { idFechamento } = await call(periods.reopenPeriod, {
      body: { idPeriodo: period, motivo: 'Faltou uma marcação do dia 12.' },
    });
    expect(await ended(idFechamento)).toMatchObject({ ato: 'reabre', feitos: 1 });
    expect(await call(bank.bankOf, { params: { id: world.maria } })).toMatchObject({
      saldo: 0,
      previsto: 60,
      lotes: [],
    });
    expect((await world.read(id)).status).toBe('emRevisao');
    const made = await call(files.madeFiles, { params: { page: '1', size: '10' }, query: {} });
    expect(
      made.items
        .filter(({ tipo, status }) => tipo === 'folha' && status === 'finalizado')
        .every(({ reaberto }) => reaberto),
    ).toBe(true);
    await settled({
      idPeriodos: [period],
      comPendencias: ['TIMESHEET_NOT_APPROVED'],
      motivo: 'Conferido com o gestor.',
    });
    expect(await call(bank.bankOf, { params: { id: world.maria } })).toMatchObject({ saldo: 60 });
  });

  it('the next month begins with what is left; a payment by hand takes it, and is taken back', async () => {
    const call = await hr();
    await world.punch(world.maria, fullDays('2026-07', [1, 2, 3]));
    await call(periods.openPeriod, { body: { idEmpresa: world.companyId, de: '2026-07-01', ate: '2026-07-03' } });
    const july = await world.mirrorOf(world.maria, '2026-07-01');
    expect((await world.read(july)).totais).toMatchObject({ saldoAnterior: 60, saldoAtual: 60 });
    const move = {
      idVinculo: world.maria,
      tipo: 'pagamento',
      minutos: 45,
      dia: '2026-07-02',
      motivo: 'Pago na folha de julho.',
    } as const;
    expect(await codeOf(call(bank.moveBank, { body: { ...move, minutos: 61 } }))).toBe('MAX_VALUE');
    expect(await codeOf(call(bank.moveBank, { body: { ...move, dia: '2026-06-30' } }))).toBe('PERIOD_CLOSED');
    expect(await codeOf(call(bank.moveBank, { body: { ...move, motivo: 'pago' } }))).toBe('DENY_REASON_REQUIRED');
    const made = await call(bank.moveBank, { body: move });
    expect(await world.read(july)).toMatchObject({ totais: { saldoAtual: 15 }, banco: { pagas: 45 } });
    await call(bank.undoBankMove, { params: { id: made.id } });
    expect((await world.read(july)).totais.saldoAtual).toBe(60);
    const listed = await (await app.as('gustavo', 'gestor'))(bank.bankBalances, {
      params: { page: '1', size: '10' },
      query: {},
    });
    expect(listed.items).toMatchObject([{ idVinculo: world.maria, saldo: 60 }]);
    expect(await codeOf((await app.as('bruno', 'rh'))(bank.bankOf, { params: { id: world.maria } }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
  });

  it('an earlier period is reopened only behind the later one', async () => {
    const call = await hr();
    const july = await world.sql("select id from clock_period where from_day = '2026-07-01' and company_id = $1", [
      world.companyId,
    ]);
    await settled({
      idPeriodos: [july[0].id],
      comPendencias: ['TIMESHEET_NOT_APPROVED'],
      motivo: 'Fecha a primeira semana.',
    });
    const { idFechamento } = await call(periods.reopenPeriod, {
      body: { idPeriodo: period, motivo: 'Volta junho por engano.' },
    });
    expect((await ended(idFechamento)).itens).toMatchObject([{ situacao: 'recusado', codigo: 'PERIOD_LATER_CLOSED' }]);
    const { versao } = await world.read(id);
    expect(
      await codeOf(call(sheets.reviewTimesheet, { params: { id }, body: { versao, motivo: 'Isto está fechado já.' } })),
    ).toBe('PERIOD_CLOSED');
  });
});
