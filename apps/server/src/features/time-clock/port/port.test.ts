import { setTimeout as wait } from 'node:timers/promises';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { clockJustificationContract as asks } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockPortContract as port } from '@cracha/contract/features/time-clock/clock-port.contract.ts';
import { timeClockContract as sheets } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ClockAdapter } from '#core/clock/port/clock-port.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { permitted } from '#test/permissions.ts';
import { portWorld } from './port-world.factory.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof portWorld>>;
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
  world = await portWorld(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.behave(undefined));

const worker = () => app.as('maria', 'trabalhador');
const manager = () => app.as('gustavo', 'gestor');
const hr = () => app.as('helena', 'rh');
const listed = { params: { page: '1', size: '20' }, query: { origem: 'fopag' as const } };
const read = async (id: string) => (await worker())(sheets.timesheet, { params: { id } });
const oddDayOf = async (id: string) => (await read(id)).dias.find(({ situacao }) => situacao === 'pendente')?.dia ?? '';
/** A full day that nobody has asked about. */
const freeDayOf = async (id: string) =>
  (await read(id)).dias.find(({ saida, justificativas }) => saida.length === 2 && justificativas.length === 0)?.dia ??
  '';
const form = { tipo: 'dia', ocorrencia: 'odd_punches', justificativa: 'Esqueci de marcar' } as const;
const asked = (data: string) => ({ ...form, data, motivo: 'Esqueci de marcar a saída', hora: '17:00' });
const justify = async (id: string, day: string) =>
  (await (await worker())(asks.sendJustification, { params: { id }, body: asked(day) })).id;
const one = async (id: string) => (await hr())(asks.justification, { params: { id } });

const told = async (kind: string): Promise<string[]> =>
  (await world.sql('select target from notification where kind = $1', [kind])).map(({ target }) => target);

describe('before a payroll clock ever answered', () => {
  it('is off until HR sets an adapter that this installation has; the version that was read is the one that is changed', async () => {
    const call = await hr();
    const at = { params: { id: world.companyId } };
    expect(await call(port.payrollClocks, {})).toMatchObject([{ id: world.companyId, situacao: 'desligada' }]);
    expect(await call(port.payrollClockConfig, at)).toMatchObject({
      adaptador: null,
      versao: 0,
      adaptadores: ['double'],
    });
    const body = { adaptador: 'http-json', codigoEmpresa: 'HSP', ativo: true, versao: 0 };
    expect(await codeOf(call(port.savePayrollClockConfig, { ...at, body }))).toBe('INVALID_OPTION');
    expect(await world.set({ codigoEmpresa: 'down:HSP' })).toMatchObject({ ativo: true, versao: 1 });
    expect(await codeOf(call(port.savePayrollClockConfig, { ...at, body: { ...body, adaptador: 'double' } }))).toBe(
      'STALE_VERSION',
    );
    const other = await app.as('bruno', 'rh');
    for (const ask of [port.payrollClockConfig, port.payrollClockState])
      expect(await codeOf(other(ask, at))).toBe('NOT_FOUND');
    expect(await codeOf(call(port.choosePayrollClock, { params: { id: unknownId } }))).toBe('NOT_FOUND');
  });

  it('a list without a copy says that the service is unavailable, and so does a month that was opened by hand', async () => {
    await world.copy();
    for (const call of [
      () => worker().then(c => c(sheets.workerTimesheets, listed)),
      () => hr().then(c => c(sheets.hrTimesheets, listed)),
    ])
      expect(await codeOf(call())).toBe('TIME_INTEGRATION_UNAVAILABLE');
    await world.sql(
      `insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, from_day, until_day, worker_name)
       select access_group_id, company_id, id, person_id, 'fopag', '2020-01-01', '2020-01-31', name from employment where id = $1`,
      [world.maria],
    );
    const [bare] = await world.sql("select id from timesheet where origin = 'fopag'");
    expect(await codeOf(read(bare.id))).toBe('TIME_INTEGRATION_UNAVAILABLE');
    await world.sql('delete from timesheet where id = $1', [bare.id]);
    const state = await (await worker())(port.payrollClockState, { params: { id: world.companyId } });
    expect(state).toMatchObject({ situacao: 'indisponivel', falha: 'indisponivel', copiaEm: null });
    await world.set();
  });
});

