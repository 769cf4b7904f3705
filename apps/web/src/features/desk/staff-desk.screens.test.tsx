import { deskContract as calls } from '@cracha/contract/features/desk/desk.contract.ts';
import { deskSetupContract as setup } from '@cracha/contract/features/desk/desk-setup.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { listenForKeys } from '#kernel/lazy/keys.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { ticketDetail, ticketRow } from '#test/tickets.ts';
import { row as worker } from '#test/workers.ts';
import { DeskSettings } from './DeskSettings.tsx';
import { Screen as Desk } from './hr-desk.screen.tsx';

const category = {
  ...{ id: 'k-1', nome: 'Pagamento e descontos', campos: [], sigilosa: false, primeiraResposta: 240, solucao: 1080 },
  ...{ ativa: true, grupo: [{ id: 'user-helena', nome: 'Helena Prado' }], versao: 1 },
};
const canned = { id: 'r-1', titulo: 'Recebido', texto: 'Olá, {primeiroNome}.', ativa: true, versao: 1 };
const open: ResponseSent<typeof calls.ticket> = {
  ...ticketDetail,
  responsaveis: [{ id: 'user-helena', nome: 'Helena Prado' }],
  ...{ consumido: 65, solucaoMinutos: 1080, can: ['assume', 'responde', 'anota', 'aguarda', 'transfere', 'resolve'] },
};

beforeEach(() =>
  signedInAs(
    { ...helena, permissions: [...helena.permissions, 'RhConfiguracaoVisualizar', 'RhConfiguracaoEditar'] },
    'rh',
    ['atendimento'],
  ),
);

function server() {
  const stub = stubServer();
  stub.answer(setup.deskCategories, [category]);
  stub.answer(setup.cannedAnswers, [canned]);
  stub.answer(setup.deskPeople, [{ id: 'user-helena', nome: 'Helena Prado' }]);
  stub.answer(setup.deskHours, { horas: { 1: [['08:00', '12:00']] }, versao: 3 });
  stub.answer(calls.tickets, { items: [ticketRow], total: 1, page: 1, size: 30, after: null });
  stub.answer(calls.ticketTotals, { atrasados: 1, meus: 0, semDono: 1, abertos: 2 });
  return stub;
}

test.each([
  ['pt-BR', 'Atrasados'],
  ['en-US', 'Overdue'],
  ['es-ES', 'Atrasadas'],
] as const)('the list has its queues, in %s', async (language, words) => {
  await setLanguage(language);
  const stub = server();
  stub.answer(calls.tickets, {
    ...{ items: [{ ...ticketRow, atrasado: true, naoLidas: 1 }], total: 1, page: 1, size: 10, after: null },
  });
  renderAt('/rh/solicitacoes/atendimento', Desk);
  const [way] = await screen.findAllByRole('link', { name: 'Desconto em novembro' });
  expect(way?.getAttribute('href')).toBe('/rh/solicitacoes/atendimento?id=t-1');
  expect(screen.getByRole('button', { name: new RegExp(words) })).toBeVisible();
  await expectAccessible();
  await setLanguage('pt-BR');
});

test('a ticket is answered with a prepared text, filled; a note is sent as one', async () => {
  const stub = server();
  stub.answer(calls.ticket, open);
  stub.answer(calls.solveTicket, { ...ticketRow, status: 'resolvido' });
  stub.answer(calls.writeTicket, open);
  const user = renderAt('/rh/solicitacoes/atendimento?id=t-1', Desk);
  expect(await screen.findByText('1 h 05 de 18 h 00')).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Resposta pronta'), 'Recebido');
  expect(screen.getByLabelText('Resposta ao trabalhador')).toHaveValue('Olá, Maria.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Responder e resolver' }));
  await expect
    .poll(() => JSON.parse(stub.requests('PUT', /resolve$/)[0]?.body ?? '{}'))
    .toEqual({ versao: 1, mensagem: 'Olá, Maria.' });
  await user.click(screen.getByRole('radio', { name: 'Nota interna' }));
  await user.type(screen.getByLabelText('Nota que só o RH lê'), 'Ver com a folha.');
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await expect
    .poll(() => JSON.parse(stub.requests('POST', /mensagem$/)[0]?.body ?? '{}'))
    .toEqual({ mensagem: 'Ver com a folha.', interna: true });
});

