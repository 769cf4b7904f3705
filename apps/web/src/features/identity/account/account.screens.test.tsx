import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigateTo } from '#kernel/base/address.ts';
import { setLanguage } from '#kernel/base/language.ts';
import { type SignedInUser, setSession } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { fernanda, helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from '../own-account.screen.tsx';

type Event = ResponseSent<typeof calls.securityActivity>['items'][number];

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36';
const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0';
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/141.0 Mobile Safari/537.36';
const at = '2026-11-12T18:20:00.000Z';
const event: Event = {
  id: 'e-1',
  tipo: 'signedIn',
  em: at,
  encerravel: true,
  pergunta: true,
  resposta: null,
  ip: '200.133.14.8',
  navegador: edge,
};
const changed: Event = { ...event, id: 'e-2', tipo: 'passwordChanged', pergunta: false, navegador: chrome };
const strange: Event = { ...changed, id: 'e-3', tipo: 'passkeySuspended', resposta: 'naoFuiEu' };

function accountServer(user: SignedInUser = fernanda) {
  const server = stubServer();
  server.answer(calls.signedInUser, user);
  server.answer(calls.securityOverview, {
    senhaTrocadaEm: '2025-03-14T12:00:00.000Z',
    duasEtapas: { ativo: true, obrigatorio: true, desde: '2025-03-14T12:00:00.000Z' },
    codigosReserva: { restam: 3, total: 10 },
    administraSozinho: false,
    perguntas: [event],
  });
  server.answer(calls.sessions, [
    { id: 's-2', atual: false, suporte: false, criadaEm: at, ultimoUso: at, ip: '189.5.77.102', navegador: android },
    { id: 's-1', atual: true, suporte: false, criadaEm: at, ultimoUso: at, ip: '177.38.204.19', navegador: chrome },
  ]);
  server.answer(calls.devices, [{ id: 'd-1', criadoEm: at, usadoEm: at, expiraEm: at, ip: null, navegador: chrome }]);
  server.answer(calls.securityActivity, { items: [event, changed, strange], total: 3, page: 1, size: 20 });
  server.answer(privacyContract.privacyOverview, {
    politica: { versao: '2026-01', aceitaEm: at },
    grupos: [{ id: 'g', nome: 'Grupo Pantanal' }],
  });
  server.answer(privacyContract.ownPrivacyRequests, []);
  return server;
}

const open = (parte: string, area = '/financeiro') => renderAt(`${area}/minha-conta?parte=${parte}`, Screen);
const sent = (server: ReturnType<typeof stubServer>, path: RegExp) =>
  server.requests('POST', path).map(({ body }) => (body ? JSON.parse(body) : undefined));

beforeEach(() => signedInAs(fernanda, 'financeiro'));

test('the parts are beside, the first is open; the address says which, in every area', async () => {
  accountServer();
  renderAt('/financeiro/minha-conta', Screen);
  expect(await screen.findByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Partes da sua conta' });
  expect(within(nav).getByRole('link', { name: 'Dados e contatos' }).getAttribute('aria-current')).toBe('page');
  expect(within(nav).getByRole('link', { name: 'Segurança' }).getAttribute('href')).toBe(
    '/financeiro/minha-conta?parte=seguranca',
  );
  await expectAccessible();
});

test('name and advertising are saved with the version; nothing changed says so', async () => {
  await signedInAs({ ...fernanda, versao: 4 }, 'financeiro');
  const server = accountServer({ ...fernanda, versao: 5, nome: 'Fernanda R. Reis' });
  server.answer(calls.saveProfile, {
    ...fernanda,
    versao: 5,
    usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: true },
    confirmar: [],
  });
  const user = open('dados');
  const save = await screen.findByRole('button', { name: 'Salvar' });
  expect(save).toBeDescribedBy('Nada mudou ainda');
  await user.clear(screen.getByLabelText('Nome'));
  expect(save).toBeDescribedBy('Digite o seu nome');
  await user.type(screen.getByLabelText('Nome'), 'Fernanda R. Reis');
  await user.click(screen.getByRole('checkbox', { name: 'Mostrar ofertas' }));
  await user.click(save);
  expect(await screen.findByText('Dados salvos')).toBeVisible();
  expect(sent(server, /^\/Usuario\/$/)).toEqual([{ nome: 'Fernanda R. Reis', desabilitaPropaganda: true, versao: 4 }]);
});

test('a new e-mail counts after its code; one of another user is told under the field', async () => {
  const server = accountServer();
  server.refuse(calls.sendEmailCode, 409, 'CONTACT_ALREADY_REGISTERED');
  const user = open('dados');
  await user.click(await screen.findByRole('button', { name: 'Trocar: E-mail' }));
  const box = await screen.findByLabelText('E-mail novo');
  await user.type(box, 'torto');
  await user.tab();
  expect(screen.getByText('E-mail não confere. Veja se falta o @ ou o final.')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'joao@pantanal.test');
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  expect(await screen.findByText('message of CONTACT_ALREADY_REGISTERED')).toBeVisible();
  await expectAccessible();
  const again = accountServer();
  again.answer(calls.sendEmailCode, { enviadoPara: 'n••@pantanal.test', expiraEm: at, reenviarEm: at });
  again.answer(calls.confirmEmail, { email: 'novo@pantanal.test', emailConfirmado: true });
  await user.type(box, 'x');
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  const code = await screen.findByLabelText('Código de 6 números');
  expect(screen.getByRole('button', { name: 'Confirmar' })).toBeDescribedBy('Faltam 6 números');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('Contato confirmado')).toBeVisible();
  expect(again.requests('POST', /email$/)[0]?.query.get('token')).toBe('123456');
});