describe('copies', () => {
  it('are the months as the payroll clock has them, with their time; nothing is asked while a transaction is open', async () => {
    let [asking, open] = [0, 0];
    const watched: ClockAdapter = {
      ...app.clock,
      async mirror(...of) {
        const busy =
          "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'";
        open += (await app.database.pool.query(busy)).rowCount ?? 0;
        asking += 1;
        return app.clock.mirror(...of);
      },
    };
    await world.copy(watched);
    expect(asking).toBeGreaterThan(5);
    expect(open).toBe(0);
    const { items } = await (await worker())(sheets.workerTimesheets, listed);
    expect(items).toHaveLength(5);
    expect(items[0]).toMatchObject({ origem: 'fopag', status: 'aberto', copiaEm: expect.stringMatching(/Z$/) });
    const id = await world.mirrorOf(world.maria, 1);
    const sheet = await read(id);
    expect(sheet.dias.filter(({ situacao }) => situacao === 'pendente')).toHaveLength(1);
    expect(sheet.totais.horasTrabalhadas).toBeGreaterThan(9_000);
    expect(sheet.dias[0]?.marcacoes.every(({ origem, fonte }) => origem === 'fopag' && fonte === 'O')).toBe(true);
    expect((await (await hr())(sheets.timesheet, { params: { id } })).totais).toEqual(sheet.totais);
    const boss = await (await manager())(sheets.teamTimesheets, listed);
    expect(boss.items.length).toBeGreaterThan(0);
    expect(await (await worker())(port.choosePayrollClock, { params: { id: world.companyId } })).toMatchObject({
      escolhida: true,
    });
    expect(await (await hr())(port.payrollClocks, {})).toMatchObject([{ situacao: 'funciona', escolhida: false }]);
  });

  it('that changed are the next version and void the answer; the same again only tells the time', async () => {
    const id = await world.mirrorOf(world.maria, 2);
    await (await worker())(sheets.answerTimesheet, { params: { id }, body: { concorda: 'true' } });
    const before = await read(id);
    await world.copy();
    expect(await read(id)).toMatchObject({ versao: before.versao, concorda: true });
    await approveThere(id, await oddDayOf(id));
    await world.copy();
    expect(await read(id)).toMatchObject({ versao: before.versao + 1, concorda: null, diasIncompletos: 0 });
    expect(await told('timesheetChanged')).toEqual([`/trabalhador/pontofopagview?id=${id}`]);
  });

  it('of a sealed month leave its rows and stand outside; a review takes them in', async () => {
    const id = await world.mirrorOf(world.maria, 2);
    const { versao, totais, dias } = await read(id);
    await (await worker())(sheets.sendTimesheet, { params: { id }, body: { versao, concorda: true } });
    await approveThere(id, dias.find(({ saida }) => saida.length === 2)?.dia ?? '', '20:00', '21:00');
    await world.copy();
    expect(await read(id)).toMatchObject({ status: 'enviado', versao, totais, foraDoEspelho: true });
    expect(await told('punchesOutside')).toContain('/rh/espelhos-ponto?pendencia=fora');
    const body = { versao, motivo: 'Há marcações novas no ponto.' };
    await (await hr())(sheets.reviewTimesheet, { params: { id }, body });
    await world.deliver();
    await world.copy();
    const after = await read(id);
    expect(after).toMatchObject({ status: 'emRevisao', versao: versao + 1, concorda: null, foraDoEspelho: false });
    expect(after.totais.horasTrabalhadas).toBe(totais.horasTrabalhadas + 60);
  });

  it('stay while the payroll clock is down, with their time', async () => {
    const id = await world.mirrorOf(world.maria, 2);
    const { copiaEm } = await read(id);
    app.clock.behave('down');
    await world.copy();
    expect((await read(id)).copiaEm).toBe(copiaEm);
    const state = await (await manager())(port.payrollClockState, { params: { id: world.companyId } });
    expect(state).toMatchObject({ situacao: 'indisponivel', copiaEm: expect.any(String), falhaEm: expect.any(String) });
    app.clock.behave('answers');
    await world.copy();
    expect((await (await hr())(port.payrollClocks, {}))[0]).toMatchObject({ situacao: 'funciona', falha: null });
  });

  it('that HR deleted don’t come back with the next reading', async () => {
    const id = await world.mirrorOf(world.maria, 0);
    const why = 'Mês aberto por engano no outro sistema, pedido do gestor.';
    await (await hr())(sheets.deleteTimesheets, { body: { IdString: id, Justificativa: why, confirmado: true } });
    await world.copy();
    expect(await world.mirrorOf(world.maria, 0)).toBe('');
  });

  it('are explained by their days alone: our parameters are not theirs', async () => {
    const params = { id: await world.mirrorOf(world.maria, 1), total: 'horasTrabalhadas' };
    const why = await (await worker())(sheets.explainTotal, { params, query: {} });
    expect(why.parametros).toEqual([]);
    expect(why.passos.length).toBeGreaterThan(15);
  });

  it('that have grown old are asked for once by who opens them', async () => {
    const jobs = async () =>
      (await world.sql("select from jobs.job_common where name = 'clock-sync' and state = 'created'")).length;
    const before = await jobs();
    await world.sql(
      "update clock_sync set succeeded_at = now() - interval '6 minutes', failed_at = null, asked_at = null",
    );
    for (let times = 0; times < 3; times++) await (await worker())(sheets.workerTimesheets, listed);
    expect(await jobs()).toBe(before + 1);
  });
});