test('HR opens one for a worker; a confidential category of others is not offered', async () => {
  await signedInAs(
    { ...helena, permissions: [...helena.permissions, 'RhAtendimentoCriar', 'RhTrabalhadorVisualizar'] },
    'rh',
    ['atendimento', 'trabalhador'],
  );
  const stub = server();
  const secret = { ...category, id: 'k-2', nome: 'Ouvidoria', sigilosa: true, grupo: [] };
  stub.answer(setup.deskCategories, [category, secret]);
  stub.answer(workerContract.hrWorkers, { items: [worker], total: 1, page: 1, size: 10, after: null });
  stub.answer(calls.openTicket, {
    ...{ id: 't-9', protocolo: 'A-2026-000050', status: 'novo', prazo: '2026-11-26T17:00:00.000Z' },
  });
  const user = renderAt('/rh/solicitacoes/atendimento', Desk);
  await user.click(await screen.findByRole('button', { name: 'Abrir atendimento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abrir atendimento' }));
  expect(dialog.getByRole('button', { name: 'Abrir atendimento' })).toBeDescribedBy('Escolha o trabalhador.');
  await user.type(dialog.getByRole('combobox', { name: 'Trabalhador' }), 'jess');
  await user.click(await screen.findByRole('option', { name: /Jéssica Nascimento/ }));
  await dialog.findByRole('option', { name: 'Pagamento e descontos' });
  expect(dialog.queryByRole('option', { name: 'Ouvidoria' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Assunto'), 'Pagamento e descontos');
  await user.type(dialog.getByLabelText('Em poucas palavras'), 'Vale errado');
  await user.type(dialog.getByLabelText('O que a pessoa precisa'), 'Pediu por telefone.');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Abrir atendimento' }));
  expect(await screen.findByText('Atendimento A-2026-000050 aberto')).toBeVisible();
  expect(JSON.parse(stub.requests('POST', /^\/atendimento$/)[0]?.body ?? '{}')).toEqual({
    ...{ idVinculo: 'e1', idCategoria: 'k-1', assunto: 'Vale errado', mensagem: 'Pediu por telefone.' },
  });
});

test('beside a ticket stands its queue, from which the next one is opened', async () => {
  const stub = server();
  const other = { ...ticketRow, id: 't-2', nomeEmpregado: 'João Batista', assunto: 'Declaração', atrasado: true };
  stub.answer(calls.tickets, ({ query }) => ({
    ...{ items: query.get('fila') === 'meus' ? [] : [ticketRow, other], total: 2, page: 1, size: 30, after: null },
  }));
  stub.answer(calls.ticket, ({ path }) => (path.endsWith('t-2') ? { ...open, ...other } : open));
  const user = renderAt('/rh/solicitacoes/atendimento?id=t-1', Desk);
  const queue = within(await screen.findByRole('navigation', { name: 'Fila' }));
  expect(await queue.findByRole('link', { current: true })).toHaveText('Desconto em novembro');
  await user.click(queue.getByRole('link', { name: /João Batista/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Declaração' })).toBeVisible();
  expect(location.search).toBe('?id=t-2');
  expect(queue.getByRole('link', { current: true })).toHaveText('João Batista');
  await expectAccessible();
  await user.selectOptions(queue.getByLabelText('Fila'), 'Meus · 0');
  expect(await queue.findByText('Nenhum atendimento aberto')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Declaração' })).toBeVisible();
});

test('a transfer needs a reason', async () => {
  const stub = server();
  stub.answer(calls.ticket, open);
  stub.answer(calls.transferTicket, null);
  const user = renderAt('/rh/solicitacoes/atendimento?id=t-1', Desk);
  await user.click(await screen.findByRole('button', { name: 'Transferir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Transferir o atendimento' });
  expect(within(dialog).getByRole('button', { name: 'Transferir' })).toBeDescribedBy('Escreva o motivo.');
  await user.click(within(dialog).getByRole('radio', { name: 'Urgente' }));
  await user.type(within(dialog).getByLabelText('Motivo'), 'Pagamento errado hoje.');
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
  await expect
    .poll(() => JSON.parse(stub.requests('PUT', /transfere$/)[0]?.body ?? '{}'))
    .toEqual({
      ...{ versao: 1, idCategoria: 'k-1', idResponsavel: null, prioridade: 'urgente' },
      motivo: 'Pagamento errado hoje.',
    });
});

test('hours, categories and prepared answers are set up', async () => {
  const stub = server();
  stub.answer(setup.changeDeskHours, { horas: {}, versao: 4 });
  stub.answer(setup.createDeskCategory, category);
  const user = renderAt('/rh/solicitacoes/configuracao', DeskSettings);
  const save = await screen.findByRole('button', { name: 'Salvar horário' });
  const [until] = screen.getAllByLabelText('segunda-feira, Às');
  if (!until) throw new Error('Monday has hours.');
  await user.clear(until);
  expect(screen.getByText('Confira as horas deste dia.')).toBeVisible();
  await user.type(until, '1730');
  await user.click(save);
  await expect
    .poll(() => JSON.parse(stub.requests('PUT', /horario$/)[0]?.body ?? '{}'))
    .toEqual({ horas: { 1: [['08:00', '17:30']] }, versao: 3 });
  await user.click(screen.getByRole('button', { name: 'Nova categoria' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nova categoria' });
  await user.type(within(dialog).getByLabelText('Nome'), 'Ouvidoria');
  await user.click(within(dialog).getByLabelText('Sigilosa: só quem responde vê'));
  expect(within(dialog).getByRole('button', { name: 'Salvar' })).toBeDescribedBy('Marque quem responde.');
  await user.click(within(dialog).getByLabelText('Helena Prado'));
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await expect
    .poll(() => JSON.parse(stub.requests('POST', /categorias$/)[0]?.body ?? '{}'))
    .toMatchObject({ nome: 'Ouvidoria', sigilosa: true, grupo: ['user-helena'], primeiraResposta: 240, campos: [] });
});

test('beside a ticket the open ones stand in groups, and K and J go through them', async () => {
  const stub = server();
  const row = (id: string, part: object) => ({ ...ticketRow, id, ...part });
  const me = { id: helena.id, nome: 'Helena Prado' };
  const items = [
    row('t-0', { nomeEmpregado: 'Ana', atrasado: true, responsavel: me }),
    row('t-1', { nomeEmpregado: 'Bia', responsavel: me }),
    row('t-2', { nomeEmpregado: 'Caio', responsavel: null }),
    row('t-3', { nomeEmpregado: 'Davi', responsavel: null }),
  ];
  stub.answer(calls.tickets, { items, total: 4, page: 1, size: 30, after: null });
  stub.answer(calls.ticket, open);
  stub.empty(calls.readTicket);
  const user = renderAt('/rh/solicitacoes/atendimento?id=t-1', Desk);
  const stop = listenForKeys();
  const queue = within(await screen.findByRole('navigation', { name: 'Fila' }));
  await queue.findByText('Caio');
  expect(queue.getAllByRole('listitem').map(one => one.textContent?.replace(/Desconto.*/, ''))).toEqual([
    expect.stringMatching(/^AtrasadosAna/),
    expect.stringMatching(/^MeusBia/),
    expect.stringMatching(new RegExp(`^${ticketRow.categoria.nome}Caio`)),
    expect.stringMatching(/^Davi/),
  ]);
  await user.keyboard('j');
  await expect.poll(() => location.search).toBe('?id=t-2');
  await user.keyboard('k');
  await user.keyboard('k');
  await expect.poll(() => location.search).toBe('?id=t-0');
  expect(screen.getByRole('button', { name: 'Atendimento anterior' })).toBeBlocked();
  await expectAccessible();
  stop();
});
