import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentSession } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { joao, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as SignIn } from '../entry/auth-sign-in.screen.tsx';
import { Screen as Password } from './auth-password.screen.tsx';
import { Screen as Recovery } from './auth-password-recovery.screen.tsx';
import { setRecovery } from './recovery.ts';

const { changePassword, recoverPassword, useRecoveryCode: recoveryCode } = identityContract;
const token = { access_token: 'fresh', token_type: 'bearer', expires_in: 600 } as const;

afterEach(() => setRecovery(undefined));

async function type(user: UserEvent, password: string, repeat = password) {
  await user.type(screen.getByLabelText('Senha nova'), password);
  await user.type(screen.getByLabelText('Repita a senha nova'), repeat);
}

function sentForm(server: ReturnType<typeof stubServer>) {
  const form = new URLSearchParams(server.requests('POST', /AtualizaSenha/)[0]?.body);
  const plain = (name: string) => {
    const text = form.get(name);
    return text === null ? null : new TextDecoder().decode(Uint8Array.from(atob(text), each => each.charCodeAt(0)));
  };
  return { senha: plain('senha'), senhaAtual: plain('senhaAtual') };
}

test('the provisional password is replaced without the current one, and the next step follows', async () => {
  const server = stubServer();
  await signedInAs({ ...joao, flgAceitoTermoPrivacidade: true }, 'trabalhador');
  server.answer(changePassword, token);
  server.answer(identityContract.signedInUser, {
    ...joao,
    flgAceitoTermoPrivacidade: true,
    loginSenhaProvisoria: false,
  });
  server.answer(identityContract.workerAppAccesses, []);
  const user = renderAt('/definicao-senha', Password);
  expect(screen.queryByLabelText('Senha atual')).toBeNull();
  await type(user, 'Çã7-trevos');
  await expectAccessible();
  await user.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/confirm-data/cell-phone');
  expect(sentForm(server)).toEqual({ senha: 'Çã7-trevos', senhaAtual: null });
  expect(currentSession()?.token.value).toBe('fresh');
});

test('the strength, the rules and the reason follow what is typed', async () => {
  stubServer();
  await signedInAs({ ...joao, flgAceitoTermoPrivacidade: true }, 'trabalhador');
  const user = renderAt('/definicao-senha', Password);
  const button = screen.getByRole('button', { name: 'Salvar senha' });
  expect(button).toBeDescribedBy('Falta preencher: Senha nova, Repita a senha nova');
  await type(user, 'abc');
  expect(screen.getByText('Muito fraca')).toBeVisible();
  expect(button).toBeDescribedBy('A senha ainda não segue as regras.');
  await user.type(screen.getByLabelText('Senha nova'), '-Trevo9qz');
  expect(screen.getByText(/^(Forte|Muito forte)$/)).toBeVisible();
  expect(screen.getByLabelText('Senha nova')).toBeDescribedBy('De 8 a 64 caracteres, cumprida');
  expect(button).toBeDescribedBy('As senhas não conferem');
  expect(screen.getByLabelText('Repita a senha nova')).toBeDescribedBy('As senhas não conferem');
  await user.type(screen.getByLabelText('Senha nova'), ' ');
  expect(screen.getByLabelText('Senha nova')).toBeDescribedBy('Não use espaço na senha.');
});

test('of one’s own will the current password is asked, and its error stands under it', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.refuse(changePassword, 422, 'CURRENT_PASSWORD_WRONG');
  const user = renderAt('/definicao-senha', Password);
  expect(screen.getByRole('heading', { name: 'Trocar a senha' })).toBeVisible();
  await user.type(screen.getByLabelText('Senha atual'), 'Cracha@2026');
  await type(user, 'Outra-9-senha');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Trocar senha' }));
  await expect
    .poll(() => document.getElementById(screen.getByLabelText('Senha atual').getAttribute('aria-describedby') ?? ''))
    .not.toBeNull();
  expect(screen.getByLabelText('Senha atual')).toBeDescribedBy('message of CURRENT_PASSWORD_WRONG');
  expect(sentForm(server)).toEqual({ senha: 'Outra-9-senha', senhaAtual: 'Cracha@2026' });
});

test('after the change one is back in the area one came from', async () => {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(changePassword, token);
  server.answer(identityContract.signedInUser, maria);
  server.answer(identityContract.workerAppAccesses, []);
  const user = renderAt('/definicao-senha', Password);
  await user.type(screen.getByLabelText('Senha atual'), 'Cracha@2026');
  await type(user, 'Outra-9-senha');
  await user.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/trabalhador/inicio');
  expect(await screen.findByText('Senha nova salva')).toBeVisible();
});