test('a photo is removed; what is no picture is told and not sent', async () => {
  const withPhoto = { ...fernanda, imagem: 'a'.repeat(64) };
  await signedInAs(withPhoto, 'financeiro');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  const server = accountServer(fernanda);
  server.file(calls.photo);
  server.answer(calls.saveProfile, {
    ...fernanda,
    versao: 2,
    usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: true },
    confirmar: [],
  });
  const user = open('dados');
  expect(await screen.findByRole('img', { name: 'Sua foto' })).toBeVisible();
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
  await user.upload(await screen.findByLabelText('Escolher foto'), new File(['x'], 'x.png', { type: 'image/png' }));
  expect(await screen.findByText('Não deu para abrir esta imagem. Use PNG ou JPEG.')).toBeVisible();
  expect(sent(server, /^\/Usuario\/$/)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Foto removida')).toBeVisible();
  expect(sent(server, /^\/Usuario\/$/)).toMatchObject([{ imagem: null }]);
});

test('security tells since when, how many codes are left, where it is open and what happened', async () => {
  accountServer();
  open('seguranca');
  expect(await screen.findByText('Trocada em 14/03/2025')).toBeVisible();
  expect(screen.getByText('Desde 14/03/2025 · não pode ser desligado')).toBeVisible();
  expect(screen.getByText('Restam 3 de 10. Gere novos antes de acabar.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sair de Chrome no Android' })).toBeVisible();
  expect(screen.getByText('Este aparelho')).toBeVisible();
  expect(screen.getByText('Senha trocada')).toBeVisible();
  expect(screen.getByText('Chave de acesso suspensa: pode ter sido copiada')).toBeVisible();
  expect(screen.getByText('Você disse que não foi você')).toBeVisible();
  await expectAccessible();
});

