import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { clearSession, currentSession, endSession } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as SignIn } from '../entry/auth-sign-in.screen.tsx';
import { Screen as Group } from './auth-access-group.screen.tsx';

const token = { access_token: 'fresh', token_type: 'bearer', expires_in: 600 } as const;

test('a worker signs in by keyboard alone and lands on the wanted address', async () => {
  const server = stubServer();
  server.answer(identityContract.signIn, token);
  server.answer(identityContract.signedInUser, maria);
  server.answer(identityContract.workerAppAccesses, ['recibos']);
  const user = renderAt('/login?redirect=%2Ftrabalhador%2Frecibos', SignIn);
  await user.type(screen.getByLabelText('CPF, e-mail ou celular'), '529.982.247-25');
  expect(screen.getByText('CPF', { selector: 'span' })).toBeVisible();
  await user.tab();
  await user.keyboard('Cracha@2026{Enter}');
  await expect.poll(() => location.pathname).toBe('/trabalhador/recibos');
  expect(new URLSearchParams(server.requests('POST', /autenticausuario/)[0]?.body).get('CPF')).toBe('52998224725');
  expect(currentSession()?.profile).toBe('trabalhador');
});

test.each(['LOGIN_FAILED', 'INVALID_CPF', 'IDENTIFIER_REQUIRED'])('%s reads like every wrong sign-in', async code => {
  const server = stubServer();
  server.refuse(identityContract.signIn, 401, code);
  const user = renderAt('/login', SignIn);
  await user.type(screen.getByLabelText('CPF, e-mail ou celular'), 'maria@pantanal.test');
  await user.type(screen.getByLabelText('Senha'), 'errada{Enter}');
  const notice = (await screen.findByText('Não deu para entrar')).closest('[role=alert]');
  expect(notice).toHaveFocus();
  expect(notice).toHaveText(
    'Não deu para entrarOs dados não conferem. Veja o CPF, e-mail ou celular e digite a senha de novo.',
  );
  expect(screen.getByLabelText('CPF, e-mail ou celular')).toHaveValue('maria@pantanal.test');
  expect(screen.getByLabelText('Senha')).toHaveValue('');
});

test('too many attempts count down in the button', async () => {
  const server = stubServer();
  server.refuse(identityContract.signIn, 429, 'TOO_MANY_ATTEMPTS', { retryAfter: 40 });
  const user = renderAt('/login', SignIn);
  await user.type(screen.getByLabelText('CPF, e-mail ou celular'), '52998224725');
  await user.type(screen.getByLabelText('Senha'), 'x{Enter}');
  const button = await screen.findByRole('button', { name: /Tente de novo em \d+ s/ });
  expect(button).toBeBlocked();
  expect(button).toBeDescribedBy('Foram muitas tentativas seguidas.');
});

test('empty fields are named and get the focus', async () => {
  stubServer();
  const user = renderAt('/login?area=admin', SignIn);
  expect(screen.getByRole('heading', { name: 'Entrar na administração' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getAllByText('Campo obrigatório')).toHaveLength(2);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('CPF, e-mail ou celular'));
});

test('HR of several groups chooses one and goes where it wanted', async () => {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(identityContract.hrGroups, [
    { id: 'group-2', nome: 'Grupo Boreal', logo: null, totalEmpresas: 1, ultimoUso: null },
    { id: 'group-1', nome: 'Grupo Pantanal', logo: null, totalEmpresas: 4, ultimoUso: '2026-11-19T12:00:00Z' },
  ]);
  server.answer(identityContract.chooseHrGroup, token);
  server.answer(identityContract.signedInUser, helena);
  server.answer(identityContract.hrAppAccesses, ['recibos']);
  const user = renderAt('/grupo-acesso?redirect=%2Frh%2Frecibos-pagamentos', Group);
  expect(await screen.findByRole('radio', { name: /Grupo Pantanal/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Grupo Boreal/ }));
  await user.click(screen.getByRole('button', { name: 'Usar este grupo' }));
  await expect.poll(() => location.pathname).toBe('/rh/recibos-pagamentos');
  expect(currentSession()?.group).toEqual({ id: 'group-2', name: 'Grupo Boreal' });
});

test.each([
  ['en-US', 'Sign in', 'Password'],
  ['es-ES', 'Entrar', 'Contraseña'],
] as const)('the language switches at once: %s', async (language, title, password) => {
  stubServer();
  renderAt('/login', SignIn);
  await act(() => setLanguage(language));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByLabelText(password)).toBeVisible();
  expect(document.documentElement.lang).toBe(language);
  await act(() => setLanguage('pt-BR'));
  expect(screen.getByLabelText('Senha')).toBeVisible();
});

test('after a session that ended by itself the sign-in says so, what was written is kept, and its first field has the focus', async () => {
  stubServer();
  await signedInAs(maria, 'trabalhador');
  localStorage.setItem('cracha.rascunho.x.y', 'sealed');
  endSession();
  renderAt('/login', SignIn);
  expect((await screen.findByRole('alert')).textContent).toBe('Sua sessão terminou.O que você escreveu está guardado.');
  expect(screen.getByLabelText('CPF, e-mail ou celular')).toHaveFocus();
  await expectAccessible();
  localStorage.removeItem('cracha.rascunho.x.y');
  await signedInAs(maria, 'trabalhador');
  clearSession();
  cleanup();
  renderAt('/login', SignIn);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(screen.queryByText('Sua sessão terminou.')).toBeNull();
});
