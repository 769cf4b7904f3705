import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { listenForKeys } from '#kernel/lazy/keys.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { aJustification } from '#test/justifications.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Lots } from './staff-justification-lots.screen.tsx';
import { Screen } from './staff-justifications.screen.tsx';

const address = '/rh/pontofopag-justify';
const lots = '/rh/pontofopag-justify-lots';
const can = ['aprova', 'nega', 'devolve'];
const jose = { id: 'just-2', nomeEmpregado: 'José Raimundo Oliveira' };

function deskOf(...all: ReturnType<typeof aJustification>[]) {
  const server = stubServer();
  server.answer(calls.justifications, { items: all, total: all.length, page: 1, size: 50, after: null });
  server.answer(calls.justification, ({ path }) => all.find(({ id }) => path.endsWith(id)) ?? aJustification());
  return server;
}

beforeEach(async () => {
  await signedInAs(
    {
      ...helena,
      permissions: [
        'RhJustificativaVisualizar',
        'RhJustificativaAprovar',
        'RhJustificativaLoteVisualizar',
        'RhJustificativaLoteAprovar',
        'RhJustificativaLoteNegar',
      ],
    },
    'rh',
    ['ponto-registro', 'ponto-fopag-lote'],
  );
  return listenForKeys();
});

describe('the desk of justifications', () => {
  test('shows one in full, and A asks for the hour that nobody told', async () => {
    const files = [{ id: 'f1', nome: 'foto.jpg', tamanho: 20_480 }];
    const server = deskOf(aJustification({ can, anexos: files, arquivos: 1 }), aJustification({ ...jose, can }));
    server.answer(calls.approveJustification, aJustification({ status: 'aprovada', can: ['desfaz'] }));
    const user = renderAt(address, Screen);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fabiana Rocha Teles, 21 de outubro' })).toBeVisible();
    const request = within(screen.getByRole('region', { name: 'O pedido' }));
    for (const words of ['não informada', '07:56 · 12:00 · 13:02', 'inclui a marcação'])
      expect(request.getByText(words)).toBeVisible();
    const side = within(screen.getByRole('complementary', { name: 'Banco, arquivos e conversa' }));
    expect(side.getByRole('button', { name: 'Baixar foto.jpg' })).toBeVisible();
    await expectAccessible();
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Que hora incluir?' }));
    expect(dialog.getByRole('button', { name: 'Aprovar' })).toBeBlocked();
    await user.type(dialog.getByLabelText('Hora'), '17:00');
    await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('Justificativa aprovada')).toBeVisible();
    expect(lastBody(server, 'PUT', /just-1\/aprova$/)).toEqual({ versao: 1, hora: '17:00' });
    expect(await screen.findByRole('heading', { level: 1, name: /José Raimundo Oliveira/ })).toBeVisible();
  });

  test('N denies with a reason, and J and K move', async () => {
    const server = deskOf(aJustification({ can }), aJustification({ ...jose, can: ['nega'] }));
    server.answer(calls.denyJustification, aJustification({ status: 'negada' }));
    const user = renderAt(address, Screen);
    await screen.findByRole('button', { name: 'Negar' });
    await user.keyboard('j');
    expect(await screen.findByText('Esta justificativa só pode ser negada.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Negar' }));
    await user.type(dialog.getByLabelText('Motivo'), 'O dia estava certo');
    await user.click(dialog.getByRole('button', { name: 'Negar' }));
    expect(await screen.findByText('Justificativa negada')).toBeVisible();
    expect(lastBody(server, 'PUT', /just-2\/nega$/)).toEqual({ versao: 1, motivo: 'O dia estava certo' });
  });

  test('of a payroll clock an approval is sent on; one that was refused there is decided again', async () => {
    const server = deskOf(aJustification({ can, hora: '17:00', falhaEnvio: true }));
    server.answer(calls.approveJustification, aJustification({ status: 'enviando' }));
    const user = renderAt(address, Screen);
    expect(await screen.findByText('O Ponto Fopag recusou a aprovação. Decida de novo.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('Enviada ao Ponto Fopag')).toBeVisible();
  });

  test('who loses the race reads who decided', async () => {
    const server = deskOf(aJustification({ can, hora: '17:00' }));
    server.refuse(calls.approveJustification, 409, 'ALREADY_DECIDED');
    const user = renderAt(address, Screen);
    const approve = await screen.findByRole('button', { name: 'Aprovar' });
    server.answer(
      calls.justification,
      aJustification({ status: 'aprovada', decididaPor: 'Carlos Prado', decididaEm: '2026-10-23T11:00:00Z' }),
    );
    await user.click(approve);
    expect(await screen.findByText(/Aprovada por Carlos Prado, 23 out/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  });

  test('of health a manager reads days, and that HR has the proof', async () => {
    await signedInAs({ ...helena, roles: ['GESTOR'], permissions: ['GestorJustificativaVisualizar'] }, 'gestor', [
      'ponto-registro',
    ]);
    deskOf(aJustification({ justificativa: null, motivo: null, comprovanteComRh: true, dias: 2, efeito: 'excuse' }));
    renderAt('/gestor/pontofopag-justify', Screen);
    expect((await screen.findAllByText('Comprovante com o RH')).length).toBe(2);
    expect(screen.queryByRole('heading', { name: 'Conversa' })).toBeNull();
  });

  test.each([
    ['pt-BR', 'Nenhuma justificativa'],
    ['en-US', 'No justification'],
    ['es-ES', 'Ninguna justificación'],
  ] as const)('without one, in %s, says so', async (language, words) => {
    deskOf();
    await setLanguage(language);
    renderAt(address, Screen);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('many at once', () => {
  test('all of the filter are approved as a job, with a result for each', async () => {
    const server = stubServer();
    const items = [aJustification({ can }), aJustification({ ...jose, can })];
    server.answer(calls.justifications, { items, total: 40, page: 1, size: 25, after: 'next' });
    server.answer(calls.decideMany, { idLote: 'lot-1' });
    server.answer(calls.decisionBatch, {
      id: 'lot-1',
      status: 'finalizado',
      total: 40,
      feitos: 40,
      itens: [
        { id: 'just-1', nome: 'Fabiana Rocha Teles', situacao: 'feito', codigo: null },
        { id: 'just-2', nome: jose.nomeEmpregado, situacao: 'recusado', codigo: 'ALREADY_DECIDED' },
      ],
    });
    const user = renderAt(lots, Lots);
    await screen.findByText('José Raimundo Oliveira');
    for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Escolher todas as 40 do filtro' }));
    await expectAccessible();
    expect(screen.queryByRole('button', { name: 'Finalizar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Aprovar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar 40 justificativas?' }));
    await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('1 decididas, 1 ficaram como estavam')).toBeVisible();
    expect(lastBody(server, 'POST', /justificativa\/lote$/)).toEqual({ acao: 'aprova', filtro: {} });
    expect(screen.getByText('Ficou como estava')).toBeVisible();
    await expectAccessible();
  });
});
