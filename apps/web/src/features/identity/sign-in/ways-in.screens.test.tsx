import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { passkeyContract } from '@cracha/contract/features/identity/passkey.contract.ts';
import { providerContract } from '@cracha/contract/features/identity/provider.contract.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { clearSession, currentSession } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { fernanda, maria } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as SignIn } from '../entry/auth-sign-in.screen.tsx';
import { Screen as Provider } from './auth-provider.screen.tsx';

const device = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const token = { access_token: 'fresh', token_type: 'bearer', expires_in: 600 } as const;
const options = { rpId: 'localhost', challenge: 'c', timeout: 300_000, userVerification: 'required' } as const;
const signed = {
  id: 'k1',
  rawId: 'k1',
  type: 'public-key',
  response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 's' },
  clientExtensionResults: {},
};

beforeEach(() => {
  clearSession();
  sessionStorage.clear();
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  document.querySelector('meta[name="cracha-provedor"]')?.remove();
  vi.unstubAllGlobals();
});

function withProvider(name: string): void {
  const meta = document.createElement('meta');
  meta.name = 'cracha-provedor';
  meta.content = name;
  document.head.append(meta);
}

test('the device’s own way in opens the session and goes where the person wanted', async () => {
  const server = stubServer();
  server.answer(passkeyContract.passkeySignInOptions, options);
  server.answer(passkeyContract.signInWithPasskey, token);
  server.answer(identityContract.signedInUser, maria);
  server.answer(identityContract.workerAppAccesses, ['recibos']);
  device.startAuthentication.mockResolvedValue(signed);
  const user = renderAt('/login?redirect=%2Ftrabalhador%2Frecibos', SignIn);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Entrar com digital ou rosto' }));
  await expect.poll(() => location.pathname).toBe('/trabalhador/recibos');
  expect(device.startAuthentication).toHaveBeenCalledWith({ optionsJSON: options });
  expect(JSON.parse(server.requests('POST', /entrada\/chave-acesso$/)[0]?.body ?? '').credencial.id).toBe('k1');
});

test('a passkey that lets nobody in says so; closing the device’s dialog says nothing', async () => {
  const server = stubServer();
  server.answer(passkeyContract.passkeySignInOptions, options);
  server.refuse(passkeyContract.signInWithPasskey, 401, 'LOGIN_FAILED');
  device.startAuthentication.mockResolvedValue(signed);
  const user = renderAt('/login', SignIn);
  const button = screen.getByRole('button', { name: 'Entrar com digital ou rosto' });
  await user.click(button);
  expect((await screen.findByText('Não deu para entrar')).closest('[role=alert]')).toHaveText(
    'A chave deste aparelho não abriu sua conta. Entre com a senha.',
  );
  device.startAuthentication.mockRejectedValue(Object.assign(new Error(), { name: 'NotAllowedError' }));
  await user.click(button);
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(currentSession()).toBeUndefined();
});

test('without WebAuthn, and at an address of numbers, the button is not there', () => {
  stubServer();
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  renderAt('/login', SignIn);
  expect(screen.queryByRole('button', { name: /digital/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Usar a carta do RH' })).toBeVisible();
});

test('the administration’s sign-in offers no letter', () => {
  stubServer();
  renderAt('/login?area=admin', SignIn);
  expect(screen.queryByRole('link', { name: 'Usar a carta do RH' })).toBeNull();
});

test('the provider’s button is there where the installation has one, and says when it is down', async () => {
  withProvider('gov.br');
  const server = stubServer();
  server.refuse(providerContract.beginProviderSignIn, 503, 'PROVIDER_OUT_OF_REACH');
  const user = renderAt('/login', SignIn);
  await user.click(await screen.findByRole('button', { name: 'Entrar com gov.br' }));
  expect(await screen.findByRole('alert')).toHaveText('message of PROVIDER_OUT_OF_REACH');
  await expectAccessible();
});

test.each([
  ['en-US', 'Sign in with fingerprint or face', 'Borrowed phone'],
  ['es-ES', 'Entrar con huella o rostro', 'Celular prestado'],
] as const)('the ways in are worded in %s', async (language, passkey, borrowed) => {
  stubServer();
  renderAt('/login', SignIn);
  await act(() => setLanguage(language));
  expect(screen.getByRole('button', { name: passkey })).toBeVisible();
  expect(screen.getByLabelText(borrowed)).toBeVisible();
  await act(() => setLanguage('pt-BR'));
});

const begun = (redirect?: string) =>
  sessionStorage.setItem('cracha.provider', JSON.stringify({ chave: 'key-1', redirect }));

test('back from the provider the session opens where the person wanted, and the answer leaves the address', async () => {
  const server = stubServer();
  server.answer(providerContract.finishProviderSignIn, token);
  server.answer(identityContract.signedInUser, maria);
  server.answer(identityContract.workerAppAccesses, ['recibos']);
  begun('/trabalhador/recibos');
  renderAt('/login/provedor?code=abc&state=s1', Provider);
  await expect.poll(() => location.pathname + location.search).toBe('/trabalhador/recibos');
  expect(server.requests('POST', /entrada\/provedor/).map(sent => JSON.parse(sent.body))).toEqual([
    { resposta: 'code=abc&state=s1', chave: 'key-1' },
  ]);
  expect(sessionStorage.getItem('cracha.provider')).toBeNull();
});

test('an address of another site is not gone to, and what failed is told with the way back', async () => {
  const server = stubServer();
  server.refuse(providerContract.finishProviderSignIn, 401, 'LOGIN_FAILED');
  begun('https://outro.test/');
  renderAt('/login/provedor?error=access_denied&state=s1', Provider);
  expect(await screen.findByRole('alert')).toHaveText('Volte e tente de novo, ou entre com a senha.');
  expect(screen.getByRole('link', { name: 'Voltar para a entrada' }).getAttribute('href')).toBe('/login');
  expect(location.search).toBe('');
  await expectAccessible();
});

test('somebody unknown reads the server’s sentence', async () => {
  const server = stubServer();
  server.refuse(providerContract.finishProviderSignIn, 403, 'PROVIDER_USER_UNKNOWN');
  begun();
  renderAt('/login/provedor?code=abc&state=s1', Provider);
  expect(await screen.findByRole('alert')).toHaveText('message of PROVIDER_USER_UNKNOWN');
});

test('who has a second factor is asked for it, by the challenge', async () => {
  const server = stubServer();
  server.refuse(providerContract.finishProviderSignIn, 401, 'KEY_NOT_FOUND', { challenge: 'challenge-1' });
  server.answer(providerContract.signInWithChallenge, token);
  server.answer(identityContract.signedInUser, fernanda);
  server.answer(identityContract.financeAppAccesses, []);
  begun();
  const user = renderAt('/login/provedor?code=abc&state=s1', Provider);
  const box = await screen.findByRole('textbox');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(box, '123456');
  await expect.poll(() => location.pathname).toBe('/financeiro/inicio');
  expect(JSON.parse(server.requests('POST', /twofact\/entrar/)[0]?.body ?? '')).toEqual({ PSK: '123456' });
});
