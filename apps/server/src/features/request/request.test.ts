import type { Profile } from '@cracha/contract/access/roles.ts';
import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { requestsAtHomeContract } from '@cracha/contract/features/request/requests-at-home.contract.ts';
import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plusDays } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import type { DemoKey } from '../../seed/demo-people.ts';
import { formOf, managerThenHr, otherRequest, requestWorld } from './request.factory.ts';

let app: TestApp;
let maria = '';
beforeAll(async () => {
  app = await startApp();
  maria = await requestWorld(app);
  await managerThenHr(app);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');
const gustavo = () => app.as('gustavo', 'gestor');
const startsOf = async (days: number, exceto?: string) => {
  const { inicios } = await (await worker())(vacationContract.vacationStarts, {
    params: { idVinculo: maria },
    query: { dias: String(days), exceto },
  });
  return inicios;
};
const send = (call: Call, fields: Record<string, string>) =>
  call(calls.sendRequest, { body: formOf({ idVinculo: maria, ...fields }) });
const read = async (id: string, call?: Call) => (call ?? (await worker()))(calls.request, { params: { id } });
/** The status, and how the file begins. */
const take = async (who: DemoKey, profile: Profile, id: string, idArquivo: string): Promise<[number, string]> => {
  const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
  const answer = await app.send(`/solicitacao/${id}/arquivo/${idArquivo}`, { headers });
  return [answer.status, (await answer.text()).slice(0, 5)];
};
const told = async (kind: string) =>
  (
    await sql(
      'select coalesce(p.email, p.name) as who from notification n join person p on p.id = n.person_id where n.kind = $1 order by 1',
      [kind],
    )
  ).map(({ who }) => String(who).split('@')[0]);

describe('a vacation', () => {
  let id = '';
  let start = '';
  it('is checked before it is sent: all findings, the dates, who would decide', async () => {
    const body = formOf({ tipo: 'ferias', idVinculo: maria, inicio: plusDays(dayFrom(), 3), dias: '4', vender: '9' });
    const checked = await (await worker())(calls.checkRequest, { body });
    expect(checked.recusas.map(({ codigo }) => codigo)).toEqual(
      expect.arrayContaining(['ALLOWANCE_NOT_A_THIRD', 'VACATION_PART_UNDER_5', 'VACATION_NOTICE']),
    );
    expect(checked.rota).toEqual([
      { etapa: 'Gestor', nomes: [expect.any(String)] },
      { etapa: 'RH', nomes: ['RH'] },
    ]);
    expect(await sql('select from hr_request')).toEqual([]);
    const refused = await codeOf(
      send(await worker(), { tipo: 'ferias', inicio: plusDays(dayFrom(), 3), dias: '4', vender: '9' }),
    );
    expect(refused).toBe('VACATION_NOT_LAWFUL');
  });

  it.each(['0', '-3', '31', '1000000000', '4.5', ''])('of %s days is refused beside its field', async dias => {
    const asked = send(await worker(), { tipo: 'ferias', inicio: '2027-03-01', dias });
    expect(await asked.catch(error => Object.keys(error.body?.fields ?? {}))).toEqual(['dias']);
  });

  it('goes to the manager, then to HR; only after the last approval it stands on the record', async () => {
    start = (await startsOf(30))[0] ?? '';
    const sent = await send(await worker(), { tipo: 'ferias', inicio: start, dias: '30' });
    expect(sent).toMatchObject({ status: 'enviada', codigo: expect.stringMatching(/^\d{4}-000001$/) });
    id = sent.id;
    expect(await told('requestSent')).toContain('gustavo');
    // what is asked for is told beside the balance, and no other vacation can begin in its days
    const asked = await (await worker())(vacationContract.vacationBalance, { params: { idVinculo: maria } });
    expect(asked.periodos[0]).toMatchObject({ saldo: 30, pedidos: 30 });
    const overlapping = (day: string) => day <= plusDays(start, 29);
    expect((await startsOf(30)).filter(overlapping)).toEqual([]);
    expect((await startsOf(30, id))[0]).toBe(start);
    expect(await told('requestSent')).not.toContain('helena');
    const [hr, manager] = [await helena(), await gustavo()];
    expect(await codeOf(hr(calls.approveRequest, { params: { id }, body: { versao: 1 } }))).toBe(
      'REQUEST_NOT_YOUR_TURN',
    );
    const queue = await manager(calls.managerRequests, { params: { page: '1', size: '10' }, query: {} });
    expect(queue.items).toMatchObject([{ id, status: 'enviada', etapa: 1, etapas: 2 }]);
    expect(await manager(calls.managerPendingRequests, {})).toBe(1);
    // whose turn comes later is not asked yet
    expect(await hr(calls.hrPendingRequests, {})).toBe(0);
    const seen = await read(id, manager);
    expect(seen.can).toEqual(expect.arrayContaining(['aprova', 'nega', 'revisa']));
    expect(seen.conferencia?.recusas).toEqual([]);
    const done = await manager(calls.approveRequest, { params: { id }, body: { versao: seen.versao } });
    expect(done).toMatchObject({ status: 'pendente', etapa: 2 });
    expect(await told('requestApproved')).toEqual([]);
    expect(await told('requestSent')).toContain('helena');
    expect([await hr(calls.hrPendingRequests, {}), await manager(calls.managerPendingRequests, {})]).toEqual([1, 0]);
    expect(await sql('select from vacation_part')).toEqual([]);
    const again = manager(calls.approveRequest, { params: { id }, body: { versao: done.versao } });
    expect(await codeOf(again)).toBe('ALREADY_DECIDED');
    await hr(calls.approveRequest, { params: { id }, body: { versao: done.versao } });
    await expect.poll(async () => (await sql('select from vacation_part')).length).toBe(1);
    expect(await told('requestApproved')).toEqual(['maria']);
    const leaves = await sql(
      "select from_day::text, until_day::text from employment_leave where kind = 'ferias' and employment_id = $1",
      [maria],
    );
    expect(leaves).toEqual([{ from_day: start, until_day: plusDays(start, 29) }]);
    const balance = await (await worker())(vacationContract.vacationBalance, { params: { idVinculo: maria } });
    expect(balance.periodos[0]).toMatchObject({ gozados: 30, saldo: 0 });
    expect(await sql('select kind, state from payroll_entry')).toEqual([{ kind: 'vacation', state: 'open' }]);
  });

  it('brings a notice into the folder, of which the worker takes note once', async () => {
    const { aviso, versao } = await read(id);
    expect(aviso).toMatchObject({ cienteEm: null });
    const noted = await (await worker())(calls.noteRequest, { params: { id }, body: { versao } });
    expect(noted.aviso?.cienteEm).not.toBeNull();
    const again = await (await worker())(calls.noteRequest, { params: { id }, body: { versao } });
    expect(again.aviso).toEqual(noted.aviso);
    const idArquivo = aviso?.idArquivo ?? '';
    expect(await take('maria', 'trabalhador', id, idArquivo)).toEqual([200, '%PDF-']);
    expect(await take('helena', 'rh', id, idArquivo)).toEqual([200, '%PDF-']);
    const [told] = await sql(
      `select (select count(*)::int from download where what = 'workerFile') as taken, (select count(*)::int from access_log where entity = 'workerFile') as openings,
              (select count(*)::int from worker_file where viewed_at is not null) as viewed`,
    );
    expect(told).toEqual({ taken: 2, openings: 1, viewed: 1 });
    expect((await take('ana', 'trabalhador', id, idArquivo))[0]).toBe(404);
  });

  it('HR cancels it until payroll took it: the leave goes, the balance is what it was', async () => {
    const hr = await helena();
    const { versao } = await read(id, hr);
    const cancel = (motivo: string) => hr(calls.cancelRequest, { params: { id }, body: { versao, motivo } });
    expect(await codeOf(cancel('\u200b'.repeat(20)))).toBe('CANCEL_REASON_REQUIRED');
    await sql("update payroll_entry set state = 'taken'");
    expect(await codeOf(cancel('Necessidade da empresa.'))).toBe('STATUS_FORBIDS');
    await sql("update payroll_entry set state = 'open'");
    expect(await cancel('Necessidade da empresa.')).toMatchObject({ status: 'cancelada' });
    const balance = await (await worker())(vacationContract.vacationBalance, { params: { idVinculo: maria } });
    expect(balance.periodos[0]).toMatchObject({ gozados: 0, saldo: 30 });
    expect(await codeOf(cancel('Necessidade da empresa.'))).toBe('STATUS_FORBIDS');
  });

  it('is returned for a change, sent again in a new round, and denied with its reason', async () => {
    const sent = await send(await worker(), { tipo: 'ferias', inicio: start, dias: '30' });
    const manager = await gustavo();
    const motivo = 'Comece uma semana depois.';
    const back = await manager(calls.reviewRequest, { params: { id: sent.id }, body: { versao: 1, motivo } });
    expect(back).toMatchObject({ status: 'pendente', aguardaAjuste: true });
    expect(
      await codeOf(manager(calls.approveRequest, { params: { id: sent.id }, body: { versao: back.versao } })),
    ).toBe('REQUEST_AWAITING_CHANGE');
    const later = (await startsOf(30, sent.id)).find(day => day > start) ?? '';
    const fields = { tipo: 'ferias', idVinculo: maria, inicio: later, dias: '30', versao: String(back.versao) };
    const resent = await (await worker())(calls.resendRequest, { params: { id: sent.id }, body: formOf(fields) });
    expect(resent).toMatchObject({ status: 'enviada', etapa: 1, dados: { inicio: later } });
    const deny = manager(calls.denyRequest, {
      params: { id: sent.id },
      body: { versao: resent.versao, motivo: 'não' },
    });
    expect(await codeOf(deny)).toBe('DENY_REASON_REQUIRED');
    const denied = await manager(calls.denyRequest, {
      params: { id: sent.id },
      body: { versao: resent.versao, motivo: 'Inventário nessas semanas.' },
    });
    expect(denied.status).toBe('negada');
    expect(denied.historico.map(({ ato }) => ato)).toEqual(['send', 'review', 'resend', 'deny']);
  });

  it('is nobody else’s: another group, another worker, its own worker as an approver', async () => {
    for (const stranger of [await app.as('bruno', 'rh'), await app.as('ana', 'trabalhador')])
      expect(await codeOf(read(id, stranger))).toBe('NOT_FOUND');
    const messages = (await helena())(calls.writeOnRequest, { params: { id }, body: { mensagem: ' \u200b ' } });
    expect(await codeOf(messages)).toBe('REQUIRED_FIELD');
    await (await helena())(calls.writeOnRequest, { params: { id }, body: { mensagem: 'Combinado.' } });
    expect((await read(id)).mensagens).toMatchObject([{ texto: 'Combinado.', minha: false }]);
  });
});

describe('an advance of the 13th salary', () => {
  const month = Number(dayFrom().slice(5, 7));
  const year = Number(dayFrom().slice(0, 4));
  const asked =
    month === 12 ? { ano: String(year + 1), mes: '2' } : { ano: String(year), mes: String(Math.max(2, month)) };
  it('is refused where a published payslip of the year paid it', async () => {
    const { rows } = await app.database.owner.query(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, verification_code)
       select access_group_id, company_id, id, person_id, 'thirteenthFirst', $2, 2, name, '1', 1000, 0, 1000, '[]', 'paid' from employment where id = $1 returning id`,
      [maria, asked.ano],
    );
    const body = formOf({ tipo: 'adiantamento13', idVinculo: maria, motivo: 'Matrícula da escola.', ...asked });
    const refused = async () =>
      (await (await worker())(calls.checkRequest, { body })).recusas.map(({ codigo }) => codigo);
    expect(await refused()).toContain('ADVANCE13_PAID');
    await sql('update receipt set deleted_at = now() where id = $1', [rows[0].id]);
    expect(await refused()).not.toContain('ADVANCE13_PAID');
  });

  it('is asked for once a year', async () => {
    await sql(
      'insert into request_setting (company_id, access_group_id, payroll_cutoff) select company_id, access_group_id, 31 from employment where id = $1',
      [maria],
    );
    const advance = { tipo: 'adiantamento13', motivo: 'Matrícula da escola.', ...asked };
    const first = await send(await worker(), advance);
    expect(first.status).toBe('enviada');
    expect(await codeOf(send(await worker(), advance))).toBe('ADVANCE13_NOT_AVAILABLE');
  });
});

describe('a request that HR decides', () => {
  it('has a file that is counted when it is taken, and is taken with its own request alone', async () => {
    const body = formOf({ tipo: 'outros', idVinculo: maria, assunto: 'Crachá novo', mensagem: 'O meu quebrou ontem.' });
    body.append('arquivo', new Blob(['%PDF-1.7 foto']), 'foto.pdf');
    const { id } = await (await worker())(calls.sendRequest, { body });
    const hr = await helena();
    const [file] = (await read(id, hr)).arquivos;
    const idArquivo = file?.id ?? '';
    expect(await take('helena', 'rh', id, idArquivo)).toEqual([200, '%PDF-']);
    const counted = await sql("select count(*)::int as n from download where what = 'requestFile' and entity_id = $1", [
      idArquivo,
    ]);
    expect(counted).toEqual([{ n: 1 }]);
    const another = await otherRequest(app, maria);
    expect((await take('helena', 'rh', another, idArquivo))[0]).toBe(404);
  });

  it('is handed on from the seat that is named; who gets it decides', async () => {
    const id = await otherRequest(app, maria);
    const hr = await helena();
    const gustavoId = await app.personId('gustavo');
    const hand = (de: string, para = gustavoId) =>
      hr(calls.redirectRequest, { params: { id }, body: { etapa: 1, de, para, motivo: 'Gustavo conhece o caso.' } });
    expect((await read(id, hr)).rota[0]?.assentos.map(seat => seat.id)).toEqual(['grupo:RH']);
    expect(await codeOf(hand(gustavoId))).toBe('INVALID_OPTION');
    // nobody decides their own
    expect(await codeOf(hand('grupo:RH', await app.personId('maria')))).toBe('INVALID_OPTION');
    const handed = await hand('grupo:RH');
    expect(handed.rota[0]?.assentos.map(seat => seat.id)).toEqual([gustavoId]);
    expect(await codeOf(hr(calls.approveRequest, { params: { id }, body: { versao: handed.versao } }))).toBe(
      'REQUEST_NOT_YOUR_APPROVAL',
    );
    const approve = async (versao: number) =>
      (await gustavo())(calls.approveRequest, { params: { id }, body: { versao } });
    // what he read is not what stands now
    expect(await codeOf(approve(1))).toBe('STALE_VERSION');
    expect((await approve(handed.versao)).status).toBe('aprovada');
  });
});

it('a step never loses a head: who sits in it already gets no second seat of it', async () => {
  const [helenaId, gustavoId] = [await app.personId('helena'), await app.personId('gustavo')];
  const aprovadores = [`pessoa:${helenaId}`, `pessoa:${gustavoId}`];
  const body = {
    ...{ nome: 'Dois', ordem: 9, ativo: true, tipos: ['outros' as const], empresas: null },
    etapas: [{ nome: 'Dois', aprovadores, precisa: 0, prazoDias: 3, semGestor: 'rh' as const }],
  };
  const hr = await helena();
  const { id: profile } = await hr(approverProfileContract.createApproverProfile, { body });
  const id = await otherRequest(app, maria);
  const handed = hr(calls.redirectRequest, {
    params: { id },
    body: { etapa: 1, de: gustavoId, para: helenaId, motivo: 'Gustavo está fora.' },
  });
  const refusal = (await refusalOf(handed)).body;
  expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual(['INVALID_OPTION', ['para']]);
  expect((await read(id, hr)).rota[0]?.assentos).toHaveLength(2);
  await hr(approverProfileContract.deleteApproverProfile, { params: { id: profile } });
});

describe('who sits without reaching the person', () => {
  it('sees that request in full and decides it, and nothing else of the person', async () => {
    const ana = await app.as('ana', 'trabalhador');
    const [{ id: idVinculo }] = await sql(
      "select e.id from employment e join access_group g on g.id = e.access_group_id where e.person_id = $1 and g.name = 'Grupo Pantanal'",
      [await app.personId('ana')],
    );
    const { inicios } = await ana(vacationContract.vacationStarts, { params: { idVinculo }, query: { dias: '20' } });
    const [inicio = ''] = inicios;
    const fields = { tipo: 'ferias', idVinculo, inicio, dias: '20' };
    const avisosLidos = 'VACATION_BALANCE_UNCHECKED,VACATION_DOUBLE_PAY';
    const { id } = await ana(calls.sendRequest, { body: formOf({ ...fields, avisosLidos }) });
    const manager = await gustavo();
    expect(await codeOf(read(id, manager))).toBe('NOT_FOUND');
    const handed = await (await helena())(calls.redirectRequest, {
      params: { id },
      body: { etapa: 1, para: await app.personId('gustavo'), motivo: 'Ela trabalha no galpão dele.' },
    });
    // João is away in those days and Maria asks to be; both are of her department
    await sql(
      "update employment set department = 'Saúde' where id = any ($1) or person_id = (select id from person where email = 'joao@pantanal.test')",
      [[idVinculo, maria]],
    );
    await sql(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day)
       select access_group_id, company_id, id, person_id, 'auxilioDoenca', $1::date - 5, $1::date + 1 from employment where person_id = (select id from person where email = 'joao@pantanal.test')`,
      [inicio],
    );
    await sql(
      `insert into hr_request (access_group_id, company_id, employment_id, person_id, author_id, author_profile, code, kind, state, with_flow, entered_on, data, worker_name)
       select access_group_id, company_id, id, person_id, person_id, 'trabalhador', 'X', 'vacation', 'pending', false, now(), jsonb_build_object('start', $2::text, 'days', 10, 'sold', 0, 'with13', false, 'cover', null), name
         from employment where id = $1`,
      [maria, plusDays(inicio, 19)],
    );
    const seen = await read(id, manager);
    const days = (from: number, until: number) => ({ de: plusDays(inicio, from), ate: plusDays(inicio, until) });
    expect(seen.ausentes).toEqual([
      { nome: expect.stringContaining('João'), ...days(-5, 1), emAnalise: false },
      { nome: expect.stringContaining('Maria'), ...days(19, 28), emAnalise: true },
    ]);
    expect([seen.conferencia?.valores.saldoAntes, seen.can.includes('aprova')]).toEqual([30, true]);
    expect(seen.historico.map(({ ato, por }) => [ato, por])).toEqual([
      ['send', null],
      ['redirect', expect.stringContaining('Gustavo')],
    ]);
    expect(await codeOf(manager(vacationContract.vacationBalance, { params: { idVinculo } }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
    expect(await codeOf(manager(workerContract.worker, { params: { id: idVinculo } }))).toBe('EMPLOYEE_NOT_FOUND');
    const body = { versao: handed.versao };
    expect(await manager(calls.approveRequest, { params: { id }, body })).toMatchObject({ status: 'pendente' });
  });
});

describe('who leaves with open requests', () => {
  it('is asked about: the end and the transfer wait for a word, and what was asked stays with HR and on the timeline', async () => {
    const id = await otherRequest(app, maria, 'Segunda via');
    const hr = await helena();
    const end = (confirmado?: boolean) =>
      hr(workerContract.dismissWorker, {
        params: { id: maria },
        body: { em: dayFrom(), motivo: 'Pediu para sair.', confirmado },
      });
    const endAll = () =>
      hr(workerContract.dismissWorkers, {
        body: { ids: [maria], em: dayFrom(), motivo: 'Pediu para sair.' },
      });
    const [elsewhere] = await sql(
      'select c.id from company c join employment e on e.access_group_id = c.access_group_id and e.company_id <> c.id where e.id = $1 limit 1',
      [maria],
    );
    const move = () =>
      hr(workerContract.transferWorker, {
        params: { id: maria },
        body: { idEmpresa: elsewhere.id, aPartirDe: plusDays(dayFrom(), 20) },
      });
    expect([await codeOf(end()), await codeOf(endAll()), await codeOf(move())]).toEqual(
      Array(3).fill('CONFIRMATION_REQUIRED'),
    );
    expect(await end(true)).toMatchObject({ desligamento: dayFrom() });
    const queue = await hr(calls.hrRequests, { params: { page: '1', size: '50' }, query: { fila: 'minhas' } });
    expect(queue.items.map(one => one.id)).toContain(id);
    const { codigo } = await read(id, hr);
    const days = await hr(workerContract.workerTimeline, { params: { id: maria } });
    expect(days.filter(({ fato }) => fato.valores.codigo === codigo).map(({ fato }) => fato)).toEqual([
      { codigo: 'requestSent', valores: { codigo, tipo: 'other' } },
    ]);
  });
});

describe('switching decisions off', () => {
  it('asks first where requests would stand still, and says how many', async () => {
    await otherRequest(app, maria, 'Botas novas');
    const [{ company_id: id }] = await sql('select company_id from employment where id = $1', [maria]);
    const open = await sql(
      "select with_flow from hr_request where company_id = $1 and state in ('sentForApproval', 'pending') and kind <> 'clock'",
      [id],
    );
    const call = await helena();
    const turn = (body: object) => call(companyContract.configureCompany, { params: { id }, body });
    const asked = async (body: object) => turn(body).catch(error => error.body);
    expect(await asked({ flagAprovacao: false })).toMatchObject({
      ...{ code: 'CONFIRMATION_REQUIRED', data: { pedidosParados: open.length } },
    });
    expect(await asked({ comFluxo: false })).toMatchObject({
      ...{ code: 'CONFIRMATION_REQUIRED', data: { pedidosParados: open.filter(one => one.with_flow).length } },
    });
    await turn({ flagAprovacao: false, confirmado: true });
    await turn({ flagAprovacao: true });
  });
});

describe('a request that a manager files for somebody', () => {
  it('is told to who filed it, on their own page; a change is asked of them alone', async () => {
    const fields = {
      tipo: 'outros',
      idVinculo: maria,
      assunto: 'Luvas novas',
      mensagem: 'As dela rasgaram na semana passada.',
    };
    const boss = await gustavo();
    const { id } = await boss(calls.sendRequestAsManager, { body: formOf(fields) });
    const hr = await helena();
    const noticesOf = async (kind: string) =>
      sql(
        "select split_part(coalesce(p.email, p.name), '@', 1) as who, n.target from notification n join person p on p.id = n.person_id where n.kind = $1 and n.target like '%' || $2 order by 1",
        [kind, id],
      );
    const { versao } = await hr(calls.request, { params: { id } });
    const back = await hr(calls.reviewRequest, { params: { id }, body: { versao, motivo: 'De que tamanho são?' } });
    expect(await noticesOf('requestReturned')).toEqual([{ who: 'gustavo', target: `/gestor/solicitacoes?id=${id}` }]);
    expect(back.aguardaAjuste).toBe(true);
    const again = await boss(calls.resendRequest, {
      params: { id },
      body: formOf({ ...fields, versao: String(back.versao) }),
    });
    await hr(calls.denyRequest, {
      params: { id },
      body: { versao: again.versao, motivo: 'Há luvas no almoxarifado.' },
    });
    expect(await noticesOf('requestDenied')).toEqual([
      { who: 'gustavo', target: `/gestor/solicitacoes?id=${id}` },
      { who: 'maria', target: `/trabalhador/visualizar-solicitacao?id=${id}` },
    ]);
    // a worker's home counts what the list shows
    const home = await (await worker())(requestsAtHomeContract.ownRequestsAtHome, {});
    const { items } = await (await worker())(calls.ownRequests, { params: { page: '1', size: '50' }, query: {} });
    const open = items.filter(one => ['enviada', 'pendente'].includes(one.status) && !one.aguardaAjuste);
    expect(home.emAnalise).toEqual({
      total: open.length,
      maisNovo: open[0] ? { id: open[0].id, tipo: open[0].tipo } : null,
    });
    const [{ n }] = await sql(
      "select count(*)::integer as n from payroll_entry where state in ('open', 'taken') and employment_id = $1 and competence >= date_trunc('month', now())",
      [maria],
    );
    expect(home.aReceber).toHaveLength(Math.min(5, n));
  });
});
