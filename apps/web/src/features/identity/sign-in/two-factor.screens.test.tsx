import { createHash } from 'node:crypto';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { currentSession } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { fernanda, maria } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as SignIn } from '../entry/auth-sign-in.screen.tsx';
import { currentChallenge } from '../entry/challenge.ts';
import { findProof, type Proof } from '../entry/proof.ts';

const token = { access_token: 'fresh', token_type: 'bearer', expires_in: 600 } as const;
const { signIn, signInWithCode } = identityContract;

async function enter(user: UserEvent, identifier = 'fernanda@pantanal.test') {
  await user.type(screen.getByLabelText('CPF, e-mail ou celular'), identifier);
  await user.type(screen.getByLabelText('Senha'), 'Cracha@2026{Enter}');
}

function financeServer() {
  const server = stubServer();
  server.answer(identityContract.signedInUser, fernanda);
  server.answer(identityContract.financeAppAccesses, []);
  return server;
}

const sent = (server: ReturnType<typeof stubServer>, path: RegExp) =>
  server.requests('POST', path).map(request => new URLSearchParams(request.body));

test('the code is asked for without an alert, and the complete one sends itself', async () => {
  const server = financeServer();
  server.refuse(signIn, 401, 'KEY_NOT_FOUND', { challenge: 'lost' });
  server.answer(signInWithCode, token);
  const user = renderAt('/login', SignIn);
  await enter(user);
  const box = await screen.findByLabelText('Código de 6 números');
  expect(screen.getByRole('heading', { name: 'Digite o código' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(box);
  expect(screen.getByText(/muda em \d+ s/)).toBeVisible();
  await expectAccessible();
  await user.type(box, '48251');
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeDescribedBy('Falta 1 número');
  await user.type(box, '6');
  await expect.poll(() => location.pathname).toBe('/financeiro/inicio');
  const [form] = sent(server, /twofact/);
  expect(form?.get('PSK')).toBe('482516');
  expect(form?.get('Email')).toBe('fernanda@pantanal.test');
  expect(form?.get('Password')).toBe('Cracha@2026');
  expect(currentSession()?.profile).toBe('financeiro');
});

test('a wrong code reddens the boxes, is emptied, and typing again takes the sentence away', async () => {
  const server = financeServer();
  server.refuse(signIn, 401, 'AUTHENTICATOR_EXPIRE_KEY', { challenge: 'lost' });
  server.refuse(signInWithCode, 422, 'TWO_FACTOR_CODE_INVALID');
  const user = renderAt('/login', SignIn);
  await enter(user);
  const box = await screen.findByLabelText('Código de 6 números');
  await user.type(box, '000000');
  expect(await screen.findByText('message of TWO_FACTOR_CODE_INVALID')).toBeVisible();
  expect(box).toHaveValue('');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(box);
  await expectAccessible();
  await user.type(box, '1');
  expect(screen.queryByText('message of TWO_FACTOR_CODE_INVALID')).toBeNull();
});

test('a reserve code has letters, and Esc goes back to the form as it was', async () => {
  const server = financeServer();
  server.refuse(signIn, 401, 'KEY_NOT_FOUND', { challenge: 'lost' });
  server.refuse(signInWithCode, 422, 'TWO_FACTOR_CODE_INVALID');
  const user = renderAt('/login', SignIn);
  await enter(user);
  await user.click(await screen.findByRole('button', { name: 'Usar código reserva' }));
  await user.type(screen.getByLabelText('Código reserva de 6 letras e números'), 'a1-b2c3');
  await expect.poll(() => sent(server, /twofact/).map(form => form.get('PSK'))).toEqual(['A1B2C3']);
  await user.keyboard('{Escape}');
  expect(await screen.findByLabelText('CPF, e-mail ou celular')).toHaveValue('fernanda@pantanal.test');
  expect(currentChallenge()).toBeUndefined();
});

test('who lost the app keeps the wanted address on the way to another code', async () => {
  const server = financeServer();
  server.refuse(signIn, 401, 'KEY_NOT_FOUND', { challenge: 'lost' });
  const user = renderAt('/login?redirect=%2Ffinanceiro%2Finicio', SignIn);
  await enter(user);
  await user.click(await screen.findByRole('link', { name: 'Receber por SMS ou e-mail' }));
  expect(location.pathname + location.search).toBe('/select-contact?redirect=%2Ffinanceiro%2Finicio');
  expect(currentChallenge()?.token).toBe('lost');
});

test('a remembered device is sent for its own person only, and forgotten when the tick is taken away', async () => {
  const server = financeServer();
  server.answer(signIn, { ...token, psk: 'device-key' });
  const user = renderAt('/login', SignIn);
  await user.click(screen.getByLabelText('Lembrar de mim'));
  await enter(user);
  await expect.poll(() => location.pathname).toBe('/financeiro/inicio');

  renderAt('/login', SignIn);
  server.refuse(signIn, 401, 'LOGIN_FAILED');
  const [, identifier] = screen.getAllByLabelText('CPF, e-mail ou celular');
  const [, password] = screen.getAllByLabelText('Senha');
  const [, remember] = screen.getAllByLabelText('Lembrar de mim');
  if (!identifier || !password || !remember) throw new Error('the second form');
  await user.type(identifier, 'FERNANDA@pantanal.test');
  await expect.poll(() => (remember instanceof HTMLInputElement ? remember.checked : false)).toBe(true);
  await user.type(password, 'x{Enter}');
  await expect.poll(() => sent(server, /autenticausuario/).length).toBe(2);
  await user.clear(identifier);
  await user.type(identifier, '52998224725');
  await user.type(password, 'x{Enter}');
  await expect.poll(() => sent(server, /autenticausuario/).length).toBe(3);
  await user.clear(identifier);
  await user.type(identifier, 'fernanda@pantanal.test');
  await expect.poll(() => (remember instanceof HTMLInputElement ? remember.checked : false)).toBe(true);
  await user.click(remember);
  await user.type(password, 'x{Enter}');
  await expect
    .poll(() => sent(server, /autenticausuario/).map(form => form.get('PSK')))
    .toEqual([null, 'device-key', null, null]);
});

/** The thread of the browser, in this one: works when asked, and tells what it found once it may. */
function stubWorker(before: () => void = () => undefined, mayTell: Promise<void> = Promise.resolve()) {
  const ended = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      terminate = ended;
      postMessage(proof: Proof) {
        setTimeout(() => {
          this.onmessage?.({ data: { tries: 8192 } });
          before();
          const found = findProof(proof, 0, 1_000_000);
          void mayTell.then(() => this.onmessage?.({ data: { token: found } }));
        });
      }
    },
  );
  return ended;
}

test('after failures the computer works, the person waits, and the same form goes again with the sum', async () => {
  const server = stubServer();
  server.refuse(signIn, 400, 'CAPTCHA_REQUIRED', { desafio: 'abc', bits: 8 });
  server.answer(identityContract.signedInUser, maria);
  server.answer(identityContract.workerAppAccesses, []);
  const found = Promise.withResolvers<void>();
  const ended = stubWorker(() => server.answer(signIn, token), found.promise);
  const user = renderAt('/login', SignIn);
  await enter(user, '529.982.247-25');
  expect(await screen.findByRole('progressbar', { name: 'Conferência de segurança' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entrando' }).getAttribute('aria-busy')).toBe('true');
  await expectAccessible();
  found.resolve();
  await expect.poll(() => location.pathname).toBe('/trabalhador/inicio');
  const answer = sent(server, /autenticausuario/)[1]?.get('Token') ?? '';
  expect(answer).toMatch(/^abc\.\d+$/);
  expect(createHash('sha256').update(answer).digest()[0]).toBe(0);
  expect(ended).toHaveBeenCalledOnce();
});

test('the sum can be called off: nothing is sent, and the form is as it was', async () => {
  const server = stubServer();
  server.refuse(signIn, 400, 'CAPTCHA_INVALID', { desafio: 'abc', bits: 8 });
  const ended = stubWorker(undefined, new Promise(() => undefined));
  const user = renderAt('/login', SignIn);
  await enter(user, '529.982.247-25');
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByLabelText('Senha')).toHaveValue('Cracha@2026');
  expect(ended).toHaveBeenCalledOnce();
  expect(server.received).toHaveLength(1);
});

test('a server that is never content ends in words, not in an endless sum', async () => {
  const server = stubServer();
  server.refuse(signIn, 400, 'CAPTCHA_INVALID', { desafio: 'abc', bits: 2 });
  stubWorker();
  const user = renderAt('/login', SignIn);
  await enter(user, '529.982.247-25');
  expect(await screen.findByText('message of CAPTCHA_INVALID')).toBeVisible();
  expect(server.received).toHaveLength(4);
});
