import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { hrGroups, hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openedPerson, recentNow } from '#features/worker/recent-people.ts';
import { listenForPalette } from '#kernel/base/palette-key.ts';
import { keep } from '#kernel/base/vault.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { StaffShell } from './StaffShell.tsx';

type Found = ResponseSent<typeof workerContract.hrWorkers>['items'][number];

listenForPalette();

async function open(found?: Pick<Found, 'nome' | 'matricula' | 'empresa'>) {
  const server = stubServer();
  server.answer(notificationContract.unreadTotal, 0);
  const items = found ? [{ ...nobody, ...found }] : [];
  server.answer(workerContract.hrWorkers, { items, total: items.length, page: 1, size: 6 });
  const permissions = [...helena.permissions, 'RhTrabalhadorVisualizar', 'RhTrabalhadorCriar'];
  await signedInAs({ ...helena, permissions }, 'rh', ['recibos', 'importacao', 'trabalhador']);
  const user = renderAt(
    '/rh/inicio',
    () => (
      <StaffShell profile="rh" routes={hrRoutes} groups={hrGroups} path="/rh/inicio">
        <h1>Início</h1>
      </StaffShell>
    ),
    true,
  );
  await screen.findByRole('heading', { name: 'Início' });
  return user;
}

const nobody: Found = {
  id: 'w1',
  idUsuario: 'p1',
  nome: '',
  cpf: null,
  matricula: '',
  idEmpresa: 'c1',
  empresa: '',
  lotacao: null,
  tomador: null,
  cargo: null,
  regime: null,
  admissao: null,
  situacao: 'ativo',
  entrou: true,
  acesso: true,
  can: [],
};

test('Ctrl K opens it, typing finds a screen, Enter goes there', async () => {
  const user = await open();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: 'Buscar ou ir para' });
  await expectAccessible();
  await user.type(search, 'importa');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/rh/importacoes'));
});

test('Ctrl K pressed while the page loads opens it once the frame stands', async () => {
  await keep('session', 'somebody is signed in');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  await open();
  expect(await screen.findByRole('combobox', { name: 'Buscar ou ir para' })).toBeVisible();
});

test('so does its button, also when nothing pointed at anything before', async () => {
  await open();
  screen.getByRole('button', { name: /Buscar/ }).click();
  expect(await screen.findByRole('combobox', { name: 'Buscar ou ir para' })).toBeVisible();
});

test('a name finds people within reach, and Enter opens the record; acts are found by their words', async () => {
  const user = await open({
    nome: 'Maria Aparecida Souza',
    matricula: '002001',
    empresa: 'Pantanal São Paulo',
  });
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: 'Buscar ou ir para' });
  await user.type(search, 'maria');
  const person = await screen.findByRole('option', {
    name: /Maria Aparecida Souza.*002001 · Pantanal São Paulo/,
  });
  expect(person).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/rh/trabalhadores?id=w1'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Buscar ou ir para' }), 'cadastrar trab');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toBe('?novo=1'));
});

test('before anything is typed, the records opened last stand first; another person or role has none of them', async () => {
  openedPerson({ id: 'w1', name: 'Maria Aparecida Souza', sub: '002001', href: '/rh/trabalhadores?id=w1' });
  const user = await open();
  openedPerson({ id: 'w1', name: 'Maria Aparecida Souza', sub: '002001', href: '/rh/trabalhadores?id=w1' });
  openedPerson({ id: 'w2', name: 'João Ferreira', sub: '002002', href: '/rh/trabalhadores?id=w2' });
  await user.keyboard('{Control>}k{/Control}');
  const [first, second] = await screen.findAllByRole('option');
  expect([first?.textContent, second?.textContent]).toEqual([
    'RecenteJoão Ferreira002002',
    'RecenteMaria Aparecida Souza002001',
  ]);
  await user.keyboard('{Escape}');
  await signedInAs(helena, 'gestor');
  expect(recentNow()).toEqual([]);
});
