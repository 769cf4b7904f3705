import { randomUUID } from 'node:crypto';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockFileContract as files } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import { clockMarkContract as calls } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract as mirrors } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markHash } from '#core/clock/afd/chain.ts';
import { markFields } from '#core/clock/afd/own-lines.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { textOfPdf } from '#test/pdf-text.ts';
import { clockWorld } from '../file/clock-world.factory.ts';

let app: TestApp;
let companyId: string;
let maria: string;
beforeAll(async () => {
  app = await startApp();
  [{ id: maria, company_id: companyId }] = await employmentsOf('maria');
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const worker = () => app.as('maria', 'trabalhador');
const employmentsOf = async (who: Parameters<TestApp['personId']>[0]) =>
  sql('select id, company_id from employment where person_id = $1 order by id', [await app.personId(who)]);
const work = { intervals: [['08:00', '12:00'] as [string, string], ['13:00', '17:00'] as [string, string]] };
const week = {
  kind: 'week' as const,
  days: { 1: work, 2: work, 3: work, 4: work, 5: work, 6: work, 7: { rest: true as const } },
  break_mode: 'fixed' as const,
  works_holidays: false,
  marking: 'punch' as const,
};

describe('before the company records here', () => {
  it('there is nothing to mark on', async () => {
    const call = await worker();
    expect(await codeOf(call(calls.mark, { body: {} }))).toBe('FEATURE_NOT_CONTRACTED');
    expect(await codeOf(call(calls.mark, { body: { idVinculo: maria } }))).toBe('FEATURE_NOT_CONTRACTED');
    expect(await codeOf(call(calls.clockNow, { query: {} }))).toBe('FEATURE_NOT_CONTRACTED');
    expect((await call(calls.recorderSummary, {})).vinculos).toEqual([]);
  });
});

describe('the recorder', () => {
  let marked: Awaited<ReturnType<typeof mark>>;
  const mark = async (key: string = randomUUID()) => (await worker())(calls.mark, { body: {}, idempotencyKey: key });
  const key = randomUUID();

  beforeAll(async () => {
    const hr = await app.as('helena', 'rh');
    await hr(companyContract.configureCompany, { params: { id: companyId }, body: { tipoPonto: 'registro' } });
  });

  it('marks without a schedule, too: first the employer and the worker, then the mark, in one chain', async () => {
    marked = await mark(key);
    const now = civilText('America/Sao_Paulo', Date.now());
    expect(marked).toMatchObject({ nsr: 3, zona: 'America/Sao_Paulo', sinais: [] });
    expect(Math.abs(Date.parse(marked.em) - Date.now())).toBeLessThan(60_000);
    expect(marked.dia).toMatchObject({
      ...{ idVinculo: maria, dia: now.slice(0, 10), horario: [], previsto: 0, situacao: 'andamento', proxima: 'saida' },
      marcacoes: [{ id: marked.id, nsr: 3, hora: marked.hora, sentido: 'entrada', origem: 'registro', fonte: 'O' }],
    });
    const events = await sql('select nsr::int, type, data from device_event order by nsr');
    expect(events).toMatchObject([
      { nsr: 1, type: '2', data: { offset: -180, employer: { kind: '1' } } },
      { nsr: 2, type: '5', data: { operation: 'I', name: 'Maria Aparecida Souza' } },
    ]);
    const [row] = await sql('select * from punch');
    expect(row).toMatchObject({
      ...{ id: marked.id, employment_id: maria, nsr: 3, source: 'recorder', trust: 'A', collector: '02' },
      ...{ offline: false, utc_offset: -180, previous_hash: null, client_key: key },
    });
    const stamp = { at: row.instant.getTime(), offset: -180 };
    const own = { type: '7', nsr: 3, mark: stamp, cpf: row.identifier, recorded: stamp, collector: '02' } as const;
    expect(row.hash).toBe(markHash(markFields({ ...own, isOffline: false }), ''));
    const [device] = await sql('select serial, kind, layout, next_nsr::int, last_hash from clock_device where own');
    expect(device).toMatchObject({ kind: 'P', layout: '671', next_nsr: 4, last_hash: row.hash });
    expect(device?.serial).toMatch(/^0{17}\/\d{14}$/);
  });

  it('sent again it is the same mark; another body with the key is refused; so it is from another session', async () => {
    const call = await worker();
    const again = await call(calls.mark, { body: {}, idempotencyKey: key });
    expect([again.id, again.nsr]).toEqual([marked.id, marked.nsr]);
    const session = (body: object) => call(calls.mark, { body, idempotencyKey: sameSession });
    const sameSession = randomUUID();
    const first = await session({});
    expect(await session({})).toEqual(first);
    expect(await codeOf(session({ idVinculo: maria }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(first).toMatchObject({ nsr: 4, sinais: ['repetida'] });
    expect(first.dia.marcacoes.map(({ fonte }) => fonte)).toEqual(['O', 'D']);
    expect(await sql('select count(*)::int as n from punch')).toEqual([{ n: 2 }]);
  });

  it('is shut to who is switched off in the access group: their mark is refused, and none is written', async () => {
    const count = async () => (await sql('select count(*)::int as n from punch'))[0].n;
    const before = await count();
    const call = await worker();
    const person = await app.personId('maria');
    // still somebody in another access group
    const [here] = await sql(
      `with h as (update membership set enabled = false where person_id = $1 and role = 'EMPREGADO' returning *),
       o as (insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
         select person_id, role, (select g.id from access_group g where g.id <> h.access_group_id limit 1), access_profile_id, now(), 'before' from h)
       select id from h`,
      [person],
    );
    for (const body of [{}, { idVinculo: maria }])
      expect(await codeOf(call(calls.mark, { body }))).toBe('FEATURE_NOT_CONTRACTED');
    expect(await count()).toBe(before);
    await sql('delete from membership where person_id = $1 and id <> $2', [person, here?.id]);
    await sql('update membership set enabled = true where id = $1', [here?.id]);
  });

  it('refuses others’ employments, those who were dismissed, and asks which of several', async () => {
    const call = await worker();
    const [colleague] = await employmentsOf('joao');
    for (const idVinculo of [colleague.id, unknownId])
      expect(await codeOf(call(calls.mark, { body: { idVinculo } }))).toBe('EMPLOYEE_NOT_FOUND');
    await sql(
      `insert into employment (access_group_id, company_id, person_id, name, registration) select access_group_id, company_id, person_id, name, 'SEGUNDO' from employment where id = $1`,
      [maria],
    );
    expect((await refusalOf(call(calls.mark, { body: {} }))).body).toMatchObject({
      code: 'REQUIRED_FIELD',
      fields: { idVinculo: 'Campo obrigatório' },
    });
    await sql("update employment set dismissed_on = '2026-01-10' where registration = 'SEGUNDO'");
    const [second] = await sql("select id from employment where registration = 'SEGUNDO'");
    expect(await codeOf(call(calls.mark, { body: { idVinculo: second?.id } }))).toBe('STATUS_FORBIDS');
    expect(await sql('select count(*)::int as n from punch')).toEqual([{ n: 2 }]);
    // neither can the worker write one without the recorder
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.profile', 'trabalhador', true), set_config('app.user', $1, true)", [
        await app.personId('maria'),
      ]);
      const direct = client.query(
        `insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
         select access_group_id, company_id, employment_id, person_id, device_id, 99, identifier, instant, local, utc_offset, recorded_at, source, trust from punch limit 1`,
      );
      await expect(direct).rejects.toThrow(/row-level security/);
      await client.query('rollback');
      await client.query('begin');
      await client.query("select set_config('app.profile', 'trabalhador', true), set_config('app.user', $1, true)", [
        await app.personId('joao'),
      ]);
      const foreign = client.query("select access.write_mark(gen_random_uuid(), $1, -180, '02', null)", [maria]);
      await expect(foreign).rejects.toThrow('EMPLOYEE_NOT_FOUND');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('the clock of the server stepped back: the number goes on, and it is told', async () => {
    const [last] = await sql('select * from punch where nsr = 4');
    const ahead = { at: last?.instant.getTime() + 3_600_000, offset: -180 };
    const own = { type: '7', nsr: 5, mark: ahead, cpf: last?.identifier, recorded: ahead, collector: '02' } as const;
    const hash = markHash(markFields({ ...own, isOffline: false }), last?.hash);
    await sql(
      `insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, collector, trust, hash, previous_hash)
       select access_group_id, company_id, employment_id, person_id, device_id, 5, identifier, instant + interval '1 hour', local + interval '1 hour', utc_offset, recorded_at + interval '1 hour', source, collector, trust, $1, hash
         from punch where nsr = 4`,
      [hash],
    );
    await sql('update clock_device set next_nsr = 6, last_hash = $1 where own', [hash]);
    expect((await mark()).nsr).toBe(7);
    const [event] = await sql("select nsr::int, at, data from device_event where type = '4'");
    const [made] = await sql('select instant from punch where nsr = 7');
    expect(event).toMatchObject({ nsr: 6, at: new Date(ahead.at) });
    expect(event?.data.adjusted).toEqual({ at: made?.instant.getTime(), offset: -180 });
  });

  it('of another company, number and name are told anew before its first mark; no other tenant sees anything', async () => {
    await clockWorld(app).company('60746948000112', 'Boreal Relógios', { group: 'Grupo Boreal' });
    const boreal = await app.as('bruno', 'rh');
    expect(await codeOf(boreal(calls.punchReceipt, { params: { id: marked.id }, query: {} }))).toBe('NOT_FOUND');
    await sql("update employment set name = 'Maria Aparecida Lima' where id = $1", [maria]);
    expect((await mark()).nsr).toBe(9);
    const [event] = await sql('select data from device_event where nsr = 8');
    expect(event?.data).toMatchObject({ operation: 'A', name: 'Maria Aparecida Lima' });
    await sql("update employment set name = 'Maria Aparecida Souza' where id = $1", [maria]);
  });
});

describe('with a schedule and a mirror', () => {
  let sheet: string;
  const today = () => civilText('America/Sao_Paulo', Date.now()).slice(0, 10);

  beforeAll(async () => {
    const hr = await app.as('helena', 'rh');
    const { id: idHorario } = await hr(setup.createWorkSchedule, { body: { nome: 'Comercial', definicao: week } });
    await hr(setup.assignSchedule, { body: { idVinculos: [maria], idHorario, aPartirDe: '2026-01-01' } });
    const [month] = await sql(
      "select date_trunc('month', d)::date::text as de, (date_trunc('month', d) + interval '1 month - 1 day')::date::text as ate from (select $1::date as d) n",
      [today()],
    );
    await hr(periods.openPeriod, { body: { idEmpresa: companyId, ...month } });
    const { items } = await (await worker())(mirrors.workerTimesheets, { params: { page: '1' }, query: {} });
    sheet = items[0]?.id ?? '';
  });

  it('a mark stands in its mirror at once: a new version, the day computed', async () => {
    const call = await worker();
    const before = await call(mirrors.timesheet, { params: { id: sheet } });
    const made = await call(calls.mark, { body: {} });
    const after = await call(mirrors.timesheet, { params: { id: sheet } });
    expect(after.versao).toBe(before.versao + 1);
    const day = after.dias.find(({ dia }) => dia === made.dia.dia);
    expect(day?.marcacoes.map(({ id }) => id)).toContain(made.id);
    expect(made.dia.marcacoes.map(({ id }) => id)).toEqual(day?.marcacoes.map(({ id }) => id));
    const { document } =
      (await sql('select document from clock_day where employment_id = $1 and day = $2', [maria, made.dia.dia]))[0] ??
      {};
    expect(document.worked_clock).toBe(made.dia.trabalhadas);
  });

  it('the summary tells today, and what there is to do', async () => {
    const { vinculos, ...rest } = await (await worker())(calls.recorderSummary, {});
    expect(vinculos).toMatchObject([
      { idVinculo: maria, tipoPonto: 'registro', impedimento: null, zona: 'America/Sao_Paulo', dia: { dia: today() } },
    ]);
    expect(rest).toMatchObject({ responder: 0, enviar: 0, devolvidas: 0 });
    expect(rest.filaHoje).toBeGreaterThan(2);
    await sql("update timesheet set state = 'closed' where id = $1", [sheet]);
    const closed = await (await worker())(calls.recorderSummary, {});
    expect(closed.vinculos[0]?.impedimento).toBe('PERIOD_CLOSED');
    // nothing keeps a mark out (art. 74): it stands outside the sealed mirror
    const { nsr } = await (await worker())(calls.mark, { body: {} });
    expect(await sql('select outside, state from timesheet where id = $1', [sheet])).toEqual([
      { outside: true, state: 'closed' },
    ]);
    expect(nsr).toBeGreaterThan(9);
    await sql("update timesheet set state = 'open', outside = false where id = $1", [sheet]);
  });

  it('any day of one’s own is told as it is now', async () => {
    const call = await worker();
    const day = await call(calls.workedDay, { params: { data: '2026-03-02' }, query: {} });
    expect(day).toMatchObject({
      ...{ dia: '2026-03-02', horario: ['08:00–12:00', '13:00–17:00'], previsto: 480, situacao: 'ok' },
      ...{ ocorrencias: ['absence'], marcacoes: [], proxima: 'entrada' },
    });
    expect(await call(calls.workedDay, { params: { data: '2020-03-02' }, query: {} })).toMatchObject({ previsto: 0 });
    const [colleague] = await employmentsOf('joao');
    const other = { params: { data: '2026-03-02' }, query: { idVinculo: colleague.id } };
    expect(await codeOf(call(calls.workedDay, other))).toBe('EMPLOYEE_NOT_FOUND');
  });

  it('the hour comes with the zone and an anchor that differs each time', async () => {
    const call = await worker();
    const [one, two] = [await call(calls.clockNow, { query: {} }), await call(calls.clockNow, { query: {} })];
    expect(one.zona).toBe('America/Sao_Paulo');
    expect(Math.abs(Date.parse(one.agora) - Date.now())).toBeLessThan(30_000);
    expect(one.ancora).not.toBe(two.ancora);
    await sql(
      "insert into clock_setting (company_id, access_group_id, zone) select id, access_group_id, 'America/Cuiaba' from company where id = $1",
      [companyId],
    );
    expect((await call(calls.clockNow, { query: {} })).zona).toBe('America/Cuiaba');
    const made = await call(calls.mark, { body: {} });
    expect(made.hora).toBe(civilText('America/Cuiaba', Date.parse(made.em)).slice(11));
    await sql('update clock_setting set zone = null');
  });

  it('punches are listed as facts, page after page', async () => {
    const call = await worker();
    const [{ n }] = await sql('select count(*)::int as n from punch where employment_id = $1', [maria]);
    const page = await call(calls.workerPunches, { params: { page: '1', size: '3' }, query: {} });
    expect(page.items).toHaveLength(3);
    expect(page.items[0]).toMatchObject({ idVinculo: maria, origem: 'registro', comprovante: true });
    const rest = await call(calls.workerPunches, {
      params: { page: '2', size: '50' },
      query: { after: page.after ?? '' },
    });
    expect(rest.items).toHaveLength(n - 3);
    const none = await call(calls.workerPunches, { params: { page: '1' }, query: { ate: '2026-01-01' } });
    expect(none.items).toEqual([]);
  });

  it('its manager sees who is there, and HR the receipt', async () => {
    const gustavo = await app.as('gustavo', 'gestor');
    const { pessoas, dentro } = await gustavo(calls.presence, {});
    const [{ n }] = await sql(
      'select count(*)::int as n from (select from punch where employment_id = $1 and day = $2) p',
      [maria, today()],
    );
    expect(n).toBeGreaterThan(0);
    const seen = pessoas.find(({ idVinculo }) => idVinculo === maria);
    expect(['dentro', 'fora']).toContain(seen?.situacao);
    expect(dentro).toBe(pessoas.filter(({ situacao }) => situacao === 'dentro').length);
    await sql(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day) select access_group_id, company_id, id, person_id, 'auxilioDoenca', $2 from employment where id = (select id from employment where person_id = $1 limit 1)`,
      [await app.personId('joao'), today()],
    );
    const [joao] = await employmentsOf('joao');
    const hr = await app.as('helena', 'rh');
    const { id: idHorario } = (await hr(setup.workSchedules, {})).find(({ nome }) => nome === 'Comercial') ?? {
      id: '',
    };
    await hr(setup.assignSchedule, { body: { idVinculos: [joao.id], idHorario, aPartirDe: '2026-01-01' } });
    const away = (await gustavo(calls.presence, {})).pessoas.find(({ idVinculo }) => idVinculo === joao.id);
    expect(away).toMatchObject({ situacao: 'afastado', desde: null });
  });
});

describe('GET /ponto/marcacao/:id/comprovante', () => {
  it('is the paper of article 79, not counted as a download', async () => {
    const call = await worker();
    const { items } = await call(calls.workerPunches, { params: { page: '1', size: '1' }, query: {} });
    const headers = { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' };
    const read = async () => {
      const answer = await app.send(`/ponto/marcacao/${items[0]?.id}/comprovante`, { headers });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      return new Uint8Array(await answer.arrayBuffer());
    };
    const bytes = await read();
    expect(await read()).toEqual(bytes);
    const text = await textOfPdf(bytes);
    const [row] = await sql(
      'select p.*, c.legal_name, c.cnpj from punch p join company c on c.id = p.company_id where p.id = $1',
      [items[0]?.id],
    );
    const cpf = row?.identifier.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    for (const word of [
      'Comprovante de Registro de Ponto do Trabalhador',
      'Maria Aparecida Souza',
      cpf,
      row?.hash,
      items[0]?.hora,
      'assinatura não qualificada',
      row?.legal_name,
    ])
      expect(text).toContain(word);
    expect(await sql('select count(*)::int as n from download')).toEqual([{ n: 0 }]);
    const ana = await app.as('ana', 'trabalhador');
    for (const id of [items[0]?.id ?? '', unknownId])
      expect(await codeOf(ana(calls.punchReceipt, { params: { id }, query: {} }))).toBe('NOT_FOUND');
  });
});

describe('the file of what was marked', () => {
  it('is read by our own reader without findings, also in numbers and chain', async () => {
    const hr = await app.as('helena', 'rh');
    const [days] = await sql('select min(day)::text as de, (max(day) + 1)::text as ate from punch');
    const { id } = await hr(files.makeClockFile, { body: { tipo: 'afd', idEmpresa: companyId, ...days } });
    const read = () => hr(files.madeFile, { params: { id } });
    await expect.poll(async () => (await read()).status).toBe('finalizado');
    const [{ marks, events }] = await sql(
      'select (select count(*) from punch)::int as marks, (select count(*) from device_event)::int as events',
    );
    expect((await read()).linhas).toBe(marks + events);
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    const bytes = Buffer.from(await (await app.send(`/ponto/arquivo/${id}/conteudo`, { headers })).arrayBuffer());
    const report = await clockWorld(app).read('de-volta.txt', bytes);
    expect(report).toMatchObject({ status: 'finalizado', cadeia: 'integra', novas: 0, repetidas: marks, achados: [] });
  });
});
