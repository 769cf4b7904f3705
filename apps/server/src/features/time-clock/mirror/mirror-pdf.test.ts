import type { Profile } from '@cracha/contract/access/roles.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockPeriodContract as periods } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import { clockSetupContract as setup } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { timeClockContract as calls } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursText } from '#core/clock/paper/words.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { textOfPdf } from '#test/pdf-text.ts';

let app: TestApp;
let maria: string;
let companyId: string;
let id: string;
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const worker = () => app.as('maria', 'trabalhador');
const work = { intervals: [['08:00', '12:00'] as [string, string], ['13:00', '17:00'] as [string, string]] };

beforeAll(async () => {
  app = await startApp();
  [{ id: maria, company_id: companyId }] = await sql('select id, company_id from employment where person_id = $1', [
    await app.personId('maria'),
  ]);
  const hr = await app.as('helena', 'rh');
  await hr(companyContract.configureCompany, { params: { id: companyId }, body: { tipoPonto: 'registro' } });
  const days = { 1: work, 2: work, 3: work, 4: work, 5: work, 6: { off: true as const }, 7: { rest: true as const } };
  const rules = { kind: 'week', break_mode: 'fixed', works_holidays: false, marking: 'punch' } as const;
  const { id: idHorario } = await hr(setup.createWorkSchedule, {
    body: { nome: 'Comercial', definicao: { ...rules, days } },
  });
  await hr(setup.assignSchedule, { body: { idVinculos: [maria], idHorario, aPartirDe: '2026-06-01' } });
  await giveMonth();
  await hr(periods.openPeriod, { body: { idEmpresa: companyId, de: '2026-06-01', ate: '2026-06-30' } });
  const { items } = await (await worker())(calls.workerTimesheets, { params: { page: '1' }, query: {} });
  id = items[0]?.id ?? '';
});
afterAll(() => app.stop());

/** Every working day as planned, but an hour more on the 1st, a mark set aside and one put in on the 2nd, and leave on the 15th. */
async function giveMonth(): Promise<void> {
  const [device] = await sql(
    `insert into clock_device (access_group_id, company_id, kind, serial) select access_group_id, id, 'C', '00000000000000001' from company where id = $1 returning id`,
    [companyId],
  );
  for (let day = 1, nsr = 0; day <= 30; day++) {
    const date = `2026-06-${String(day).padStart(2, '0')}`;
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6 || day === 15) continue;
    const hours = day === 1 ? ['08:00', '12:00', '13:00', '18:00'] : ['08:00', '12:00', '13:00', '17:00'];
    for (const hour of day === 2 ? ['08:00', '08:30', '12:00', '17:00'] : hours)
      await sql(
        `insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, trust)
         select e.access_group_id, e.company_id, e.id, e.person_id, $2, $4, '52998224725', ($3 || '-03')::timestamptz, $3::timestamp, -180, now(), 'file', 'A' from employment e where e.id = $1`,
        [maria, device?.id, `${date} ${hour}`, ++nsr],
      );
  }
  const treat = (kind: string, over: string, reason: string) =>
    sql(
      `insert into treatment (access_group_id, company_id, employment_id, person_id, kind, punch_id, at, reason, made_by)
       select e.access_group_id, e.company_id, e.id, e.person_id, $2, ${over}, $3, e.person_id from employment e where e.id = $1`,
      [maria, kind, reason],
    );
  await treat(
    'disregard',
    "(select id from punch where local = '2026-06-02 08:30'), null",
    'Marcou duas vezes ao entrar.',
  );
  await treat('include', "null, '2026-06-02 13:00'", 'Esqueceu de marcar a volta.');
  await sql(
    `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day)
     select access_group_id, company_id, id, person_id, 'auxilioDoenca', '2026-06-15', '2026-06-15' from employment where id = $1`,
    [maria],
  );
}

