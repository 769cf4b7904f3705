import { privacyContract as calls } from '@cracha/contract/features/identity/privacy.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './hr-privacy-requests.screen.tsx';

type Row = ResponseSent<typeof calls.privacyRequests>['items'][number];

const late: Row = {
  id: 'r-1',
  tipo: 'correcao',
  texto: 'Meu sobrenome está errado.',
  pedidoEm: '2026-11-01T12:00:00.000Z',
  prazo: '2026-11-16',
  atrasado: true,
  desfecho: null,
  resposta: null,
  respondidoEm: null,
  nome: 'Maria Souza',
  empresa: 'Pantanal',
  can: ['responder'],
};
const own: Row = { ...late, id: 'r-2', nome: 'Helena Prado', atrasado: false, empresa: null, can: [] };
const done: Row = {
  ...late,
  id: 'r-3',
  desfecho: 'recusado',
  resposta: 'A lei manda guardar por cinco anos.',
  respondidoEm: '2026-11-10T12:00:00.000Z',
  can: [],
};

function hrServer(items: Row[] = [late, own]) {
  const server = stubServer();
  const porSituacao = { abertos: 2, atrasados: 1, respondidos: 1 };
  server.answer(calls.privacyRequests, ({ query }) => ({
    items: query.get('situacao') === 'respondidos' ? [done] : items,
    ...{ total: items.length, page: 1, size: 10, after: null, porSituacao },
  }));
  return server;
}

beforeEach(() => signedInAs(helena, 'rh'));

test('the next request is opened and answered, with how it ends and why', async () => {
  const server = hrServer();
  server.empty(calls.answerPrivacyRequest);
  const user = renderAt('/rh/dados-pessoais', Screen);
  expect(await screen.findByText('Maria Souza')).toBeVisible();
  expect(screen.getAllByText('Atrasado')).toHaveLength(1);
  expect(screen.getAllByText('16/11/2026')).toHaveLength(2);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Responder o próximo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Corrigir um dado: Maria Souza' });
  expect(within(dialog).getByText('Meu sobrenome está errado.')).toBeVisible();
  const send = within(dialog).getByRole('button', { name: 'Enviar resposta' });
  expect(send).toBeDescribedBy('Escolha como termina e escreva ao menos 10 letras');
  await expectAccessible();
  await user.click(within(dialog).getByRole('radio', { name: 'Atendemos o pedido' }));
  await user.type(within(dialog).getByLabelText('Resposta'), 'Corrigimos hoje.');
  await user.click(send);
  expect(await screen.findByText('Resposta enviada')).toBeVisible();
  const [{ path, body } = { path: '', body: '{}' }] = server.requests('POST', /resposta$/);
  expect([path, JSON.parse(body)]).toEqual([
    '/privacidade/rh/pedidos/r-1/resposta',
    { desfecho: 'atendido', resposta: 'Corrigimos hoje.' },
  ]);
});

test("one's own is somebody else's; an answered one shows what was said; nothing open says so", async () => {
  hrServer([own]);
  const user = renderAt('/rh/dados-pessoais', Screen);
  await user.click(await screen.findByRole('button', { name: 'Abrir o pedido de Helena Prado' }));
  expect(screen.getByText('Este pedido é seu. Outra pessoa do RH responde.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Responder o próximo' })).toBeDescribedBy('Nenhum pedido para responder');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.click(screen.getByRole('button', { name: /Respondidos/ }));
  await user.click(await screen.findByRole('button', { name: 'Abrir o pedido de Maria Souza' }));
  expect(screen.getByText('A lei manda guardar por cinco anos.')).toBeVisible();
  await expectAccessible();
});

test('an empty list and a failure each say so', async () => {
  hrServer([]);
  renderAt('/rh/dados-pessoais', Screen);
  expect(await screen.findByText('Nenhum pedido aqui')).toBeVisible();
});

test('a failure offers to try again', async () => {
  stubServer().refuse(calls.privacyRequests, 403, 'OPERATION_NOT_ALLOWED');
  renderAt('/rh/dados-pessoais', Screen);
  expect(await screen.findByRole('alert')).toBeVisible();
  await expectAccessible();
});

test.each([
  ['en-US', 'Personal data requests'],
  ['es-ES', 'Solicitudes de datos personales'],
] as const)('in %s it has its words', async (language, title) => {
  hrServer();
  await setLanguage(language);
  renderAt('/rh/dados-pessoais', Screen);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await setLanguage('pt-BR');
});
