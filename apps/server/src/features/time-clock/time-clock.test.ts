import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { mariasEmployment } from '#test/maria.ts';

let app: TestApp;
let companyId: string;
let maria: string;
beforeAll(async () => {
  app = await startApp();
  ({ id: maria, companyId } = await mariasEmployment(app.database));
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const work = {
  intervals: [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ] as [string, string][],
};
const week = {
  kind: 'week' as const,
  days: { 1: work, 2: work, 3: work, 4: work, 5: work, 6: { off: true as const }, 7: { rest: true as const } },
  break_mode: 'fixed' as const,
  works_holidays: false,
  marking: 'punch' as const,
};

describe('from nothing to a closed month', () => {
  it('schedule, period, mirror, sending, approval and closing', async () => {
    const hr = await helena();
    await hr(companyContract.configureCompany, { params: { id: companyId }, body: { tipoPonto: 'registro' } });
    const { id: idHorario } = await hr(setup.createWorkSchedule, { body: { nome: 'Comercial', definicao: week } });
    const assigned = { idVinculos: [maria], idHorario, aPartirDe: '2026-06-01' };
    expect(await hr(setup.assignSchedule, { body: { ...assigned, simular: true } })).toEqual({ total: 1 });
    expect(await hr(setup.assignSchedule, { body: assigned })).toEqual({ total: 1 });
    await punches('2026-06-01', ['08:00', '12:00', '13:00', '19:00']);
    await punches('2026-06-02', ['08:00', '12:00', '13:00']);
    const { id: period } = await hr(periods.openPeriod, {
      body: { idEmpresa: companyId, de: '2026-06-01', ate: '2026-06-30' },
    });
    const worker = await app.as('maria', 'trabalhador');
    const { items } = await worker(calls.workerTimesheets, { params: { page: '1' }, query: {} });
    expect(items).toMatchObject([{ mes: 6, ano: 2026, status: 'aberto', origem: 'registro', diasIncompletos: 1 }]);
    const id = items[0]?.id ?? '';
    const sheet = await worker(calls.timesheet, { params: { id } });
    expect(sheet.dias[0]).toMatchObject({
      entrada: ['08:00', '13:00'],
      saida: ['12:00', '19:00'],
      extras: 120,
      extrasPorPercentual: { 50: 120 },
    });
    expect(sheet.dias[1]).toMatchObject({ situacao: 'pendente', entrada: ['08:00', '13:00'], saida: ['12:00'] });
    expect(sheet.totais).toMatchObject({ diasPendentes: 1, horasExtras: 120, percentualHorasExtras: 50 });
    expect(sheet.zona).toBe('America/Sao_Paulo');
    expect(sheet.impedimentos).toContainEqual({ verbo: 'envia', codigo: 'TIMESHEET_INCOMPLETE', valores: { n: 1 } });
    expect((await hr(calls.timesheet, { params: { id } })).dias).toEqual(sheet.dias);
    expect(
      await codeOf(worker(calls.sendTimesheet, { params: { id }, body: { versao: sheet.versao, concorda: true } })),
    ).toBe('TIMESHEET_INCOMPLETE');
    expect((await hr(periods.checkPeriods, { body: { idPeriodos: [period] } })).bloqueios).toMatchObject([
      { codigo: 'TIMESHEET_INCOMPLETE', quantos: 1 },
      { codigo: 'TIMESHEET_NOT_APPROVED' },
    ]);
    await punches('2026-06-02', ['17:00']);
    await hr(setup.assignSchedule, { body: assigned });
    const { versao } = await worker(calls.timesheet, { params: { id } });
    expect(versao).toBe(sheet.versao + 1);
    const sent = await worker(calls.sendTimesheet, { params: { id }, body: { versao, concorda: true } });
    expect(sent).toMatchObject({ status: 'enviado', concorda: true });
    const why = await worker(calls.explainTotal, {
      params: { id, total: 'horasExtras' },
      query: { dia: '2026-06-01' },
    });
    expect(why).toMatchObject({
      valor: 120,
      regra: expect.stringContaining('CLT art. 59'),
      passos: [{ dia: '2026-06-01', minutos: 120 }],
    });
    expect(why.parametros).toContainEqual({ nome: 'overtime.work', valor: '50 %', desde: expect.any(String) });
    expect(why.marcacoes.map(({ hora }) => hora)).toEqual(['08:00', '12:00', '13:00', '19:00']);
    expect(await hr(calls.remindTimesheets, { body: { tipo: 'aprovar', ids: [id] } })).toEqual({ total: 1 });
    expect(await hr(calls.remindTimesheets, { body: { tipo: 'aprovar', ids: [id] } })).toEqual({ total: 0 });
    const redirect = (para: string) =>
      hr(calls.redirectTimesheet, { params: { id }, body: { para, motivo: 'Gestor está de férias.' } });
    expect(await codeOf(redirect(await app.personId('bruno')))).toBe('INVALID_OPTION');
    await redirect(await app.personId('helena'));
    const manager = await app.as('gustavo', 'gestor');
    expect((await manager(calls.timesheetsToDecide, { params: { page: '1' }, query: {} })).items).toEqual([]);
    await redirect(await app.personId('gustavo'));
    expect((await manager(calls.timesheetsToDecide, { params: { page: '1' }, query: {} })).items).toMatchObject([
      { id },
    ]);
    const waiting = async (query: object) =>
      (await manager(calls.timesheetsToDecide, { params: { page: '1' }, query })).total;
    const { idEmpresa } = await hr(calls.timesheet, { params: { id } });
    expect(await waiting({ idEmpresa, mes: '6', ano: '2026' })).toBe(1);
    expect(await waiting({ idEmpresa, mes: '7', ano: '2026' })).toBe(0);
    expect(await waiting({ idEmpresa: id })).toBe(0);
    const approved = await manager(calls.approveTimesheet, { params: { id }, body: { versao } });
    expect(approved.status).toBe('aprovado');
    const { idFechamento } = await hr(periods.closePeriods, { body: { idPeriodos: [period] } });
    const read = () => hr(periods.closing, { params: { id: idFechamento } });
    await expect.poll(async () => (await read()).status).toBe('finalizado');
    const closing = await read();
    expect(closing).toMatchObject({ total: 1, feitos: 1, recusados: 0, itens: [{ situacao: 'feito' }] });
    const closed = await worker(calls.timesheet, { params: { id } });
    expect(closed).toMatchObject({ status: 'fechado', periodoFechado: true });
    expect(closed.historico.map(({ verbo }) => verbo)).toEqual([
      'close',
      'approve',
      'redirect',
      'redirect',
      'send',
      'agree',
    ]);
  });
});

/** Facts of a clock of the company, as a file brings them. */
async function punches(day: string, hours: string[]): Promise<void> {
  const [device] = await sql(
    `insert into clock_device (access_group_id, company_id, kind, serial) select access_group_id, id, 'C', '00000000000000001' from company where id = $1
     on conflict (access_group_id, serial) do update set layout = excluded.layout returning id`,
    [companyId],
  );
  for (const hour of hours)
    await sql(
      `insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
       select e.access_group_id, e.company_id, e.id, e.person_id, $2, (select count(*) + 1 from punch), '52998224725', ($3 || '-03')::timestamptz, $3::timestamp, -180, now(), 'file', 'A'
         from employment e where e.id = $1`,
      [maria, device.id, `${day} ${hour}`],
    );
}

describe('mirrors that payroll printed', () => {
  it('a published page is a mirror of origin pdf; a newer one is its next version; deleting and hiding go with the page', async () => {
    const publish = async (month: number) => {
      const [{ id }] = await sql(
        `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, content, verification_code)
         select access_group_id, company_id, id, person_id, 7, 'timeMirror', 2026, $2, name, registration, 0, 0, 0, '[]', '{"days": [], "totals": {}}', gen_random_uuid() from employment where id = $1 returning id`,
        [maria, month],
      );
      return id;
    };
    const [first, worker] = [await publish(3), await app.as('maria', 'trabalhador')];
    const list = async () =>
      (await worker(calls.workerTimesheets, { params: { page: '1' }, query: { pesquisa: '03/2026' } })).items;
    const [row] = await list();
    expect(row).toMatchObject({
      origem: 'pdf',
      status: 'aberto',
      periodoInicio: '2026-03-01',
      periodoFim: '2026-03-31',
      versao: 1,
    });
    const id = row?.id ?? '';
    expect(await worker(calls.timesheet, { params: { id } })).toMatchObject({ idDocumento: first, dias: [] });
    await worker(calls.answerTimesheet, { params: { id }, body: { concorda: true } });
    const second = await publish(3);
    expect(await worker(calls.timesheet, { params: { id } })).toMatchObject({
      idDocumento: second,
      versao: 2,
      concorda: null,
    });
    const hr = await helena();
    const hiding = { idEmpresa: companyId, mes: '3', ano: '2026' };
    await hr(calls.hideTimesheets, { params: { ...hiding, ocultar: 'true' }, query: { idPonto: id } });
    expect(await list()).toEqual([]);
    expect(await sql('select visible from receipt where id = $1', [second])).toEqual([{ visible: false }]);
    await hr(calls.hideTimesheets, { params: { ...hiding, ocultar: 'false' }, query: { idPonto: id } });
    await hr(calls.deleteTimesheets, {
      body: { IdString: id, Justificativa: 'Espelho do mês errado, vem outro na próxima semana.' },
    });
    expect(await codeOf(worker(calls.timesheet, { params: { id } }))).toBe('TIMESHEET_NOT_FOUND');
    expect(await sql('select from receipt where id = $1 and deleted_at is null', [second])).toEqual([]);
  });

  it('a page of a month that is computed here hangs on its mirror', async () => {
    const [{ id, version }] = await sql(
      "select id, version from timesheet where employment_id = $1 and from_day = '2026-06-01'",
      [maria],
    );
    await sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, content, verification_code)
       select access_group_id, company_id, id, person_id, 7, 'timeMirror', 2026, 6, name, registration, 0, 0, 0, '[]', '{"days": [], "totals": {}}', gen_random_uuid() from employment where id = $1`,
      [maria],
    );
    expect(
      await sql('select origin, version, receipt_id is not null as printed from timesheet where id = $1', [id]),
    ).toEqual([{ origin: 'registro', version, printed: true }]);
  });
});
