import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { clockJustificationContract as clock } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullDays, monthWorld } from '#features/time-clock/month-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof monthWorld>>;
let mirror = '';
beforeAll(async () => {
  app = await startApp();
  world = await monthWorld(app);
  const days = fullDays('2026-06', [1, 2, 3, 5]);
  const half = { '2026-06-09': ['08:00'], '2026-06-10': ['08:00'], '2026-06-11': ['08:00'], '2026-06-12': ['08:00'] };
  await world.open([world.maria], '2026-06-01', '2026-06-30', { ...days, ...half });
  mirror = await world.mirrorOf(world.maria, '2026-06-01');
});
afterAll(() => app.stop());

const worker = () => app.as('maria', 'trabalhador');
const manager = () => app.as('gustavo', 'gestor');
const hr = () => app.as('helena', 'rh');
const asked = {
  tipo: 'periodo',
  ocorrencia: 'odd_punches',
  justificativa: 'Esqueci de marcar',
  motivo: 'Esqueci de marcar a saída.',
} as const;
const periodos = [{ entrada: '08:00', saida: '12:00' }];
const justify = async (data: string) =>
  (await (await worker())(clock.sendJustification, { params: { id: mirror }, body: { ...asked, data, periodos } })).id;
const page = { params: { page: '1', size: '50' } };
const waitingOf = async (who: 'gustavo' | 'helena') => {
  const { items } =
    who === 'helena'
      ? await (await hr())(calls.hrRequests, { ...page, query: { fila: 'minhas' } })
      : await (await manager())(calls.managerRequests, { ...page, query: { fila: 'minhas' } });
  return items.map(({ id }) => id);
};

describe('a correction of a day without steps of a profile', () => {
  let id = '';
  it('stands in the same list and queues with a number of its own, and is no form here', async () => {
    id = await justify('2026-06-09');
    const { items } = await (await worker())(calls.ownRequests, { ...page, query: { tipo: 'ponto' } });
    expect(items).toMatchObject([
      {
        ...{ id, tipo: 'ponto', status: 'pendente', codigo: expect.stringMatching(/^\d{4}-000001$/) },
        resumo: { codigo: 'ponto', valores: { data: '2026-06-09' } },
      },
    ]);
    expect(await waitingOf('gustavo')).toEqual([id]);
    // HR decides it too, without a seat
    expect(await waitingOf('helena')).toEqual([id]);
    const body = new FormData();
    body.append('tipo', 'ponto');
    expect(await codeOf((await worker())(calls.sendRequest, { body }))).toBe('INVALID_OPTION');
  });

  it('is read, written on and returned here by the rules of the time clock', async () => {
    const boss = await manager();
    const one = await boss(calls.request, { params: { id } });
    expect(one).toMatchObject({
      ...{ mensagem: asked.motivo, can: ['aprova', 'nega', 'revisa', 'mensagem'], rota: [] },
      dados: { data: '2026-06-09', justificativa: 'Esqueci de marcar', idPonto: mirror },
    });
    // where nothing is approved it can be denied still, and says why
    const approvals = (on: boolean) =>
      app.database.owner.query(
        'update company set request_approval = $2 where id = (select company_id from employment where id = $1)',
        [world.maria, on],
      );
    await approvals(false);
    expect(await boss(calls.request, { params: { id } })).toMatchObject({
      ...{ can: ['nega', 'mensagem'], impedimentos: [{ verbo: 'aprova', codigo: 'EMPSFLAGAPROV', valores: {} }] },
    });
    await approvals(true);
    await boss(calls.writeOnRequest, { params: { id }, body: { mensagem: 'A que horas você saiu?' } });
    expect((await (await worker())(calls.request, { params: { id } })).mensagens).toMatchObject([
      { minha: false, texto: 'A que horas você saiu?' },
    ]);
    const act = { params: { id }, body: { versao: one.versao } };
    expect(
      await codeOf((await hr())(calls.cancelRequest, { ...act, body: { ...act.body, motivo: 'Não é preciso mais.' } })),
    ).toBe('OPERATION_NOT_ALLOWED');
    expect(await codeOf(boss(calls.approveRequest, { ...act, body: { versao: one.versao + 7 } }))).toBe(
      'STALE_VERSION',
    );
    expect(await codeOf(boss(calls.reviewRequest, { ...act, body: { versao: one.versao, motivo: '   ' } }))).toBe(
      'DENY_REASON_REQUIRED',
    );
    const back = await boss(calls.reviewRequest, {
      ...act,
      body: { versao: one.versao, motivo: 'Falta a hora da saída.' },
    });
    expect(back).toMatchObject({ aguardaAjuste: true, status: 'pendente' });
    expect((await (await worker())(clock.justification, { params: { id } })).status).toBe('devolvida');
    expect(await waitingOf('gustavo')).toEqual([]);
  });

  it('follows what is decided in the time clock, and is among what its decider decided', async () => {
    await (await worker())(clock.changeJustification, {
      params: { id },
      body: { ...asked, data: '2026-06-09', periodos },
    });
    const boss = await manager();
    await boss(clock.approveJustification, { params: { id }, body: {} });
    const one = await (await worker())(calls.request, { params: { id } });
    expect(one).toMatchObject({ status: 'aprovada', aguardaAjuste: false });
    expect(one.historico.map(({ ato }) => ato)).toEqual(['send', 'review', 'resend', 'approve']);
    const { items } = await boss(calls.managerRequests, { ...page, query: { fila: 'decididas' } });
    expect(items.map(row => row.id)).toEqual([id]);
    const done = await (await hr())(calls.finishRequest, { params: { id }, body: { versao: one.versao } });
    expect(done.status).toBe('finalizada');
    expect(
      await codeOf(
        boss(calls.denyRequest, { params: { id }, body: { versao: done.versao, motivo: 'Depois do fim dele.' } }),
      ),
    ).toBe('REQUEST_ALREADY_FINISHED');
  });

  it('is as unknown to who may not read corrections', async () => {
    await app.database.owner.query(
      "update access_profile set permissions = array_remove(array_remove(permissions, 'RhJustificativaVisualizar'), 'RhPontoManualVisualizar') where id in (select access_profile_id from membership where role = 'RH')",
    );
    const call = await hr();
    expect((await call(calls.hrRequests, { ...page, query: { fila: 'todas' } })).items).toEqual([]);
    expect(await codeOf(call(calls.request, { params: { id } }))).toBe('NOT_FOUND');
    await app.database.owner.query(
      "update access_profile set permissions = permissions || '{RhJustificativaVisualizar,RhPontoManualVisualizar}' where id in (select access_profile_id from membership where role = 'RH')",
    );
  });
});

