import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plusDays } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
let maria = '';
beforeAll(async () => {
  app = await startApp();
  const [own] = await sql(
    `update employment e set admitted_on = $1 from person p where p.id = e.person_id and p.email = 'maria@pantanal.test' returning e.id, e.company_id`,
    [plusDays(dayFrom(), -500)],
  );
  maria = String(own.id);
  const hr = await helena();
  await hr(companyContract.configureCompany, {
    params: { id: own.company_id },
    body: { flagAprovacao: true, comFluxo: true },
  });
  const step = { precisa: 1, prazoDias: 3, semGestor: 'rh' as const };
  await hr(approverProfileContract.createApproverProfile, {
    body: {
      ...{ nome: 'Férias', ordem: 1, ativo: true, tipos: ['ferias'], empresas: null },
      etapas: [
        { ...step, nome: 'Gestor', aprovadores: ['gestor'] },
        { ...step, nome: 'RH', aprovadores: ['grupo:RH'] },
      ],
    },
  });
  await hr(vacationContract.openVacations, {
    params: { idVinculo: maria },
    body: { aPartirDe: plusDays(dayFrom(), -500), gozados: 0, vendidos: 0, faltas: 0 },
  });
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');
const gustavo = () => app.as('gustavo', 'gestor');
const startsOf = async (days: number) => {
  const { inicios } = await (await worker())(vacationContract.vacationStarts, {
    params: { idVinculo: maria },
    query: { dias: String(days) },
  });
  return inicios;
};
const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
const send = (call: Call, fields: Record<string, string>) =>
  call(calls.sendRequest, { body: form({ idVinculo: maria, ...fields }) });
const read = async (id: string, call?: Call) => (call ?? (await worker()))(calls.request, { params: { id } });
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
    const body = form({ tipo: 'ferias', idVinculo: maria, inicio: plusDays(dayFrom(), 3), dias: '4', vender: '9' });
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
    expect(await told('requestSent')).not.toContain('helena');
    const [hr, manager] = [await helena(), await gustavo()];
    expect(await codeOf(hr(calls.approveRequest, { params: { id }, body: { versao: 1 } }))).toBe(
      'REQUEST_NOT_YOUR_TURN',
    );
    const queue = await manager(calls.managerRequests, { params: { page: '1', size: '10' }, query: {} });
    expect(queue.items).toMatchObject([{ id, status: 'enviada', etapa: 1, etapas: 2 }]);
    expect(await manager(calls.managerPendingRequests, {})).toBe(1);
    const seen = await read(id, manager);
    expect(seen.can).toEqual(expect.arrayContaining(['aprova', 'nega', 'revisa']));
    expect(seen.conferencia?.recusas).toEqual([]);
    const done = await manager(calls.approveRequest, { params: { id }, body: { versao: seen.versao } });
    expect(done).toMatchObject({ status: 'pendente', etapa: 2 });
    expect(await told('requestApproved')).toEqual([]);
    expect(await told('requestSent')).toContain('helena');
    expect(await sql('select from vacation_part')).toEqual([]);
    const again = manager(calls.approveRequest, { params: { id }, body: { versao: done.versao } });
    expect(await codeOf(again)).toBe('ALREADY_DECIDED');
    await hr(calls.approveRequest, { params: { id }, body: { versao: done.versao } });
    await expect.poll(async () => (await sql('select from vacation_part')).length, { timeout: 10_000 }).toBe(1);
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
    const later = (await startsOf(30)).find(day => day > start) ?? '';
    const fields = { tipo: 'ferias', idVinculo: maria, inicio: later, dias: '30', versao: String(back.versao) };
    const resent = await (await worker())(calls.resendRequest, { params: { id: sent.id }, body: form(fields) });
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