async function bytesOf(url: string, who: 'maria' | 'helena' | 'gustavo', profile: Profile) {
  const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
  const answer = await app.send(url, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes,
    text: Buffer.from(bytes).toString(),
  };
}
const counted = async () => (await sql("select count(*)::int as n from download where what = 'timesheet'"))[0]?.n;

describe('the mirror on paper', () => {
  it('has what article 84 asks for, and the totals of the call', async () => {
    const call = await worker();
    const { url, expiraEm } = await call(calls.workerTimesheetLink, { params: { id } });
    expect(Date.parse(expiraEm) - Date.now()).toBeGreaterThan(4 * 60_000);
    const { status, type, bytes } = await bytesOf(url, 'maria', 'trabalhador');
    expect([status, type]).toEqual([200, 'application/pdf']);
    const text = await textOfPdf(bytes);
    for (const word of [
      'Espelho de Ponto Eletrônico',
      'Maria Aparecida Souza',
      '529.982.247-25',
      '01/06/2026 a 30/06/2026',
      'Comercial',
      'Página 1 de',
    ])
      expect(text).toContain(word);
    // originals and treated ones apart, with their reasons
    expect(text).toContain('08:00 08:30 12:00 17:00');
    expect(text).toContain('08:00–12:00 13:00I–17:00');
    expect(text).toContain('08:30D');
    expect(text).toContain('Esqueceu de marcar a volta.');
    // a leave is a leave, whichever it is
    expect(text).toContain('Afastamento');
    expect(text).not.toMatch(/doen|médic/i);
    expect(text).toMatch(/Página 2 de 2$|Página 1 de 1$/);
    const { totais } = await call(calls.timesheet, { params: { id } });
    const labels = {
      ...{
        Previsto: totais.previsto,
        Trabalhadas: totais.horasTrabalhadas,
        'Pelo relógio': totais.horasTrabalhadasRelogio,
      },
      ...{
        Extras: totais.horasExtras,
        'Extras 50%': totais.horasExtrasPorPercentual['50'],
        Faltas: totais.horasFaltas,
      },
      ...{ Abonadas: totais.abonadas, DSR: totais.dsr, Resultado: totais.resultado, Crédito: totais.credito },
      ...{ 'Saldo atual': totais.saldoAtual, 'Saldo anterior': totais.saldoAnterior },
    };
    expect(totais.horasExtras).toBe(60);
    const after = text.slice(text.indexOf('Totais do período'));
    for (const [label, minutes] of Object.entries(labels)) {
      expect(minutes, label).toBeDefined();
      expect(after, label).toContain(label);
      expect(after, label).toContain(hoursText(minutes ?? -1));
    }
  });

  it('is counted when its link is given, and fetched again for five minutes by its person alone', async () => {
    const before = await counted();
    const { url } = await (await worker())(calls.workerTimesheetLink, { params: { id } });
    const [one, two] = [await bytesOf(url, 'maria', 'trabalhador'), await bytesOf(url, 'maria', 'trabalhador')];
    expect(two.bytes).toEqual(one.bytes);
    expect(await counted()).toBe(before + 1);
    expect((await bytesOf(url, 'helena', 'rh')).text).toContain('TIMESHEET_NOT_FOUND');
    const key = new URL(url, 'http://x').searchParams.get('chave') ?? '';
    const old = key.replace(/^\d+/, until => String(Number(until) - 10 * 60_000));
    const longer = key.replace(/^\d+/, until => String(Number(until) + 10 * 60_000));
    for (const forged of [old, longer, 'x', `${key}x`])
      expect((await bytesOf(`/ponto/${id}/pdf?chave=${forged}`, 'maria', 'trabalhador')).text).toContain(
        'TIMESHEET_NOT_FOUND',
      );
    expect(await codeOf((await worker())(calls.workerTimesheetLink, { params: { id: unknownId } }))).toBe(
      'TIMESHEET_NOT_FOUND',
    );
  });

  it('for a manager without reasons', async () => {
    const gustavo = await app.as('gustavo', 'gestor');
    const { url } = await gustavo(calls.teamTimesheetLink, { params: { id } });
    const text = await textOfPdf((await bytesOf(url, 'gustavo', 'gestor')).bytes);
    expect(text).toContain('motivo com o RH');
    expect(text).not.toContain('Esqueceu de marcar');
  });

  it('once sealed it is the same bytes, whatever changes afterwards', async () => {
    const call = await worker();
    const { versao } = await call(calls.timesheet, { params: { id } });
    await call(calls.sendTimesheet, { params: { id }, body: { versao, concorda: true } });
    const hr = await app.as('helena', 'rh');
    const drawn = async () => {
      const { url } = await hr(calls.hrTimesheetLink, { params: { id } });
      return (await bytesOf(url, 'helena', 'rh')).bytes;
    };
    const first = await drawn();
    await sql("update employment set job_title = 'Diretora', name = 'Outra Pessoa' where id = $1", [maria]);
    await sql("update company set legal_name = 'Outro Nome', street = 'Outra Rua' where id = $1", [companyId]);
    await sql('update clock_setting set zone = $1', ['America/Cuiaba']);
    expect(await drawn()).toEqual(first);
    const text = await textOfPdf(first);
    expect(text).toContain('Espelho selado');
    const [{ code }] = await sql('select code from timesheet_snapshot where timesheet_id = $1', [id]);
    expect(text).toContain(code);
    const check = async () => (await app.send(`/autenticidade/${code}`)).json();
    expect(await check()).toMatchObject({ situacao: 'autentico', iniciais: 'M. A. S.', tipo: 7, mes: 6, ano: 2026 });
    const compare = async (bytes: Uint8Array) => {
      const body = new FormData();
      body.append('file', new File([Uint8Array.from(bytes)], 'espelho.pdf', { type: 'application/pdf' }));
      return (await app.send(`/autenticidade/${code}/comparar`, { method: 'POST', body })).json();
    };
    expect(await compare(first)).toEqual({ resultado: 'igual' });
    const changed = Buffer.concat([first, Buffer.from('\n% 1')]);
    expect(await compare(changed)).toEqual({ resultado: 'alterado' });
    await sql('update timesheet set visible = false where id = $1', [id]);
    expect(await check()).toEqual({ situacao: 'indisponivel' });
    await sql('update timesheet set visible = true where id = $1', [id]);
    expect(text).toMatch(/Trabalhador de acordo.*IP 127\.0\.0\.1/);
    expect(text).toMatch(/Enviado.*IP 127\.0\.0\.1/);
  });

  it('fifty an hour, as other files', async () => {
    const call = await worker();
    const left =
      50 -
      (await sql('select count(*)::int as n from download where person_id = $1', [await app.personId('maria')]))[0]?.n;
    for (let n = 0; n < left; n++) await call(calls.workerTimesheetLink, { params: { id } });
    expect(await codeOf(call(calls.workerTimesheetLink, { params: { id } }))).toBe('DOWNLOAD_LIMIT_EXCEEDED');
  });
});

describe('GET /ponto/rh/exportar', () => {
  it('is the filtered list as CSV, formulas defused', async () => {
    await sql('update timesheet set worker_name = \'=HYPERLINK("http://x")\' where id = $1', [id]);
    const { status, type, bytes, text } = await bytesOf('/ponto/rh/exportar?mes=6&ano=2026', 'helena', 'rh');
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles = '', row = '', ...rest] = text.trim().split('\r\n');
    expect(titles.split(';')).toContain('Saldo atual (horas)');
    expect(row).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)";/);
    expect(row).toContain(';06/2026;01/06/2026;30/06/2026;Enviado;De acordo;');
    expect(rest).toEqual([]);
    expect((await bytesOf('/ponto/rh/exportar?mes=5&ano=2026', 'helena', 'rh')).text.trim().split('\r\n')).toHaveLength(
      1,
    );
  });
});
