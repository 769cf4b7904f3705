import { passkeyContract } from '@cracha/contract/features/identity/passkey.contract.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModals } from '#kernel/base/modals.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { PasskeySection } from './PasskeySection.tsx';

const device = vi.hoisted(() => ({ startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

const { passkeys, passkeyOptions, createPasskey, renamePasskey, removePasskey } = passkeyContract;
const passkey = (id: string, nome: string, suspensa = false) => ({
  ...{ id, nome, suspensa, confirmar: false },
  ...{ criadaEm: '2026-11-18T12:00:00Z', usadaEm: id === 'k1' ? '2026-11-19T12:00:00Z' : null },
});
const options = {
  rp: { id: 'localhost', name: 'Crachá' },
  user: { id: 'u', name: 'maria@pantanal.test', displayName: 'Maria' },
  ...{ challenge: 'c', pubKeyCredParams: [], timeout: 300_000, attestation: 'none' as const, excludeCredentials: [] },
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} as const;
const made = {
  ...{ id: 'c1', rawId: 'c1', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'a', attestationObject: 'b', transports: ['internal'] },
};

beforeEach(async () => {
  closeModals();
  vi.stubGlobal('PublicKeyCredential', class {});
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  await signedInAs(maria, 'trabalhador');
});
afterEach(() => vi.unstubAllGlobals());

test('each passkey with its name, its making and its last use; a suspended one says what to do', async () => {
  const server = stubServer();
  server.answer(passkeys, [passkey('k1', 'Celular da Maria'), passkey('k2', 'Notebook', true)]);
  renderAt('/', PasskeySection);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveText('Criada em 18 nov · usada 19 nov');
  expect(second).toHaveText('Pode ter sido copiada e não entra mais. Remova e crie outra.');
  await expectAccessible();
});

test('a name and the current password, then the device: the new one is in the list', async () => {
  const server = stubServer();
  const kept: ReturnType<typeof passkey>[] = [];
  server.answer(passkeys, () => kept);
  server.answer(passkeyOptions, options);
  server.answer(createPasskey, () => {
    kept.push(passkey('k9', 'Celular do trabalho'));
    return passkey('k9', 'Celular do trabalho');
  });
  device.startRegistration.mockResolvedValue(made);
  const user = renderAt('/', PasskeySection);
  expect(await screen.findByText(/^Nenhuma chave ainda/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Criar chave de acesso' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  const name = within(dialog).getByLabelText('Nome da chave');
  await user.clear(name);
  await user.type(name, 'Celular do trabalho');
  await expectAccessible();
  await user.type(within(dialog).getByLabelText('Senha atual'), 'Cracha@2026');
  await user.click(within(dialog).getByText('Criar'));
  expect(await screen.findByText('Celular do trabalho')).toBeVisible();
  expect(JSON.parse(server.requests('POST', /opcoes/)[0]?.body ?? '').senhaAtual).toBe(btoa('Cracha@2026'));
  expect(JSON.parse(server.requests('POST', /chaves-acesso$/)[0]?.body ?? '')).toMatchObject({
    ...{ nome: 'Celular do trabalho' },
    credencial: { id: 'c1' },
  });
  expect(device.startRegistration).toHaveBeenCalledWith({ optionsJSON: options });
});

test('a wrong password is told at its field; a device that has one, or fails, in a sentence; a changed mind not at all', async () => {
  const server = stubServer();
  server.answer(passkeys, []);
  server.refuse(passkeyOptions, 422, 'CURRENT_PASSWORD_WRONG');
  const user = renderAt('/', PasskeySection);
  await user.click(await screen.findByRole('button', { name: 'Criar chave de acesso' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await user.type(within(dialog).getByLabelText('Senha atual'), 'errada');
  const go = within(dialog).getByText('Criar');
  await user.click(go);
  expect(await within(dialog).findByText('message of CURRENT_PASSWORD_WRONG')).toBeVisible();
  server.answer(passkeyOptions, options);
  for (const [name, text] of [
    ['InvalidStateError', 'Este aparelho já tem uma chave da sua conta.'],
    ['SecurityError', 'O aparelho não criou a chave. Tente de novo, ou use outro aparelho.'],
  ] as const) {
    device.startRegistration.mockRejectedValue(Object.assign(new Error(), { name }));
    await user.click(go);
    expect(await within(dialog).findByText(text)).toBeVisible();
  }
  device.startRegistration.mockRejectedValue(Object.assign(new Error(), { name: 'NotAllowedError' }));
  await user.click(go);
  await expect.poll(() => within(dialog).queryByRole('alert')).toBeNull();
});

test('renamed, and removed with a warning at the last one', async () => {
  const server = stubServer();
  let kept = [passkey('k1', 'Celular')];
  server.answer(passkeys, () => kept);
  server.empty(renamePasskey);
  server.empty(removePasskey);
  const user = renderAt('/', PasskeySection);
  await user.click(await screen.findByRole('button', { name: 'Renomear Celular' }));
  const name = await screen.findByLabelText('Nome da chave');
  await user.clear(name);
  kept = [passkey('k1', 'Tablet')];
  await user.type(name, 'Tablet{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remover Tablet' }));
  expect(await screen.findByText('É a sua última chave: daqui em diante você entra só com a senha.')).toBeVisible();
  kept = [];
  await user.click(screen.getByRole('button', { name: 'Remover', hidden: true }));
  expect(await screen.findByText(/^Nenhuma chave ainda/)).toBeVisible();
  expect(server.requests('DELETE', /chaves-acesso\/k1/)).toHaveLength(1);
});
