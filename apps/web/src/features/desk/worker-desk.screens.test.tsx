import { deskContract as calls } from '@cracha/contract/features/desk/desk.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
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

test('a payslip of the chosen company may be linked, and the ticket leads to it', async () => {
  await signedInAs({ ...maria, permissions: [...maria.permissions, 'TrabalhadorReciboVisualizar'] }, 'trabalhador', [
    'atendimento',
    'recibos',
  ]);
  const server = stubServer();
  const categoria = {
    ...{ id: 'k-1', nome: 'Pagamento', sigilosa: false, primeiraResposta: 60, solucao: 480, campos: [] },
    ...{ ativa: true, grupo: [], versao: 1 },
  };
  server.answer(calls.deskOptions, [{ idVinculo: 'e-1', empresa: 'Pantanal Cajamar', categorias: [categoria] }]);
  const of = (id: string, empresa: string, mes: number) => ({
    ...{
      id,
      empresa,
      mes,
      ano: 2026,
      tipo: 1 as const,
      especie: 'mensal' as const,
      publicadoEm: '2026-11-05T12:00:00Z',
    },
    ...{ liquido: 1, totalVencimentos: 1, totalDescontos: 0, retido: null, dataPagamento: null },
    ...{ visualizado: true, concorda: null, urlPdf: null },
  });
  server.answer(receiptContract.workerReceipts, {
    ...page([of('r-1', 'Pantanal Cajamar', 10), of('r-2', 'Outra empresa', 9)]),
    anos: [2026],
  });
  server.answer(calls.openTicket, {
    ...{ id: 't-1', protocolo: 'A-2026-000045', status: 'novo', prazo: '2026-11-26T17:00:00.000Z' },
  });
  const user = renderAt('/trabalhador/fale-com-o-rh', TalkToHr);
  const choice = await screen.findByLabelText(/É sobre um recibo/);
  expect(screen.queryByRole('option', { name: /Setembro/ })).toBeNull();
  await user.selectOptions(choice, 'Outubro de 2026, Folha mensal');
  await user.selectOptions(screen.getByLabelText('Assunto'), 'Pagamento');
  await user.type(screen.getByLabelText('Em poucas palavras'), 'Desconto novo');
  await user.type(screen.getByLabelText('O que aconteceu?'), 'Não entendi o desconto.');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await expect
    .poll(() => JSON.parse(server.requests('POST', /^\/atendimento$/)[0]?.body ?? '{}'))
    .toMatchObject({ idRecibo: 'r-1' });
  server.answer(calls.ticket, { ...ticketDetail, idRecibo: 'r-1' });
  renderAt('/trabalhador/customer-service?id=t-1', Desk);
  const way = await screen.findByRole('link', { name: 'Ver o recibo de que se trata' });
  expect(way.getAttribute('href')).toBe('/trabalhador/visualiza-recibo?id=r-1');
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