/** Something that another program decided by itself. */
async function approveThere(id: string, day: string, ...hours: string[]): Promise<void> {
  const [from, until] = hours;
  await app.clock.decideJustification(
    `there ${id} ${day} ${hours.join()}`,
    {
      asked: {
        worker: { company: { code: 'HSP' }, employment: world.maria, cpf: '', registration: null },
        ...{ id: `${id} ${day} ${hours.join()}`, day, periods: from && until ? [[from, until]] : [], hour: '17:00' },
        ...{ days: null, effect: 'include', kind: null, words: null },
      },
      ...{ verdict: 'approved', reason: null },
    },
    new AbortController().signal,
  );
}

describe('what a payroll clock is told', () => {
  it('an approval is being sent until it is taken; the day shows it, and the answer of a sent month stands', async () => {
    const id = await world.mirrorOf(world.maria, 1);
    const day = await oddDayOf(id);
    const justification = await justify(id, day);
    const { versao } = await read(id);
    await (await worker())(sheets.sendTimesheet, { params: { id }, body: { versao, concorda: true } });
    const boss = await manager();
    expect((await boss(asks.approveJustification, { params: { id: justification }, body: {} })).status).toBe(
      'enviando',
    );
    expect(
      await codeOf(
        boss(asks.denyJustification, { params: { id: justification }, body: { motivo: 'Mudei de ideia agora.' } }),
      ),
    ).toBe('REQUEST_IN_PROCESS');
    expect(await codeOf(boss(sheets.approveTimesheet, { params: { id }, body: { versao } }))).toBe(
      'JUSTIFICATIONS_PENDING',
    );
    const waiting = (await world.acts()).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([{ verb: 'putJustification' }, { verb: 'decideJustification' }]);
    await world.deliver();
    expect(await one(justification)).toMatchObject({ status: 'aprovada', falhaEnvio: false });
    const after = await read(id);
    expect(after).toMatchObject({
      status: 'enviado',
      versao: versao + 1,
      concorda: true,
      diasIncompletos: 0,
      foraDoEspelho: false,
    });
    await boss(sheets.approveTimesheet, { params: { id }, body: { versao: after.versao } });
    await world.deliver();
    expect(Object.values(app.clock.taken()).at(-1)).toMatchObject({
      act: 'decideMirror',
      told: { verdict: 'approved' },
    });
    expect((await world.acts()).every(({ state }) => state === 'done')).toBe(true);
  });

  it('who was asked about a day, and reaches nothing else of its worker, reads that day as it was copied', async () => {
    const id = await world.mirrorOf(world.maria, 4);
    const day = await oddDayOf(id);
    const justification = await justify(id, day);
    const [scope] = await world.sql(
      'delete from membership_scope s where s.employment_id = $1 returning to_jsonb(s) as row',
      [world.maria],
    );
    const boss = await manager();
    expect(await codeOf(boss(sheets.timesheet, { params: { id } }))).toBe('TIMESHEET_NOT_FOUND');
    const { dia } = await boss(asks.justification, { params: { id: justification } });
    expect(dia).toMatchObject({ entrada: ['08:00', '13:00'], saida: ['12:00'] });
    await world.sql('insert into membership_scope select * from jsonb_populate_record(null::membership_scope, $1)', [
      scope.row,
    ]);
    await (await worker())(asks.withdrawJustification, { params: { id: justification } });
    await world.deliver();
  });

  const readers = [
    {
      who: 'maria',
      role: 'EMPREGADO',
      profile: 'trabalhador',
      area: 'Trabalhador',
      list: sheets.workerTimesheets,
      link: sheets.workerTimesheetLink,
    },
    { who: 'helena', role: 'RH', profile: 'rh', area: 'Rh', list: sheets.hrTimesheets, link: sheets.hrTimesheetLink },
    {
      who: 'gustavo',
      role: 'GESTOR',
      profile: 'gestor',
      area: 'Gestor',
      list: sheets.teamTimesheets,
      link: sheets.teamTimesheetLink,
    },
  ] as const;

  it.each(readers)(
    '$role with the payroll clock’s right alone reads its months and takes their papers, and nobody else’s',
    async ({ area, link, list, profile, ...reader }) => {
      const own = { params: { id: await world.mirrorOf(world.maria, 1) } };
      const [other] = await world.sql(
        `insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, from_day, until_day, worker_name)
       select access_group_id, company_id, id, person_id, 'registro', '2020-02-01', '2020-02-29', name from employment where id = $1 returning id`,
        [world.maria],
      );
      const strange = { params: { id: String(other.id) } };
      const every = { params: { page: '1', size: '50' }, query: {} };
      const origins = async () => {
        const { items } = await (await app.as(reader.who, profile))(list, every);
        return [...new Set(items.map(({ origem }) => origem))].sort();
      };
      expect(await origins()).toContain('registro');
      const payroll = [`${area}PontoFopagVisualizar`, `${area}PontoFopagDownload`];
      await permitted(app, reader, payroll, async () => {
        const call = await app.as(reader.who, profile);
        expect(await origins()).toEqual(['fopag']);
        expect((await call(sheets.timesheet, own)).dias.length).toBeGreaterThan(27);
        expect((await call(link, own)).url).toContain('/pdf?chave=');
        expect(await codeOf(call(link, strange))).toBe('TIMESHEET_NOT_FOUND');
        // a worker needs no right for an own month
        if (profile === 'trabalhador') return;
        for (const ask of [sheets.timesheet, sheets.timesheetHistory])
          expect(await codeOf(call(ask, strange))).toBe('TIMESHEET_NOT_FOUND');
      });
      await permitted(app, reader, [`${area}EspelhoPontoVisualizar`, `${area}PontoFopagDownload`], async () => {
        const call = await app.as(reader.who, profile);
        expect(await origins()).toContain('registro');
        expect(await codeOf(call(link, strange))).toBe('TIMESHEET_NOT_FOUND');
      });
      await permitted(app, reader, [`${area}InicioVisualizar`], async () => {
        const call = await app.as(reader.who, profile);
        expect(await codeOf(call(list, every))).toBe('OPERATION_NOT_ALLOWED');
      });
      await world.sql('delete from timesheet where id = $1', [strange.params.id]);
    },
  );

  it('a month’s paper is drawn from its copy', async () => {
    const call = await hr();
    const { url } = await call(sheets.hrTimesheetLink, { params: { id: await world.mirrorOf(world.maria, 1) } });
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    expect((await app.send(url, { headers })).headers.get('content-type')).toBe('application/pdf');
  });

  it('told twice it has its effect once: by its key there, by its state here', async () => {
    const id = await world.mirrorOf(world.maria, 3);
    const justification = await justify(id, await oddDayOf(id));
    await (await manager())(asks.approveJustification, { params: { id: justification }, body: {} });
    app.clock.behave('twice');
    await world.deliver();
    const { versao, totais } = await read(id);
    const { versao: settled } = await one(justification);
    // this side died before it wrote down the answer
    await world.sql("update clock_outbox set state = 'waiting', next_try_at = now() where subject_id = $1", [
      justification,
    ]);
    await world.deliver();
    expect(await read(id)).toMatchObject({ versao, totais });
    expect(await one(justification)).toMatchObject({ status: 'aprovada', versao: settled });
    const [told] = await world.sql(
      "select count(*)::int as n from notification where cause like 'justification-approve:' || $1 || '%'",
      [justification],
    );
    expect(told.n).toBe(1);
    const [act] = await world.sql(
      "select key from clock_outbox where subject_id = $1 and verb = 'decideJustification'",
      [justification],
    );
    expect(app.clock.taken()[act.key]?.times).toBe(4);
  });

  it('is told by one of two processes at once', async () => {
    const id = await world.mirrorOf(world.maria, 4);
    const justification = await justify(id, await freeDayOf(id));
    const slow: ClockAdapter = {
      ...app.clock,
      async putJustification(...asked) {
        await wait(150);
        return app.clock.putJustification(...asked);
      },
    };
    await Promise.all([world.deliver(undefined, slow), world.deliver(undefined, slow)]);
    expect(app.clock.taken()[`put:${justification}:1`]?.times).toBe(1);
    await (await worker())(asks.withdrawJustification, { params: { id: justification } });
  });

  it('a decision and its message are one: without the one the other is not', async () => {
    const id = await world.mirrorOf(world.maria, 4);
    const justification = await justify(id, await oddDayOf(id));
    await world.sql(
      `create function public.dies() returns trigger language plpgsql as 'begin raise exception ''out of space''; end';
       create trigger dies before insert on clock_outbox for each row execute function public.dies()`,
    );
    const boss = await manager();
    await expect(boss(asks.approveJustification, { params: { id: justification }, body: {} })).rejects.toThrow();
    await world.sql('drop trigger dies on clock_outbox; drop function public.dies()');
    expect((await one(justification)).status).toBe('pendente');
    await world.deliver();
  });

  it('one that is down or late is asked again with growing pauses, in order; what it refuses waits for a decision again', async () => {
    const [{ id: justification }] = await world.sql("select id from justification where state = 'pending'");
    const boss = await manager();
    app.clock.behave('down');
    await boss(asks.approveJustification, { params: { id: justification }, body: {} });
    await world.deliver();
    const waiting = async () => (await world.acts()).filter(({ state }) => state === 'waiting');
    expect(await waiting()).toMatchObject([{ tries: 1, failure: 'down' }]);
    const { fila } = await (await hr())(port.payrollClockConfig, { params: { id: world.companyId } });
    expect(fila).toMatchObject([{ ato: 'decisao', situacao: 'aguardando', tentativas: 1, falha: 'indisponivel' }]);
    await (await hr())(port.retryPayrollClock, { params: { id: world.companyId } });
    app.clock.behave('late');
    await world.deliver(20);
    expect(await waiting()).toMatchObject([{ tries: 2, failure: 'late' }]);
    expect((await one(justification)).status).toBe('enviando');
    const [{ pause }] = await world.sql(
      "select extract(epoch from next_try_at - now())::float as pause from clock_outbox where state = 'waiting'",
    );
    expect(pause).toBeGreaterThan(0.5);
    await world.deliver();
    expect(await waiting()).toMatchObject([{ tries: 2 }]);
    await (await hr())(port.retryPayrollClock, { params: { id: world.companyId } });
    app.clock.behave('refuses');
    await world.deliver();
    expect(await one(justification)).toMatchObject({ status: 'pendente', falhaEnvio: true, decididaPor: null });
    app.clock.behave('answers');
    await boss(asks.approveJustification, { params: { id: justification }, body: {} });
    await world.deliver();
    expect(await one(justification)).toMatchObject({ status: 'aprovada', falhaEnvio: false });
  });

  it('of an employment the later waits for the earlier, and HR is told once after a day', async () => {
    const id = await world.mirrorOf(world.maria, 3);
    const days = (await read(id)).dias.filter(({ saida }) => saida.length === 2).slice(0, 2);
    app.clock.behave('down');
    for (const { dia } of days) await justify(id, dia);
    await world.deliver();
    expect((await world.acts()).filter(({ state }) => state === 'waiting')).toMatchObject([{ tries: 1 }, { tries: 0 }]);
    await world.sql("update clock_outbox set made_at = now() - interval '25 hours' where state = 'waiting'");
    await world.deliver();
    await world.deliver();
    const { items } = await (await hr())(notificationContract.notifications, {
      params: { page: '1', size: '50' },
      query: {},
    });
    expect(items.filter(({ tipo }) => tipo === 'integrationDown')).toMatchObject([{ valores: { n: 2 } }]);
    app.clock.behave('answers');
    await (await hr())(port.retryPayrollClock, { params: { id: world.companyId } });
    await world.deliver();
    expect((await world.acts()).filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  it('what waits goes to the company as it is called by then; switched off, approvals wait for a decision again', async () => {
    const pending = await world.sql("select id from justification where state = 'pending' order by day");
    const boss = await manager();
    await world.set({ codigoEmpresa: 'down:HSP' });
    const states = async () => {
      const found = await Promise.all(pending.map(({ id }) => one(id)));
      return found.map(({ status, falhaEnvio }) => [status, falhaEnvio]);
    };
    for (const { id } of pending) await boss(asks.approveJustification, { params: { id }, body: {} });
    await world.deliver();
    await world.set({ ativo: false, codigoEmpresa: 'HSP' });
    expect(await states()).toEqual(pending.map(() => ['pendente', true]));
    await world.set({ codigoEmpresa: 'down:HSP' });
    const [first] = pending;
    await boss(asks.approveJustification, { params: { id: first.id }, body: {} });
    await world.deliver();
    await world.set({ codigoEmpresa: 'HSP' });
    await world.deliver();
    expect(await states()).toEqual([['aprovada', false], ...pending.slice(1).map(() => ['pendente', true])]);
    const rest = { params: { id: await world.mirrorOf(world.maria, 3) } };
    await (await worker())(asks.sendJustification, { ...rest, body: asked(await freeDayOf(rest.params.id)) });
  });

  it('without a working adapter only denying is possible, and nobody is told', async () => {
    const [{ id: waits }, { id: other }] = await world.sql(
      "select id from justification where state = 'pending' order by day",
    );
    const [{ id: decided }] = await world.sql("select id from justification where state = 'approved'");
    await world.set({ ativo: false });
    const boss = await manager();
    const before = (await world.acts()).length;
    expect(await codeOf(boss(asks.approveJustification, { params: { id: waits }, body: {} }))).toBe(
      'JUSTIFICATION_ONLY_DENY',
    );
    expect(await codeOf(boss(asks.finishJustification, { params: { id: decided }, body: {} }))).toBe(
      'JUSTIFICATION_ONLY_DENY',
    );
    const denied = await boss(asks.denyJustification, {
      params: { id: waits },
      body: { motivo: 'O dia está certo assim.' },
    });
    expect(denied.status).toBe('negada');
    expect((await world.acts()).length).toBe(before);
    expect((await one(other)).can).not.toContain('aprova');
  });
});
