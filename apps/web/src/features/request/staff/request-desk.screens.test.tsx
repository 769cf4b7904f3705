import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { requestBatchContract } from '@cracha/contract/features/request/request-batch.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { listenForKeys } from '#kernel/lazy/keys.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { aRequest } from '#test/requests.ts';
import { stubServer } from '#test/server.ts';
import { Screen } from './staff-requests.screen.tsx';

const address = '/rh/solicitacoes';
const can = ['aprova' as const, 'nega' as const, 'revisa' as const];
const reason = 'A equipe fica sem gente';
const none = { dia: null, ate: null };
const values = {
  ...{ fim: '2027-01-23', volta: '2027-01-25', pagarAte: '2026-12-31', diasEmDobro: 0 },
  ...{ saldoAntes: 30, saldoDepois: 0, avos: null, valor: null },
  dinheiro: {
    ferias: 200_000,
    terco: 66_667,
    abono: 100_000,
    tercoAbono: 33_333,
    dobra: 0,
    tercoDobra: 0,
    total: 400_000,
  },
};

function deskOf(...all: ReturnType<typeof aRequest>[]) {
  const server = stubServer();
  const totals = { minhas: all.length, decididas: 41, equipe: 12, todas: 60, atrasadas: 1 };
  for (const call of [calls.hrRequests, calls.managerRequests]) server.answer(call, pageOf(all));
  for (const call of [calls.hrRequestTotals, calls.managerRequestTotals]) server.answer(call, totals);
  server.answer(requestBatchContract.recentReasons, ['Falta gente no balcão', 'Há outro pedido igual']);
  server.answer(calls.request, ({ path }) => all.find(({ id }) => path.endsWith(id)) ?? aRequest());
  return server;
}

const signedIn = (permissions: Parameters<typeof signedInAs>[0]['permissions']) =>
  signedInAs({ ...helena, permissions }, 'rh', ['solicitacoes-com-fluxo', 'atendimento']);

beforeEach(async () => {
  await signedIn(['RhSolicitacaoVisualizar', 'RhSolicitacaoAprovar', 'RhSolicitacaoNegar', 'RhSolicitacaoEditar']);
  return listenForKeys();
});

