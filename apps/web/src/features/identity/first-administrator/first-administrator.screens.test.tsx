import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './public-first-administrator.screen.tsx';

const { createFirstAdministrator } = identityContract;

async function fill(user: UserEvent, password = 'Cracha@2026') {
  await user.type(screen.getByLabelText('Nome completo'), 'Ana Prado');
  await user.type(screen.getByLabelText('CPF'), '52998224725');
  await user.type(screen.getByLabelText('E-mail'), 'ana@pantanal.test');
  await user.type(screen.getByLabelText('Senha'), password);
}
const button = () => screen.getByRole('button', { name: 'Criar administrador' });

test('the first administrator is created by keyboard, and the way leads to the sign-in of the administration', async () => {
  const server = stubServer();
  server.empty(createFirstAdministrator);
  const user = renderAt('/instalacao?token=segredo', Screen);
  await fill(user);
  expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Administrador criado' });
  expect(heading).toHaveFocus();
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
    token: 'segredo',
    nome: 'Ana Prado',
    cpf: '52998224725',
    email: 'ana@pantanal.test',
    senha: 'Cracha@2026',
  });
  expect(screen.getByRole('link', { name: 'Entrar na administração' }).getAttribute('href')).toBe('/login?area=admin');
  expect(location.search).toBe('');
});

test('the button says what is missing, and the rules follow the password', async () => {
  const server = stubServer();
  const user = renderAt('/instalacao?token=segredo', Screen);
  expect(button()).toBeBlocked();
  expect(button()).toBeDescribedBy('Falta preencher: Nome completo, CPF, E-mail, Senha');
  await fill(user, 'curta');
  expect(screen.getByLabelText('Senha')).toBeDescribedBy('Sem espaços, cumprida');
  expect(screen.getByLabelText('Senha')).toBeDescribedBy('De 8 a 64 caracteres, ainda não');
  expect(button()).toBeDescribedBy('A senha ainda não segue as regras.');
  await user.keyboard('{Enter}');
  expect(server.received).toEqual([]);
  await user.type(screen.getByLabelText('Senha'), '@2026');
  expect(button()).not.toBeBlocked();
});

test('a wrong CPF is told on leaving the field, until it is right', async () => {
  stubServer();
  const user = renderAt('/instalacao?token=segredo', Screen);
  await user.type(screen.getByLabelText('CPF'), '52998224724');
  await user.tab();
  expect(screen.getByLabelText('CPF')).toBeDescribedBy('CPF não confere. Veja os 11 números.');
  await user.clear(screen.getByLabelText('CPF'));
  await user.type(screen.getByLabelText('CPF'), '529.982.247-25');
  expect(screen.queryByText('CPF não confere. Veja os 11 números.', { selector: '[id$=error]' })).toBeNull();
});

test('what the server says about a field stands under it and gets the focus', async () => {
  const server = stubServer();
  server.refuse(createFirstAdministrator, 400, 'PASSWORD_TOO_SIMPLE', undefined, { senha: 'Misture pelo menos 3.' });
  const user = renderAt('/instalacao?token=segredo', Screen);
  await fill(user);
  await user.click(button());
  expect(await screen.findByText('Misture pelo menos 3.')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Senha'));
  expect(screen.getByRole('alert')).toHaveText('Veja os campos marcados e tente de novo.');
});

test('a used link says so plainly, and so does an address without one', async () => {
  const server = stubServer();
  server.refuse(createFirstAdministrator, 410, 'LINK_EXPIRED');
  const user = renderAt('/instalacao?token=velho', Screen);
  await fill(user);
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toHaveFocus();
  expect(screen.getByText(/reinicie o servidor: ele mostra um link novo/)).toBeVisible();
});

test('an address without the secret never shows the form', () => {
  stubServer();
  renderAt('/instalacao', Screen);
  expect(screen.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  expect(screen.queryByLabelText('Senha')).toBeNull();
});
