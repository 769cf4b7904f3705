import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { aRequest, aRequestRow } from '#test/requests.ts';
import { stubServer } from '#test/server.ts';
import { Screen } from './worker-request.screen.tsx';
import { Screen as List } from './worker-requests.screen.tsx';

const list = '/trabalhador/solicitacoes';
const one = '/trabalhador/visualizar-solicitacao?id=req-1';
const reason = 'Mudei de planos com a família';

beforeEach(() =>
  signedInAs(
    {
      ...maria,
      permissions: [
        'TrabalhadorSolicitacaoVisualizar',
        'TrabalhadorSolicitacaoCriar',
        'TrabalhadorSolicitacaoDeletar',
        'TrabalhadorSolicitacaoDownload',
      ],
    },
    'trabalhador',
    ['solicitacoes-com-fluxo'],
  ),
);

function opened(change: Parameters<typeof aRequest>[0]) {
  const server = stubServer();
  server.answer(calls.request, aRequest(change));
  return server;
}

describe("the worker's requests", () => {
  test('are cards with type, state and what waits for the worker', async () => {
    const server = stubServer();
    server.answer(
      calls.ownRequests,
      pageOf([
        aRequestRow(),
        aRequestRow({ id: 'req-2', status: 'aprovada', aguardaCiencia: true }),
        aRequestRow({
          id: 'req-3',
          tipo: 'adiantamento13',
          status: 'negada',
          resumo: { codigo: 'adiantamento13', valores: { mes: 6, ano: 2027 } },
        }),
      ]),
    );
    const user = renderAt(list, List);
    const first = within((await screen.findAllByRole('link', { name: /2026-000341/ }))[0] ?? document.body);
    expect(first.getByText('Em análise (1 de 2)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Novo pedido' })).toBeVisible();
    expect(first.getByText(/^20 dias · 4 jan/)).toBeVisible();
    expect(screen.getByText('Aviso para ler')).toBeVisible();
    expect(screen.getByText('Junho de 2027')).toBeVisible();
    await expectAccessible();
    await user.selectOptions(screen.getByLabelText('Situação'), 'negada');
    expect(server.lastQuery(/solicitacao\/trabalhador/)?.get('status')).toBe('negada');
  });

  test.each([
    ['pt-BR', 'Você ainda não fez pedidos'],
    ['en-US', 'You have made no request yet'],
    ['es-ES', 'Aún no has hecho solicitudes'],
  ] as const)('without one, in %s, say so', async (language, words) => {
    stubServer().answer(calls.ownRequests, pageOf([]));
    await setLanguage(language);
    renderAt(list, List);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('one request', () => {
  test('says who is asked, what was asked, and takes a message', async () => {
    const server = opened({ can: ['mensagem'] });
    server.answer(calls.writeOnRequest, { id: 'm2' });
    const user = renderAt(one, Screen);
    expect(await screen.findByText('Esperando Gustavo Lima')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'As férias' }));
    for (const words of ['04/01/2027', '23/01/2027', '20 dias', '10 dias', 'Ana Lúcia Barros'])
      expect(card.getByText(words)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'O pedido' })).getByText('2026-000341')).toBeVisible();
    expect(screen.getByText('Quem cobre o balcão?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Baixar passagem.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
    await expectAccessible();
    await user.type(screen.getByLabelText('Mensagem'), 'A Ana cobre.');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    expect(lastBody(server, 'POST', /req-1\/mensagem$/)).toEqual({ mensagem: 'A Ana cobre.' });
  });

  test('names the group that decides in the language of the reader', async () => {
    opened({});
    await setLanguage('es-ES');
    renderAt(one, Screen);
    expect(await screen.findByText('RR. HH.')).toBeVisible();
    await setLanguage('pt-BR');
  });

  test('is canceled with a reason', async () => {
    const server = opened({ can: ['cancela'] });
    server.answer(calls.cancelRequest, aRequest({ status: 'cancelada' }));
    const user = renderAt(one, Screen);
    await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Cancelar pedido' })).toBeBlocked();
    await user.type(dialog.getByLabelText('Motivo'), reason);
    await user.click(dialog.getByRole('button', { name: 'Cancelar pedido' }));
    expect(await screen.findByText('Pedido cancelado')).toBeVisible();
    expect(lastBody(server, 'PUT', /req-1\/cancela$/)).toEqual({ versao: 3, motivo: reason });
  });

  test('finished and taken out of payroll again says that it is still to be paid', async () => {
    opened({ status: 'finalizada', foraDaFolha: true });
    renderAt(one, Screen);
    expect(await screen.findByText('Ainda não está na folha')).toBeVisible();
    await expectAccessible();
  });

  test('with a notice is read and taken note of', async () => {
    const server = opened({ status: 'aprovada', can: ['ciente'], aviso: { idArquivo: 'n1', cienteEm: null } });
    server.answer(calls.noteRequest, aRequest({ status: 'aprovada' }));
    const user = renderAt(one, Screen);
    expect(await screen.findByText(/, até 23\/01\/2027/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ciente' }));
    expect(await screen.findByText('Leitura registrada')).toBeVisible();
    expect(lastBody(server, 'PUT', /req-1\/ciente$/)).toEqual({ versao: 3 });
  });

  test('that HR split asks for the worker’s word', async () => {
    const server = opened({ status: 'aprovada', aguardaConsentimento: true, can: ['consente'] });
    server.answer(calls.consentToRequest, aRequest({ status: 'cancelada' }));
    const user = renderAt(one, Screen);
    await user.click(await screen.findByRole('button', { name: 'Não concordo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Motivo'), reason);
    await user.click(dialog.getByRole('button', { name: 'Não concordo' }));
    expect(await screen.findByText('Pedido cancelado')).toBeVisible();
    expect(lastBody(server, 'PUT', /consente$/)).toEqual({ versao: 3, concorda: false, motivo: reason });
    await user.click(screen.getByRole('button', { name: 'Concordo' }));
    expect(await screen.findByText('Acordo registrado')).toBeVisible();
    expect(lastBody(server, 'PUT', /consente$/)).toEqual({ versao: 3, concorda: true });
  });

  test('that waits for a change says which, and leads to the form', async () => {
    const asked = { por: null, rodada: 1, etapa: 1, em: '2026-11-21T12:00:00Z' };
    opened({
      aguardaAjuste: true,
      can: ['reenvia'],
      historico: [{ ...asked, ato: 'review', quem: 'Gustavo Lima', motivo: 'Comece uma semana depois' }],
    });
    renderAt(one, Screen);
    expect(await screen.findByText('Este pedido precisa de um ajuste')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ajustar e reenviar' });
    expect(link.getAttribute('href')).toBe('/trabalhador/solicitacoes/novo?ajuste=req-1');
  });

  test('that was denied says why, and by whom', async () => {
    const denied = { por: null, rodada: 1, etapa: 1, em: '2026-11-21T12:00:00Z' };
    opened({
      status: 'negada',
      historico: [{ ...denied, ato: 'deny', quem: 'Gustavo Lima', motivo: 'A equipe fica sem gente' }],
    });
    renderAt(one, Screen);
    expect(await screen.findByText('Pedido negado')).toBeVisible();
    expect(screen.getAllByText('A equipe fica sem gente')[0]).toBeVisible();
    expect(screen.queryByLabelText('Mensagem')).toBeNull();
  });

  test('of somebody else is not found', async () => {
    stubServer().refuse(calls.request, 404, 'NOT_FOUND');
    renderAt(one, Screen);
    expect((await screen.findByRole('link', { name: /lista/i })).getAttribute('href')).toBe(list);
  });
});
