import { clockBankContract as bank } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import { rulesDefinition } from '@cracha/contract/features/time-clock/clock-definition.schemas.ts';
import { clockJustificationContract as justifications } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { statutoryRules } from '#core/clock/engine/statutory-rules.ts';
import { clockRoute } from '#features/request/clock-route.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { endedDays } from './clock.jobs.ts';
import { clockJobs } from './clock-handlers.ts';
import { fullDays, monthWorld } from './month-world.factory.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof monthWorld>>;
let period: string;
let joao: string;
const june = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30];
beforeAll(async () => {
  app = await startApp();
  world = await monthWorld(app);
  [{ id: joao }] = await world.sql('select id from employment where person_id = $1 and company_id = $2', [
    await app.personId('joao'),
    world.companyId,
  ]);
  const call = await hr();
  const definicao = z.parse(rulesDefinition, { ...statutoryRules, bank: { ...statutoryRules.bank, enabled: true } });
  const rules = await call(setup.createRuleSet, {
    body: { nome: 'Banco', tipo: 'individual', aPartirDe: '2026-01-01', definicao },
  });
  await call(setup.assignRules, {
    body: { idVinculos: [world.maria, joao], idRegra: rules.id, aPartirDe: '2026-01-01' },
  });
  period = await world.open([world.maria, joao], '2026-06-01', '2026-06-30', {
    ...fullDays('2026-06', june),
    '2026-06-03': ['08:00', '12:00', '13:00', '18:30'],
  });
  await call(periods.openPeriod, { body: { idEmpresa: world.companyId, de: '2026-07-01', ate: '2026-07-31' } });
});
afterAll(() => app.stop());

const nothing = { clockRoute, enqueue: async () => undefined, mailer: { send: async () => undefined }, publicUrl: '' };
const hr = () => app.as('helena', 'rh');
const mirror = async (employmentId: string, from = '2026-06-01') =>
  (
    await world.sql(
      'select id, version, state, outside, answered_at, deleted_at, computed_until::text from timesheet where employment_id = $1 and from_day = $2',
      [employmentId, from],
    )
  )[0];
const told = async (kind: string) =>
  (
    await world.sql(
      'select p.email from notification n join person p on p.id = n.person_id where kind = $1 order by 1',
      [kind],
    )
  ).map(({ email }) => String(email).split('@')[0]);
const lot = (employmentId: string) =>
  world.sql(
    `insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day)
     select access_group_id, company_id, id, person_id, 'opening', 120, 50, '2026-05-04', '2026-11-04' from employment where id = $1`,
    [employmentId],
  );
async function close() {
  const call = await hr();
  const { idFechamento } = await call(periods.closePeriods, {
    body: { idPeriodos: [period], comPendencias: ['TIMESHEET_NOT_APPROVED'], motivo: 'Fecha sem a aprovação.' },
  });
  const read = () => call(periods.closing, { params: { id: idFechamento } });
  await expect.poll(async () => (await read()).status).toBe('finalizado');
  return new Map((await read()).itens.map(({ idVinculo, codigo, situacao }) => [idVinculo, codigo ?? situacao]));
}

