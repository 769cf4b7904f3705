import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { fernanda, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { currentChallenge, setChallenge } from '../entry/challenge.ts';
import { Screen as Register } from '../first-steps/auth-two-factor.screen.tsx';
import { Screen as Choice } from './auth-contact-choice.screen.tsx';
import { Screen as Code } from './auth-contact-code.screen.tsx';

const { maskedContacts, sendContactCode, resendContactCode, confirmContactCode, saveTwoFactor } = identityContract;
const contacts = { celular: '(**) *****-4321', email: 'f****@p*****.test' };
const codeSent = (seconds: number) => ({
  enviadoPara: 'f****@p*****.test',
  expiraEm: new Date(Date.now() + 600_000).toISOString(),
  reenviarEm: new Date(Date.now() + seconds * 1000).toISOString(),
});

beforeEach(() => setChallenge({ token: 'challenge-1' }));

test('a contact is chosen, its code is sent with the challenge, and the page of the code follows', async () => {
  const server = stubServer();
  const bearers: unknown[] = [];
  server.answer(maskedContacts, contacts);
  server.answer(sendContactCode, codeSent(60));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    bearers.push(new Headers(init.headers).get('authorization'));
    return fetch(input, init);
  });
  const user = renderAt('/select-contact?redirect=%2Ffinanceiro%2Finicio', Choice);
  const button = await screen.findByRole('button', { name: 'Receber código' });
  expect(button).toBeBlocked();
  expect(button).toBeDescribedBy('Escolha um contato');
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: /E-mail/ }));
  await user.click(button);
  await expect.poll(() => location.pathname + location.search).toBe('/code-report?redirect=%2Ffinanceiro%2Finicio');
  expect(JSON.parse(server.requests('POST', /contact\/confirm/)[0]?.body ?? '')).toEqual({ tipo: 'email' });
  expect(bearers).toEqual(['Bearer challenge-1', 'Bearer challenge-1']);
});

test('nobody without a contact is left without a way', async () => {
  stubServer().refuse(maskedContacts, 404, 'CONTACT_NOT_FOUND');
  renderAt('/select-contact', Choice);
  expect(await screen.findByText('Sem contato cadastrado. Fale com o RH.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar para a entrada' })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['/select-contact', Choice],
  ['/code-report', Code],
])('%s without a right password leads to the sign-in', async (path, Screen) => {
  setChallenge(undefined);
  stubServer();
  renderAt(path, Screen);
  await expect.poll(() => location.pathname).toBe('/login');
});

test('the right code opens a session whose next step is a new authenticator', async () => {
  setChallenge({ token: 'challenge-1', sent: { to: 'f****@p*****.test', again: codeSent(42).reenviarEm } });
  const server = stubServer();
  server.answer(confirmContactCode, { access_token: 'fresh', token_type: 'bearer', expires_in: 600 });
  server.answer(identityContract.signedInUser, { ...fernanda, keyProvisoria: 'JBSWY3DPEHPK3PXP' });
  const user = renderAt('/code-report', Code);
  expect(screen.getByText(/Peça outro em 0:4[12]/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirmar' })).toBeDescribedBy('Faltam 6 números');
  await user.type(screen.getByLabelText('Código de 6 números'), '731-594{Enter}');
  await expect.poll(() => location.pathname).toBe('/register2F');
  expect(server.requests('POST', /confirm\/token\/731594/)).toHaveLength(1);
  expect(currentChallenge()).toBeUndefined();
});

test('a wrong code says so; another can be asked for when the time is over', async () => {
  setChallenge({ token: 'challenge-1', sent: { to: 'f****@p*****.test', again: codeSent(-1).reenviarEm } });
  const server = stubServer();
  server.refuse(confirmContactCode, 422, 'CONTACT_CODE_INVALID');
  server.answer(resendContactCode, codeSent(60));
  const user = renderAt('/code-report', Code);
  const box = screen.getByLabelText('Código de 6 números');
  await user.type(box, '000000{Enter}');
  expect(await screen.findByText('message of CONTACT_CODE_INVALID')).toBeVisible();
  expect(box).toHaveValue('');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
  expect(await screen.findByText(/Peça outro em/)).toBeVisible();
  expect(screen.queryByText('message of CONTACT_CODE_INVALID')).toBeNull();
});

test('the authenticator is registered, and nobody goes on before the codes are kept', async () => {
  const server = stubServer();
  const secret = 'JBSWY3DPEHPK3PXP';
  await signedInAs({ ...fernanda, keyProvisoria: secret }, 'financeiro');
  const codes = Array.from({ length: 10 }, (_, index) => `ABCD${index}9`);
  server.answer(saveTwoFactor, { codigosRecuperacao: codes });
  server.answer(identityContract.signedInUser, fernanda);
  server.answer(identityContract.financeAppAccesses, []);
  const user = renderAt('/register2F', Register);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'QR code para o aplicativo autenticador' })).toHaveLength(1);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Copiar chave' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.type(screen.getByLabelText('Código de 6 números do aplicativo'), '482516{Enter}');
  expect(await screen.findByRole('heading', { name: 'Guarde os códigos reserva' })).toHaveFocus();
  expect(server.requests('POST', /SaveTwoFactAuth\/JBSWY3DPEHPK3PXP\/482516$/)).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(codes);
  await expectAccessible();
  const leave = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);
  const on = screen.getByRole('button', { name: 'Continuar' });
  expect(on).toBeBlocked();
  await user.click(screen.getByLabelText('Guardei os códigos'));
  await user.click(on);
  await expect.poll(() => location.pathname).toBe('/financeiro/inicio');
});

test('a key that is over is replaced by the new one on the screen', async () => {
  const server = stubServer();
  await signedInAs({ ...fernanda, keyProvisoria: 'AAAABBBBCCCCDDDD' }, 'financeiro');
  server.refuse(saveTwoFactor, 409, 'TWO_FACTOR_KEY_EXPIRED');
  server.answer(identityContract.signedInUser, { ...fernanda, keyProvisoria: 'EEEEFFFFGGGGHHHH' });
  const user = renderAt('/register2F', Register);
  await user.type(screen.getByLabelText('Código de 6 números do aplicativo'), '482516{Enter}');
  expect(await screen.findByText('EEEE FFFF GGGG HHHH')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveText('message of TWO_FACTOR_KEY_EXPIRED');
});