test('nobody without a reason to be here sees the form', async () => {
  stubServer();
  renderAt('/definicao-senha', Password);
  await expect.poll(() => location.pathname).toBe('/login');
});

test('the screen answers alike, the code opens the change, and the change goes with its token', async () => {
  const server = stubServer();
  server.empty(recoverPassword);
  server.answer(recoveryCode, { ...token, access_token: 'recovery' });
  const user = renderAt('/recuperar-senha', Recovery);
  const button = screen.getByRole('button', { name: 'Enviar código' });
  expect(button).toBeDescribedBy('Digite CPF, e-mail ou celular');
  await expectAccessible();
  await user.type(screen.getByLabelText('CPF, e-mail ou celular'), '529.982.247-25{Enter}');
  expect(await screen.findByText(/Se o cadastro existe, foi um SMS com código ou um e-mail com link/)).toBeVisible();
  expect(screen.getByText(/Chegou um e-mail\? Abra o link/)).toBeVisible();
  expect([...new URLSearchParams(server.received[0]?.body)]).toEqual([['cpf', '52998224725']]);
  await expectAccessible();
  await user.type(screen.getByLabelText('Código de 6 números'), '731594{Enter}');
  await expect.poll(() => location.pathname).toBe('/definicao-senha');
  expect([...new URLSearchParams(server.received[1]?.body)]).toEqual([
    ['cpf', '52998224725'],
    ['codigo', '731594'],
  ]);

  const bearers: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    bearers.push(new Headers(init.headers).get('authorization'));
    return fetch(input, init);
  });
  // somebody else is in on this phone: nobody is led back to what was theirs
  await signedInAs({ ...maria, roles: ['ASSINANTE'] }, 'assinante');
  server.answer(changePassword, token);
  server.answer(identityContract.signedInUser, maria);
  server.answer(identityContract.workerAppAccesses, []);
  renderAt('/definicao-senha', Password);
  await type(user, 'Outra-9-senha');
  await user.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/trabalhador/inicio');
  expect(bearers.slice(0, 2)).toEqual(['Bearer recovery', 'Bearer fresh']);
  expect(sentForm(server).senhaAtual).toBeNull();
});

test('whoever typed an e-mail is told to open its link, without boxes; a code that came all the same has its way', async () => {
  const server = stubServer();
  server.empty(recoverPassword);
  const user = renderAt('/recuperar-senha', Recovery);
  await user.type(screen.getByLabelText('CPF, e-mail ou celular'), 'maria@pantanal.test');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByRole('heading', { name: 'Abra o link que mandamos' })).toHaveFocus();
  expect(screen.getByText(/Se o cadastro existe, foi um e-mail com link para/)).toBeVisible();
  expect(screen.queryByLabelText('Código de 6 números')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Recebi um código por SMS' }));
  expect(screen.getByLabelText('Código de 6 números')).toBeVisible();
});

test('what was typed at the sign-in stands at the recovery, and back again; no later visit finds it', async () => {
  stubServer();
  const box = () => screen.getByLabelText('CPF, e-mail ou celular');
  const user = renderAt('/login', SignIn);
  await user.type(box(), '(11) 98765-4321');
  await user.click(screen.getByRole('link', { name: 'Esqueci a senha' }));
  cleanup();
  renderAt('/recuperar-senha', Recovery);
  expect(box()).toHaveValue('(11) 98765-4321');
  await user.type(box(), '0');
  await user.click(screen.getByRole('link', { name: 'Voltar para a entrada' }));
  cleanup();
  renderAt('/login', SignIn);
  expect(box()).toHaveValue('(11) 98765-43210');
  cleanup();
  renderAt('/login', SignIn);
  expect(box()).toHaveValue('');
});

test('the link of the e-mail opens the form by its code alone, and the code leaves the address', async () => {
  const server = stubServer();
  server.answer(recoveryCode, { ...token, access_token: 'recovery' });
  renderAt('/definicao-senha?codigo=long-code-1', Password);
  expect(await screen.findByLabelText('Senha nova')).toBeVisible();
  expect([...new URLSearchParams(server.received[0]?.body)]).toEqual([['codigo', 'long-code-1']]);
  expect(location.search).toBe('');
});

test('a used link says so and offers another; without signal it can be tried again', async () => {
  const server = stubServer();
  server.refuse(recoveryCode, 422, 'RECOVERY_FAILED');
  renderAt('/definicao-senha?codigo=used', Password);
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir outro código' }).getAttribute('href')).toBe('/recuperar-senha');
  await expectAccessible();
});