describe('a leave of the record', () => {
  it('voids the answer of an open mirror, is computed, and stands outside of a sealed one', async () => {
    const before = await mirror(joao);
    await world.sql('update timesheet set answered_at = now(), agrees = true where id = $1', [before.id]);
    const call = await hr();
    const add = (tipo: 'atestado' | 'licencaNaoRemunerada', inicio: string, fim: string) =>
      call(workerContract.addLeave, { params: { id: joao }, body: { tipo, inicio, fim } });
    const record = await add('atestado', '2026-06-08', '2026-06-09');
    // a certificate is health: hidden until it is asked for
    expect(record.afastamentos).toMatchObject([{ tipo: '***', inicio: '2026-06-08' }]);
    expect(await mirror(joao)).toMatchObject({ version: before.version + 1, answered_at: null, computed_until: null });
    expect(await told('timesheetChanged')).toEqual(['joao']);
    const run = clockJobs({ ...nothing, clockAdapters: new Map(), pool: app.database.pool }).find(
      ({ kind }) => kind.name === endedDays.name,
    );
    await run?.run({} as never, new AbortController().signal);
    expect((await mirror(joao)).computed_until).toBe('2026-06-30');
    expect((await world.read(before.id)).dias[7]).toMatchObject({ tipo: 'afastamento', previsto: 0 });
    // unpaid days don't exist
    const plain = await add('licencaNaoRemunerada', '2026-06-15', '2026-06-16');
    expect(plain.afastamentos[0]?.tipo).toBe('licencaNaoRemunerada');
    expect((await world.read(before.id)).dias[14]).toMatchObject({ previsto: 0, faltas: 0 });
    await world.sql("update timesheet set state = 'sent' where id = $1", [before.id]);
    const { version } = await mirror(joao);
    await call(workerContract.removeLeave, { params: { id: joao, idAfastamento: plain.afastamentos[0]?.id ?? '' } });
    expect(await mirror(joao)).toMatchObject({ version, outside: true });
    expect(await told('punchesOutside')).toContain('helena');
    await world.sql('delete from employment_leave where employment_id = $1', [joao]);
    await world.sql("update timesheet set state = 'open', outside = false where id = $1", [before.id]);
  });
});

describe('a leave of an approved justification', () => {
  it('moves its own mirror once: the answer of the worker who asked for it stands', async () => {
    const worker = await app.as('maria', 'trabalhador');
    const { id } = await mirror(world.maria);
    await worker(justifications.sendJustification, {
      params: { id },
      body: {
        data: '2026-06-06',
        tipo: 'dia',
        ocorrencia: 'absence',
        justificativa: 'Folga do banco de horas',
        motivo: 'Troquei com a equipe.',
      },
    });
    await world.sql('update timesheet set answered_at = now(), agrees = true where id = $1', [id]);
    const { version } = await mirror(world.maria);
    const [{ id: asked }] = await world.sql('select id from justification where timesheet_id = $1', [id]);
    await (await app.as('gustavo', 'gestor'))(justifications.approveJustification, { params: { id: asked }, body: {} });
    expect(await mirror(world.maria)).toMatchObject({ version: version + 1, answered_at: expect.any(Date) });
    await world.sql('delete from employment_leave where employment_id = $1', [world.maria]);
  });
});

describe('a dismissal', () => {
  it('ends the days; what is open of the bank is settled by the closing; later mirrors go, and come back', async () => {
    const call = await hr();
    await lot(joao);
    const params = { id: joao };
    await call(workerContract.dismissWorker, { params, body: { em: '2026-06-19', motivo: 'Pedido de demissão.' } });
    expect((await mirror(joao, '2026-07-01')).deleted_at).not.toBeNull();
    await call(workerContract.reactivateWorker, { params });
    expect((await mirror(joao, '2026-07-01')).deleted_at).toBeNull();
    await call(workerContract.dismissWorker, { params, body: { em: '2026-06-19', motivo: 'Pedido de demissão.' } });
    const { id } = await mirror(joao);
    expect((await world.read(id)).dias.at(-1)?.dia).toBe('2026-06-19');
    expect((await close()).get(joao)).toBe('feito');
    const timeline = await call(workerContract.workerTimeline, { params });
    expect(timeline.map(({ fato }) => fato)).toContainEqual({ codigo: 'clockClosed', valores: { mes: 6, ano: 2026 } });
    const kept = await call(bank.bankOf, { params: { id: joao } });
    expect(kept).toMatchObject({ saldo: 0, lotes: [] });
    expect(kept.lancamentos.filter(({ tipo }) => tipo === 'quitacao').map(({ minutos }) => minutos)).toContain(-120);
    await call(periods.reopenPeriod, {
      body: { idPeriodo: period, motivo: 'Volta para corrigir.', idVinculos: [world.maria] },
    });
    await expect.poll(async () => (await mirror(world.maria)).state).not.toBe('closed');
  });
});