test('one session ends at once, all others after a question, a remembered browser is forgotten', async () => {
  const server = accountServer();
  server.empty(calls.endOwnSession);
  server.empty(calls.endOtherSessions);
  server.empty(calls.removeDevice);
  const user = open('seguranca');
  await user.click(await screen.findByRole('button', { name: 'Sair de Chrome no Android' }));
  await waitFor(() => expect(server.requests('POST', /sessoes\/s-2\/encerrar$/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Sair dos outros' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sair de todos os outros aparelhos?' });
  expect(server.requests('POST', /encerrar-outras$/)).toHaveLength(0);
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Sair dos outros' }));
  await waitFor(() => expect(server.requests('POST', /encerrar-outras$/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Esquecer Chrome no Windows' }));
  await waitFor(() => expect(server.requests('DELETE', /dispositivos\/d-1$/)).toHaveLength(1));
});

test('"it was me" is noted; "it was not me" asks for the password and leads to a new one', async () => {
  const server = accountServer();
  server.empty(calls.ownActivity);
  const user = open('seguranca');
  await user.click(await screen.findByRole('button', { name: 'Fui eu' }));
  await waitFor(() => expect(server.requests('POST', /e-1\/fui-eu$/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Não fui eu' }));
  const send = await screen.findByRole('button', { name: 'Encerrar e trocar a senha' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  server.refuse(calls.disownActivity, 422, 'CURRENT_PASSWORD_WRONG');
  await user.type(screen.getByLabelText('Sua senha de hoje'), 'Errada');
  await user.click(send);
  expect(await screen.findByText('message of CURRENT_PASSWORD_WRONG')).toBeVisible();
  await expectAccessible();
  const again = accountServer({ ...fernanda, loginSenhaProvisoria: true });
  again.empty(calls.disownActivity);
  await user.type(screen.getByLabelText('Sua senha de hoje'), 'X');
  await user.click(send);
  await expect.poll(() => location.pathname).toBe('/definicao-senha');
  expect(sent(again, /nao-fui-eu$/)).toEqual([{ senhaAtual: btoa('ErradaX') }]);
});

test('new recovery codes are shown once, after a code of the app', async () => {
  const server = accountServer();
  server.refuse(calls.proveSecondFactor, 422, 'TWO_FACTOR_CODE_INVALID');
  const user = open('seguranca');
  await user.click(await screen.findByRole('button', { name: 'Gerar novos' }));
  const box = await screen.findByLabelText('Código de 6 números do aplicativo');
  await user.type(box, '000000{Enter}');
  expect(await screen.findByText('message of TWO_FACTOR_CODE_INVALID')).toBeVisible();
  expect(box).toHaveValue('');
  const again = accountServer();
  again.empty(calls.proveSecondFactor);
  again.answer(calls.newRecoveryCodes, { codigosRecuperacao: ['ABC123', 'DEF456'] });
  await user.type(box, '123456{Enter}');
  const list = await screen.findByRole('list', { name: 'Códigos reserva' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['ABC123', 'DEF456']);
  expect(sent(again, /two-fact-auth\/confirmar$/)).toEqual([{ codigo: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('ABC123\nDEF456');
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Já guardei' }));
  expect(screen.queryByText('ABC123')).toBeNull();
});

test('another device: a recovery code or a code to a contact proves it, then the key, then the codes', async () => {
  const server = accountServer();
  server.answer(calls.maskedContacts, { celular: '(11) 9••••-4321', email: null });
  server.answer(calls.sendContactCode, { enviadoPara: '(11) 9••••-4321', expiraEm: at, reenviarEm: at });
  server.empty(calls.confirmContactCode);
  server.answer(calls.provisionalKey, { keyProvisoria: 'JBSWY3DPEHPK3PXP' });
  server.answer(calls.saveTwoFactor, { codigosRecuperacao: ['ABC123'] });
  const user = open('seguranca');
  await user.click(await screen.findByRole('button', { name: 'Novo aparelho' }));
  await user.click(screen.getByRole('button', { name: 'Usar código reserva' }));
  expect(screen.getByLabelText('Código reserva de 6 letras e números')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Receber um código' }));
  await user.click(await screen.findByRole('button', { name: '(11) 9••••-4321' }));
  await user.type(await screen.findByLabelText('Código de 6 números'), '654321{Enter}');
  await screen.findByRole('img', { name: 'QR code para o aplicativo autenticador' });
  await expectAccessible();
  await user.type(screen.getByLabelText('Código de 6 números que o aplicativo mostra'), '111222{Enter}');
  expect(await screen.findByText('ABC123')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Guarde os códigos reserva' })).toBeVisible();
  expect(screen.queryByText('Novo aparelho autenticador')).toBeNull();
  expect(server.requests('POST', /SaveTwoFactAuth\/JBSWY3DPEHPK3PXP\/111222$/)).toHaveLength(1);
});

test('the language is saved with the account', async () => {
  const server = accountServer();
  server.answer(calls.saveProfile, {
    ...fernanda,
    versao: 2,
    usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: true },
    confirmar: [],
  });
  const user = open('idioma');
  await user.click(await screen.findByRole('radio', { name: 'English' }));
  expect(await screen.findByText('Language saved to your account')).toBeVisible();
  expect(sent(server, /^\/Usuario\/$/)).toMatchObject([{ idioma: 'en-US' }]);
  await setLanguage('pt-BR');
});

test('own data come as a file; a request is sent to HR, a second of the kind is told in words', async () => {
  const server = accountServer();
  server.file(privacyContract.exportOwnData);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined }));
  const user = open('privacidade');
  expect(await screen.findByText('Aceita em 12/11/2026 15:20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await screen.findByText('Arquivo baixado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fazer pedido' }));
  expect(await screen.findByText('Quem responde: RH de Grupo Pantanal.')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Enviar pedido' });
  expect(send).toBeDescribedBy('Escolha o que você quer e escreva ao menos 10 letras');
  await user.click(screen.getByRole('radio', { name: 'Corrigir um dado' }));
  await user.type(screen.getByLabelText('Conte com as suas palavras'), 'Meu nome está errado.');
  server.refuse(privacyContract.askPrivacyRequest, 409, 'RECORD_ALREADY_EXISTS');
  await user.click(send);
  expect(await screen.findByText(/Já existe um pedido seu deste tipo em aberto/)).toBeVisible();
  await expectAccessible();
});

test('while support helps nothing of it can be changed, and it says why', async () => {
  const helped = { ...helena, suporte: { idSolicitacao: 'r', nomeSuporte: 'Sueli', expiraEm: at } };
  await setSession({
    token: { value: 'token', since: Date.now(), until: Date.now() + 600_000 },
    user: helped,
    profile: 'rh',
    group: { id: 'g', name: 'Grupo Pantanal' },
    appAccesses: [],
  });
  const server = accountServer(helped);
  const user = open('seguranca', '/rh');
  const change = await screen.findByRole('button', { name: 'Trocar senha' });
  expect(change).toBeDescribedBy('Só você pode mudar isto. O suporte não pode.');
  await screen.findByRole('button', { name: 'Sair dos outros' });
  for (const name of ['Novo aparelho', 'Gerar novos', 'Fui eu', 'Não fui eu', 'Sair dos outros'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  await user.click(change);
  expect(location.pathname).toBe('/rh/minha-conta');
  expect(screen.getByText('Helena Prado · RH do Grupo Pantanal')).toBeVisible();
  expect(server.received.every(({ method }) => method === 'GET')).toBe(true);
});

test('while the next screen is on its way the part stays, and nothing is fetched for another', async () => {
  await signedInAs({ ...fernanda, imagem: 'a'.repeat(64) }, 'financeiro');
  const server = accountServer();
  open('seguranca');
  expect(await screen.findByText('Trocada em 14/03/2025')).toBeVisible();
  act(() => navigateTo('/definicao-senha?redirect=%2Ffinanceiro%2Fminha-conta'));
  expect(screen.getByText('Trocada em 14/03/2025')).toBeVisible();
  expect(location.search).toBe('?redirect=%2Ffinanceiro%2Fminha-conta');
  expect(server.requests('GET', /imagem/)).toEqual([]);
});

test('a worker has the same account', async () => {
  await signedInAs(maria, 'trabalhador');
  accountServer(maria);
  open('dados', '/trabalhador');
  expect(await screen.findByText('529.982.247-25')).toBeVisible();
  expect(screen.getByText('(11) 98765-4321')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/trabalhador/inicio');
  await expectAccessible();
});

test.each(['en-US', 'es-ES'] as const)('in %s every part has its words', async language => {
  accountServer();
  await setLanguage(language);
  for (const part of ['dados', 'seguranca', 'idioma', 'privacidade']) {
    const text = () => document.querySelector('main')?.textContent ?? '';
    open(part);
    await expect.poll(text).not.toBe('');
    expect(text()).not.toMatch(/Minha conta|Segurança|Fazer pedido|Trocar senha|undefined/);
    document.body.innerHTML = '';
  }
  await setLanguage('pt-BR');
});

test('a worker changes the race or colour declared, and finds the account of the pay', async () => {
  const server = accountServer(maria);
  await signedInAs(maria, 'trabalhador');
  server.answer(calls.declareEthnicity, { corConfirmado: true });
  const user = renderAt('/trabalhador/minha-conta?parte=dados', Screen);
  expect((await screen.findByRole('link', { name: 'Ver: Conta de pagamento' })).getAttribute('href')).toBe(
    '/trabalhador/conta-bancaria',
  );
  await user.click(screen.getByRole('button', { name: 'Mudar: Raça ou cor' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Salvar' });
  expect(save).toBeBlocked();
  await user.click(within(dialog).getByRole('radio', { name: 'Parda' }));
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(save);
  expect(await screen.findByText('Sua declaração foi guardada')).toBeVisible();
  const [request] = server.requests('POST', /ethnic/);
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ cor: 'parda', declaracao: 'true' });
});

test('staff is not asked for race or colour in the account', async () => {
  accountServer(fernanda);
  await signedInAs(fernanda, 'financeiro');
  renderAt('/financeiro/minha-conta?parte=dados', Screen);
  await screen.findByRole('heading', { name: 'Seus dados' });
  expect(screen.queryByText('Raça ou cor')).toBeNull();
});
