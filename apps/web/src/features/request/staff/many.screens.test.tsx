import { requestContract as requests } from '@cracha/contract/features/request/request.contract.ts';
import { requestBatchContract as calls } from '@cracha/contract/features/request/request-batch.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { aRequestRow } from '#test/requests.ts';
import { stubServer } from '#test/server.ts';
import type { RequestBatch } from './many.api.ts';
import { Screen } from './staff-requests.screen.tsx';

const reason = 'A equipe fica sem gente';
const rows = [aRequestRow(), aRequestRow({ id: 'req-2', nome: 'José Raimundo', codigo: '2026-000342', versao: 5 })];
const done: RequestBatch['itens'] = [
  { id: 'req-1', codigo: '2026-000341', nome: 'Maria Aparecida Souza', resultado: 'ok', valores: {} },
  ...[
    {
      id: 'req-2',
      codigo: '2026-000342',
      nome: 'José Raimundo',
      resultado: 'ALREADY_DECIDED',
      valores: { nome: 'Ana' },
    },
    { id: 'req-3', codigo: null, nome: null, resultado: 'NOT_FOUND', valores: {} },
  ],
];

async function open({ owner = 'rh' as 'rh' | 'gestor', total = 2, query = '?varios=true', itens = done } = {}) {
  const area = owner === 'rh' ? ('Rh' as const) : ('Gestor' as const);
  const permissions = [`${area}SolicitacaoVisualizar`, `${area}SolicitacaoAprovar`, `${area}SolicitacaoNegar`] as const;
  const more = owner === 'rh' ? (['RhSolicitacaoFinalizar'] as const) : [];
  await signedInAs({ ...helena, permissions: [...permissions, ...more] }, owner, ['solicitacoes-com-fluxo']);
  const server = stubServer();
  for (const call of [requests.hrRequests, requests.managerRequests])
    server.answer(call, { ...pageOf([...rows]), total });
  for (const call of [requests.hrRequestTotals, requests.managerRequestTotals])
    server.answer(call, { minhas: 2, decididas: 0, equipe: 2, todas: 2, atrasadas: 0 });
  for (const call of [calls.approveRequests, calls.denyRequests, calls.finishRequests])
    server.answer(call, { idLote: 'lot-1' });
  server.answer(calls.recentReasons, ['Mês de balanço', reason]);
  const feitos = itens.filter(one => one.resultado !== null).length;
  server.answer(calls.requestBatch, { total: 3, feitos, itens });
  return { server, user: renderAt(`/${owner}/solicitacoes${query}`, Screen) };
}

test('chosen ones are denied with one reason, by those who get it; then each result is said', async () => {
  const { server, user } = await open();
  await screen.findByText('José Raimundo');
  // the keyboard alone
  for (const box of screen.getAllByRole('checkbox').slice(1)) {
    box.focus();
    await user.keyboard(' ');
  }
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Negar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Negar 2 pedidos?' }));
  const who = within(dialog.getByRole('list', { name: 'Quem recebe' }));
  expect(who.getAllByRole('listitem').map(one => one.textContent)).toEqual([
    expect.stringContaining('Maria Aparecida Souza'),
    expect.stringContaining('José Raimundo'),
  ]);
  expect(dialog.getByRole('button', { name: 'Negar' })).toBeBlocked();
  await user.click(await dialog.findByRole('button', { name: reason }));
  expect(dialog.getByLabelText('Motivo')).toHaveValue(reason);
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Negar' }));
  expect(await screen.findByText('Decididos: 1. Ficaram como estavam: 2.')).toBeVisible();
  expect(lastBody(server, 'POST', /lote\/nega$/)).toEqual({
    itens: [
      { id: 'req-1', versao: 3 },
      { id: 'req-2', versao: 5 },
    ],
    motivo: reason,
  });
  expect(await screen.findByText('Isto já foi decidido por Ana.')).toBeVisible();
  expect(screen.getByText('Pedido não encontrado')).toBeVisible();
  expect(screen.getByRole('link', { name: /José Raimundo · 2026-000342/ })).toBeVisible();
  await expectAccessible();
});

test('all of the filter are approved; a manager finishes none', async () => {
  const { server, user } = await open({ owner: 'gestor', total: 40, query: '?varios=true&fila=equipe&tipo=ferias' });
  await screen.findByText('José Raimundo');
  await user.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Escolher todos os 40 deste filtro' }));
  expect(screen.queryByRole('button', { name: 'Finalizar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Aprovar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar 40 pedidos?' }));
  expect(await dialog.findByText('e mais 38')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Aprovar' }));
  await screen.findByText('Decididos: 1. Ficaram como estavam: 2.');
  expect(lastBody(server, 'POST', /lote\/aprova$/)).toEqual({ filtro: { fila: 'equipe', tipo: 'ferias' } });
});

test('more than 200 of a filter are not offered', async () => {
  const { user } = await open({ total: 201 });
  await screen.findByText('José Raimundo');
  await user.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  expect(screen.getByText('O filtro acha 201. Decida até 200 por vez: diminua o filtro.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Escolher todos/ })).toBeNull();
});

test.each([
  ['pt-BR', 'Decidindo'],
  ['en-US', 'Deciding'],
  ['es-ES', 'Decidiendo'],
] as const)('what is under way shows how far it is, in %s', async (language, words) => {
  await setLanguage(language);
  await open({ query: '?lote=lot-1', itens: done.map(one => ({ ...one, resultado: null })) });
  expect(await screen.findByRole('region', { name: words })).toBeVisible();
  await setLanguage('pt-BR');
});
