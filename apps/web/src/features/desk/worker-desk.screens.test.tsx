import { deskContract as calls } from '@cracha/contract/features/desk/desk.contract.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { ticketDetail, ticketRow } from '#test/tickets.ts';
import { TalkToHr } from './TalkToHr.tsx';
import { Screen as Desk } from './worker-service-desk.screen.tsx';

const page = <T,>(items: T[]) => ({ items, total: items.length, page: 1, size: 10, after: null });
beforeEach(() => signedInAs(maria, 'trabalhador', ['atendimento']));

test('the list tells the state and what is new; empty, it offers the first', async () => {
  const server = stubServer();
  server.answer(calls.ownTickets, page([{ ...ticketRow, status: 'aguardando', naoLidas: 2 }]));
  renderAt('/trabalhador/customer-service', Desk);
  expect(await screen.findByText('2 mensagens novas')).toBeVisible();
  expect(screen.getByText('Aguardando você')).toBeVisible();
  await expectAccessible();
});

test.each([
  ['pt-BR', 'Nenhum atendimento aberto'],
  ['en-US', 'No open tickets'],
  ['es-ES', 'Ninguna atención abierta'],
] as const)('in %s it says that there is none', async (language, words) => {
  await setLanguage(language);
  const server = stubServer();
  server.answer(calls.ownTickets, page([]));
  renderAt('/trabalhador/customer-service', Desk);
  expect(await screen.findByText(words)).toBeVisible();
  await setLanguage('pt-BR');
});

test('a ticket that waits is read and answered; what is typed is sent once', async () => {
  const server = stubServer();
  const waiting = { ...ticketDetail, status: 'aguardando', naoLidas: 1, can: ['responde'] } as const;
  server.answer(calls.ticket, { ...waiting, can: [...waiting.can] });
  server.empty(calls.readTicket);
  server.answer(calls.writeTicket, { ...ticketDetail, can: [] });
  const user = renderAt('/trabalhador/customer-service?id=t-1', Desk);
  expect(await screen.findByText('O RH espera a sua resposta.')).toBeVisible();
  expect(screen.getByText('Verde')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar papel.pdf' })).toBeVisible();
  await expect.poll(() => server.requests('PUT', /lida$/).length).toBeGreaterThan(0);
  await expectAccessible();
  await user.type(screen.getByLabelText('Sua mensagem'), 'É de novembro.');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await expect
    .poll(() => JSON.parse(server.requests('POST', /mensagem$/)[0]?.body ?? '{}'))
    .toEqual({ mensagem: 'É de novembro.' });
});

test('a solved one is rated with stars and a sentence', async () => {
  const server = stubServer();
  server.answer(calls.ticket, { ...ticketDetail, status: 'resolvido', can: ['reabre', 'encerra', 'avalia'] });
  server.answer(calls.rateTicket, { ...ticketRow, status: 'encerrado', nota: 4 });
  const user = renderAt('/trabalhador/customer-service?id=t-1', Desk);
  const send = await screen.findByRole('button', { name: 'Avaliar e encerrar' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('radio', { name: '4 de 5' }));
  await user.type(screen.getByLabelText(/Quer contar por quê/), 'Rápido.');
  await expectAccessible();
  await user.click(send);
  await expect
    .poll(() => JSON.parse(server.requests('PUT', /avalia$/)[0]?.body ?? '{}'))
    .toEqual({ nota: 4, frase: 'Rápido.' });
  await user.click(screen.getByRole('button', { name: 'Reabrir' }));
  expect(await screen.findByRole('dialog', { name: 'O que ainda falta?' })).toBeVisible();
});

test('the form asks what the subject asks, and says what it lacks', async () => {
  const server = stubServer();
  const category = {
    ...{ id: 'k-1', nome: 'Vale-transporte', sigilosa: true, primeiraResposta: 60, solucao: 480 },
    ...{ ativa: true, grupo: [], versao: 1 },
    campos: [{ chave: 'c1', nome: 'Linha', tipo: 'escolha' as const, obrigatorio: true, opcoes: ['Azul', 'Verde'] }],
  };
  server.answer(calls.deskOptions, [{ idVinculo: 'e-1', empresa: 'Pantanal Cajamar', categorias: [category] }]);
  server.answer(calls.openTicket, {
    ...{ id: 't-1', protocolo: 'A-2026-000045', status: 'novo', prazo: '2026-11-26T17:00:00.000Z' },
  });
  const user = renderAt('/trabalhador/fale-com-o-rh', TalkToHr);
  expect(await screen.findByText('Escolha o assunto.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Assunto'), 'Vale-transporte');
  expect(screen.getByText('Preencha o que este assunto pede.')).toBeVisible();
  expect(screen.getByText(/Assunto sigiloso/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Linha'), 'Verde');
  await user.type(screen.getByLabelText('Em poucas palavras'), 'Mudei de linha');
  await user.type(screen.getByLabelText('O que aconteceu?'), 'Agora vou pela verde.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await expect
    .poll(() => JSON.parse(server.requests('POST', /^\/atendimento$/)[0]?.body ?? '{}'))
    .toEqual({
      ...{ idVinculo: 'e-1', idCategoria: 'k-1', assunto: 'Mudei de linha', mensagem: 'Agora vou pela verde.' },
      campos: { c1: 'Verde' },
    });
  expect(await screen.findByText('Enviado: A-2026-000045')).toBeVisible();
});