describe('a transfer', () => {
  it('ends schedule and rules, begins them there, and takes open lots along with their due days', async () => {
    const [{ id: there }] = await world.sql(
      `insert into company (access_group_id, cnpj, legal_name, trade_name, app_accesses)
       select access_group_id, '61186888000193', 'Estaleiro Jacaré Ltda', 'Estaleiro Jacaré', app_accesses from company where id = $1 returning id`,
      [world.companyId],
    );
    await lot(world.maria);
    const call = await hr();
    const record = await call(workerContract.transferWorker, {
      params: { id: world.maria },
      body: { idEmpresa: there, aPartirDe: '2026-06-17' },
    });
    const made = record.transferencia?.idTrabalhador ?? '';
    const assigned = (table: string, of: string) =>
      world.sql(`select from_day::text, ${of} as what from ${table} where employment_id = $1 order by from_day`, [
        made,
      ]);
    expect(await assigned('schedule_assignment', 'schedule_id')).toEqual([
      { from_day: '2026-06-17', what: world.scheduleId },
    ]);
    expect(await assigned('rule_assignment', 'rule_set_id')).toEqual([
      { from_day: '2026-06-17', what: expect.any(String) },
    ]);
    expect((await world.read((await mirror(world.maria)).id)).dias.at(-1)?.dia).toBe('2026-06-16');
    const opened = { dia: '2026-05-04', vence: '2026-11-04', percentual: 50, minutos: 120 };
    const bankOf = (id: string) => call(bank.bankOf, { params: { id } });
    expect(await bankOf(made)).toMatchObject({ saldo: 120, lotes: [opened] });
    expect((await bankOf(world.maria)).saldo).toBe(0);
    // what the month itself brought goes along when it is closed, and back when it is reopened
    expect((await close()).get(world.maria)).toBe('feito');
    expect((await bankOf(world.maria)).saldo).toBe(0);
    expect((await bankOf(made)).lotes).toContainEqual(
      expect.objectContaining({ dia: '2026-06-03', vence: '2026-12-03', minutos: 90 }),
    );
    // also where HR of the former company doesn't reach the new one
    await world.sql(
      `with m as (update membership set all_companies = false where person_id = $1 and role = 'RH' returning id, access_group_id)
       insert into membership_scope (membership_id, access_group_id, company_id, everyone) select m.id, m.access_group_id, $2, true from m`,
      [await app.personId('helena'), world.companyId],
    );
    await (await hr())(periods.reopenPeriod, {
      body: { idPeriodo: period, motivo: 'Volta para corrigir.', idVinculos: [world.maria] },
    });
    const sum = async () =>
      (await world.sql('select sum(minutes)::integer as n from bank_posting where employment_id = $1', [made]))[0]?.n;
    await expect.poll(sum).toBe(120);
  });
});

/** As long as the contract and five years more (product 4, section 18): no job takes any of it away, so that no setting can be too short. */
const kept = [
  ...['punch', 'device_event', 'timesheet', 'timesheet_event', 'timesheet_snapshot', 'timesheet_file', 'treatment'],
  ...['clock_excuse', 'justification', 'justification_message', 'bank_posting', 'clock_period', 'clock_rule'],
];

describe('what the clock keeps', () => {
  it.each(kept)('%s is deleted by no role of the product and by no function of the owner', async table => {
    const [rights] = await world.sql("select has_table_privilege('cracha_app', $1, 'DELETE') as deletes", [table]);
    expect(rights).toEqual({ deletes: false });
    const functions = await world.sql(
      "select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('access', 'hot', 'public') where p.prosrc ~* ('delete\\s+from\\s+(public\\.)?' || $1 || '\\M')",
      [table],
    );
    expect(functions).toEqual([]);
  });
});