describe('the desk of requests', () => {
  test('shows what is asked with what it rests on, and A approves', async () => {
    const checked = {
      recusas: [{ codigo: 'VACATION_OVERLAP', campo: 'inicio', aviso: false, valores: none }],
      avisos: [{ codigo: 'VACATION_DOUBLE_PAY', campo: 'inicio', aviso: true, valores: { dias: 3 } }],
      valores: values,
      rota: [],
    };
    const away = [{ nome: 'João Batista', de: '2027-01-11', ate: '2027-01-20', emAnalise: true }];
    const server = deskOf(
      aRequest({ can, conferencia: checked, ausentes: away }),
      aRequest({ id: 'req-2', nome: 'José Raimundo' }),
    );
    server.answer(calls.approveRequest, aRequest({ status: 'aprovada' }));
    const user = renderAt(address, Screen);
    expect(await screen.findByRole('heading', { level: 1, name: 'Férias de Maria Aparecida Souza' })).toBeVisible();
    for (const words of [/Já há férias ou afastamento/, /3 dias fora do prazo são pagos/, '30, depois 0', /4\.000,00/])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('João Batista')).toBeVisible();
    const queues = within(screen.getByRole('group', { name: 'Filas' }));
    expect(queues.getByRole('button', { name: /Decididos por mim 41/ })).toBeVisible();
    const side = within(screen.getByRole('complementary', { name: 'Andamento e conversa' }));
    expect(side.getByText('Gustavo Lima')).toBeVisible();
    await expectAccessible();
    await user.keyboard('a');
    expect(await screen.findByText('Aprovação registrada')).toBeVisible();
    expect(lastBody(server, 'PUT', /req-1\/aprova$/)).toEqual({ versao: 3 });
    expect(await screen.findByRole('heading', { level: 1, name: /José Raimundo/ })).toBeVisible();
  });

  test.each([
    ['n', 'Negar', 'nega', calls.denyRequest, 'Pedido negado'],
    ['r', 'Pedir ajuste', 'revisa', calls.reviewRequest, 'Ajuste pedido'],
  ] as const)('%s asks for a reason', async (key, act, verb, endpoint, done) => {
    const server = deskOf(aRequest({ can }));
    server.answer(endpoint, aRequest({ status: 'negada' }));
    server.answer(requestBatchContract.recentReasons, ['Mês de balanço']);
    const user = renderAt(address, Screen);
    await screen.findByRole('button', { name: act });
    await user.keyboard(key);
    const dialog = within(await screen.findByRole('dialog', { name: act }));
    expect(dialog.getByRole('button', { name: act })).toBeBlocked();
    await user.type(dialog.getByLabelText('Motivo'), reason);
    await user.click(dialog.getByRole('button', { name: act }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(lastBody(server, 'PUT', new RegExp(`req-1/${verb}$`))).toEqual({ versao: 3, motivo: reason });
  });

  test('finished and taken out of payroll again says so to HR', async () => {
    deskOf(aRequest({ status: 'finalizada', foraDaFolha: true }));
    renderAt(address, Screen);
    expect(await screen.findByText(/entra na próxima folha/)).toBeVisible();
  });

  test('one of the last reasons of denying is taken again', async () => {
    const server = deskOf(aRequest({ can }));
    server.answer(calls.denyRequest, aRequest({ status: 'negada' }));
    const user = renderAt(address, Screen);
    await screen.findByRole('button', { name: 'Negar' });
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Negar' }));
    await user.click(await dialog.findByRole('button', { name: 'Há outro pedido igual' }));
    expect(dialog.getByLabelText('Motivo')).toHaveValue('Há outro pedido igual');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Negar' }));
    await expect.poll(() => lastBody(server, 'PUT', /nega$/)).toMatchObject({ motivo: 'Há outro pedido igual' });
  });

  test('says why a verb is not open', async () => {
    deskOf(aRequest({ impedimentos: [{ verbo: 'aprova', codigo: 'REQUEST_NOT_YOUR_TURN', valores: {} }] }));
    renderAt(address, Screen);
    expect(await screen.findByText('Ainda não é a sua vez.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  });

  test('HR tries a failed effect again, or says that it was done elsewhere', async () => {
    const failed = aRequest({ status: 'aprovada', efeitoFalhou: true, can: ['reaplica', 'aplicado'] });
    const server = deskOf(failed);
    server.answer(calls.retryEffect, failed);
    server.answer(calls.effectElsewhere, failed);
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Nova tentativa em andamento')).toBeVisible();
    expect(lastBody(server, 'PUT', /reaplica$/)).toEqual({ versao: 3 });
    await user.click(screen.getByRole('button', { name: 'Feito por fora' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Feito por fora' }));
    await user.type(dialog.getByLabelText('Motivo'), 'Lançamos na folha');
    await user.click(dialog.getByRole('button', { name: 'Feito por fora' }));
    expect(await screen.findByText('Efeito marcado como feito')).toBeVisible();
    expect(lastBody(server, 'PUT', /aplicado$/)).toEqual({ versao: 3, motivo: 'Lançamos na folha' });
  });

  test('HR hands a seat on to somebody else', async () => {
    const server = deskOf(aRequest({ can: ['redireciona'] }));
    server.answer(approverProfileContract.approverChoices, [{ id: 'p-9', nome: 'Helena Prado' }]);
    server.answer(calls.redirectRequest, aRequest());
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: 'Redirecionar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Redirecionar' }));
    await user.selectOptions(dialog.getByLabelText('Etapa'), 'RH confirma');
    await user.type(dialog.getByRole('combobox', { name: 'Quem decide' }), 'Helena');
    await user.click(await dialog.findByRole('option', { name: 'Helena Prado' }));
    await user.type(dialog.getByLabelText('Motivo'), reason);
    await user.click(dialog.getByRole('button', { name: 'Redirecionar' }));
    expect(await screen.findByText('Pedido redirecionado')).toBeVisible();
    expect(lastBody(server, 'PUT', /redireciona$/)).toEqual({ etapa: 2, de: 'grupo:RH', para: 'p-9', motivo: reason });
  });

  test('another queue and a type narrow it', async () => {
    const server = deskOf(aRequest({ can }));
    const user = renderAt(address, Screen);
    await screen.findByRole('button', { name: 'Aprovar' });
    await user.click(screen.getByRole('button', { name: /^Todos/ }));
    await screen.findByRole('button', { name: /^Todos/, pressed: true });
    await user.selectOptions(await screen.findByLabelText('Tipo'), 'ferias');
    await vi.waitFor(() => expect(server.lastQuery(/solicitacao\/rh\/1/)?.get('tipo')).toBe('ferias'));
    const asked = server.lastQuery(/solicitacao\/rh\/1/);
    expect([asked?.get('fila'), asked?.get('tipo')]).toEqual(['todas', 'ferias']);
  });

  test('the way to vacations, payroll, tickets and settings is there for who may see them', async () => {
    await signedIn(['RhSolicitacaoVisualizar', 'RhAtendimentoVisualizar', 'RhConfiguracaoVisualizar']);
    deskOf();
    renderAt(address, Screen);
    const ways = within(await screen.findByRole('navigation', { name: 'Também das solicitações' }));
    expect(ways.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/rh/solicitacoes/ferias',
      '/rh/solicitacoes/folha',
      '/rh/solicitacoes/atendimento',
      '/rh/solicitacoes/configuracao',
    ]);
  });

  test('who only looks after tickets is led on to them', async () => {
    await signedIn(['RhAtendimentoVisualizar']);
    stubServer();
    renderAt(address, Screen);
    const link = await screen.findByRole('link', { name: 'Ver atendimentos' });
    expect(link.getAttribute('href')).toBe('/rh/solicitacoes/atendimento');
    await expectAccessible();
  });

  test('a narrowed queue without any says how to see others', async () => {
    deskOf();
    renderAt(`${address}?tipo=ferias`, Screen);
    expect(await screen.findByText('Nenhum pedido aqui')).toBeVisible();
    expect(screen.getByText('Mude o tipo para ver outros.')).toBeVisible();
  });

  test.each([
    ['pt-BR', 'Nada esperando você'],
    ['en-US', 'Nothing waits for you'],
    ['es-ES', 'Nada te espera'],
  ] as const)('without one, in %s, says so', async (language, words) => {
    deskOf();
    await setLanguage(language);
    renderAt(address, Screen);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});
