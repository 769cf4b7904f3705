import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBorrowed, setBorrowed } from '#kernel/base/borrowed.ts';
import { clearSession, currentSession } from '#kernel/base/session.ts';
import { remembered } from '#kernel/base/store.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { BorrowedPhone } from './BorrowedPhone.tsx';
import { Screen as SignIn } from './entry/auth-sign-in.screen.tsx';
import { keepDevice } from './entry/devices.ts';

beforeEach(() => {
  clearSession();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const minutes = (n: number) => act(() => vi.advanceTimersByTimeAsync(n * 60_000));

async function lent() {
  vi.useFakeTimers();
  setBorrowed(true);
  await signedInAs(maria, 'trabalhador');
  render(<BorrowedPhone />);
}

test('five minutes without a touch sign out, with a warning a minute before', async () => {
  const server = stubServer();
  server.empty(identityContract.signOut);
  await lent();
  await minutes(3.9);
  expect(screen.queryByRole('alert')).toBeNull();
  await minutes(0.2);
  expect(screen.getByRole('alert')).toHaveText(/Você ainda está aí\?.*Faltam 5\d s\./);
  expect(currentSession()).not.toBeUndefined();
  await minutes(1);
  expect(currentSession()).toBeUndefined();
  expect(location.pathname).toBe('/login');
  expect(server.requests('POST', /sair/)).toHaveLength(1);
});

test.each(['pointerDown', 'keyDown', 'wheel', 'touchMove'] as const)(
  '%s is a touch: the time begins anew',
  async name => {
    stubServer();
    await lent();
    await minutes(4.5);
    fireEvent[name](document.body);
    await minutes(0.1);
    expect(screen.queryByRole('alert')).toBeNull();
    await minutes(3.8);
    expect(currentSession()).not.toBeUndefined();
  },
);

test('a page that slept past the time signs out when it wakes, whatever touched it', async () => {
  const server = stubServer();
  server.empty(identityContract.signOut);
  await lent();
  vi.setSystemTime(Date.now() + 20 * 60_000);
  fireEvent.pointerDown(document.body);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(currentSession()).toBeUndefined();
});

test('signing out leaves nothing on the device, but its language and theme', async () => {
  const server = stubServer();
  server.empty(identityContract.signOut);
  localStorage.setItem('cracha.language', 'pt-BR');
  localStorage.setItem('cracha.profile', 'rh');
  localStorage.setItem('cracha.device', 'sealed');
  localStorage.setItem('other', 'of another site part');
  await lent();
  remembered('columns').set('a');
  expect(localStorage.getItem('cracha.columns')).toBeNull();
  await act(async () => clearSession());
  expect(Object.keys(localStorage).sort()).toEqual(['cracha.language', 'other']);
  expect(sessionStorage).toHaveLength(0);
});

test('the choice takes ‘remember me’ away, and what is sent remembers nothing', async () => {
  const server = stubServer();
  server.refuse(identityContract.signIn, 401, 'KEY_NOT_FOUND', { challenge: 'c' });
  const user = renderAt('/login', SignIn);
  await user.click(screen.getByLabelText('Lembrar de mim'));
  await user.click(screen.getByLabelText('Celular emprestado'));
  expect(screen.getByLabelText('Celular emprestado')).toBeDescribedBy('Nada fica guardado aqui');
  expect(screen.getByLabelText('Lembrar de mim')).not.toBeChecked();
  await expectAccessible();
  await user.type(screen.getByLabelText('CPF, e-mail ou celular'), 'fernanda@pantanal.test');
  await user.type(screen.getByLabelText('Senha'), 'Cracha@2026{Enter}');
  expect(await screen.findByRole('button', { name: 'Voltar' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(new URLSearchParams(server.requests('POST', /autenticausuario/)[0]?.body).get('remember')).toBe('false');
  expect(isBorrowed()).toBe(true);
  await keepDevice('x@y.test', 'key');
  expect(localStorage.getItem('cracha.device')).toBeNull();
});