describe('a correction by the steps of a profile of type ponto', () => {
  let id = '';
  it('goes to the first step alone; the second is asked after it, and only its approval changes the day', async () => {
    const call = await hr();
    const [own] = (await app.database.owner.query('select company_id from employment where id = $1', [world.maria]))
      .rows;
    await call(companyContract.configureCompany, { params: { id: own.company_id }, body: { comFluxo: true } });
    const step = { precisa: 1, prazoDias: 2, semGestor: 'rh' as const };
    await call(approverProfileContract.createApproverProfile, {
      body: {
        ...{ nome: 'Ponto', ordem: 1, ativo: true, tipos: ['ponto'], empresas: null },
        etapas: [
          { ...step, nome: 'Gestão', aprovadores: ['gestor'] },
          { ...step, nome: 'RH confere', aprovadores: ['grupo:RH'] },
        ],
      },
    });
    id = await justify('2026-06-10');
    expect(await waitingOf('gustavo')).toEqual([id]);
    expect(await waitingOf('helena')).toEqual([]);
    expect(await codeOf(call(clock.approveJustification, { params: { id }, body: {} }))).toBe('REQUEST_NOT_YOUR_TURN');
    const boss = await manager();
    const first = await boss(calls.request, { params: { id } });
    expect(first).toMatchObject({
      status: 'enviada',
      prazo: expect.any(String),
      rota: [{ etapa: 'Gestão', atual: true }, { etapa: 'RH confere' }],
    });
    const second = await boss(calls.approveRequest, { params: { id }, body: { versao: first.versao } });
    expect(second).toMatchObject({ status: 'pendente', etapa: 2, can: ['mensagem'] });
    expect((await (await worker())(clock.justification, { params: { id } })).status).toBe('pendente');
    expect(await codeOf(boss(clock.approveJustification, { params: { id }, body: {} }))).toBe('ALREADY_DECIDED');
    expect(await waitingOf('helena')).toEqual([id]);
    const done = await call(calls.approveRequest, { params: { id }, body: { versao: second.versao } });
    expect(done).toMatchObject({ status: 'aprovada', etapa: null });
    expect((await (await worker())(clock.justification, { params: { id } })).status).toBe('aprovada');
  });

  it('begins again with its first step, sent again or undone', async () => {
    const call = await hr();
    await call(clock.undoJustification, { params: { id }, body: { motivo: 'Aprovada por engano ontem.' } });
    expect(await waitingOf('gustavo')).toEqual([id]);
    const boss = await manager();
    await boss(clock.returnJustification, { params: { id }, body: { motivo: 'Faltou dizer o motivo.' } });
    expect(await waitingOf('gustavo')).toEqual([]);
    await (await worker())(clock.changeJustification, {
      params: { id },
      body: { ...asked, data: '2026-06-10', periodos },
    });
    expect(await waitingOf('gustavo')).toEqual([id]);
    const { versao } = await boss(calls.request, { params: { id } });
    await boss(calls.approveRequest, { params: { id }, body: { versao } });
    const now = await call(calls.request, { params: { id } });
    const denied = await call(calls.denyRequest, {
      params: { id },
      body: { versao: now.versao, motivo: 'Não confere com a portaria.' },
    });
    expect(denied).toMatchObject({
      status: 'negada',
      rota: [{ assentos: [{ negou: false }] }, { assentos: [{ negou: true }] }],
    });
  });
});
