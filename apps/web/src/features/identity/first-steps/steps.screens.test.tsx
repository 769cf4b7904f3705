import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { authRoutes } from '@cracha/contract/navigation/auth.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuthShell } from '#areas/auth/AuthShell.tsx';
import { groupsOf } from '#kernel/base/account.api.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { changeSession, currentSession, type SignedInUser } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { fernanda, helena, joao, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { enteredByLink } from '#test/signing.ts';
import { arrive } from '../entry/arrival.ts';
import { Screen as Phone } from './auth-cell-phone.screen.tsx';
import { Screen as PhoneCode } from './auth-cell-phone-code.screen.tsx';
import { Screen as SendPhoneCode } from './auth-cell-phone-send-code.screen.tsx';
import { Screen as Email } from './auth-email.screen.tsx';
import { Screen as EmailCode } from './auth-email-code.screen.tsx';
import { Screen as SendEmailCode } from './auth-email-send-code.screen.tsx';
import { Screen as Ethnicity } from './auth-ethnicity.screen.tsx';
import { Screen as Policy } from './auth-privacy-policy.screen.tsx';
import { Screen as Profiles } from './auth-profile-choice.screen.tsx';
import { Screen as SignerPolicy } from './signature-privacy-policy.screen.tsx';

const c = identityContract;
const ready: SignedInUser = { ...joao, flgAceitoTermoPrivacidade: true, loginSenhaProvisoria: false };
const sent = (to: string, seconds = 60) => ({
  enviadoPara: to,
  expiraEm: new Date(Date.now() + 600_000).toISOString(),
  reenviarEm: new Date(Date.now() + seconds * 1000).toISOString(),
});

/** A server that knows this person, and a session without a profile yet. */
async function arrived(user: SignedInUser) {
  const server = stubServer();
  server.answer(c.signedInUser, user);
  for (const flags of [c.workerAppAccesses, c.financeAppAccesses, c.hrAppAccesses, c.platformAppAccesses])
    server.answer(flags, []);
  server.answer(c.resellerAppAccesses, []);
  server.answer(c.associationAppAccesses, []);
  server.answer(c.hrGroups, [{ id: 'group-1', nome: 'Pantanal', logo: null, totalEmpresas: 1, ultimoUso: null }]);
  server.answer(c.chooseHrGroup, { access_token: 'hr', token_type: 'bearer', expires_in: 600 });
  await signedInAs(user, 'trabalhador');
  await changeSession({ profile: undefined });
  return server;
}

const roles = (...held: SignedInUser['roles']): SignedInUser => ({ ...fernanda, roles: held });

test.each([
  ['policy before the password', { ...joao, keyProvisoria: 'K' }, undefined, '/politica-privacidade'],
  [
    'the password before the second factor',
    { ...joao, flgAceitoTermoPrivacidade: true, keyProvisoria: 'K' },
    undefined,
    '/definicao-senha',
  ],
  [
    'the second factor before the wanted address',
    { ...ready, keyProvisoria: 'K' },
    '/trabalhador/recibos',
    '/register2F?redirect=%2Ftrabalhador%2Frecibos',
  ],
  [
    'a step keeps the wanted address',
    joao,
    '/trabalhador/recibos',
    '/politica-privacidade?redirect=%2Ftrabalhador%2Frecibos',
  ],
  ['another site is not kept', joao, 'https://fora.test/', '/politica-privacidade'],
  ['the wanted address before the choice', helena, '/rh/importacoes?id=1', '/rh/importacoes?id=1'],
  [
    'what is signed, in the profile it names',
    helena,
    '/signature/signature?id=1&perfil=rh',
    '/signature/signature?id=1&perfil=rh',
  ],
  [
    'an address of a role not held is no way in',
    helena,
    '/financeiro/inicio',
    '/select-profile?redirect=%2Ffinanceiro%2Finicio',
  ],
  ['another site before nothing', helena, '//fora.test/rh', '/select-profile'],
  ['only worker', maria, undefined, '/trabalhador/inicio'],
  ['only finance', fernanda, undefined, '/financeiro/inicio'],
  ['only association', roles('ASSEMAT'), undefined, '/assemat/inicio'],
  ['only support', roles('SUPORTE'), undefined, '/admin/suporte'],
  ['only signer', roles('ASSINANTE'), undefined, '/signature/signature'],
  ['only reseller chooses too', roles('REVENDEDOR'), undefined, '/select-profile'],
  ['several roles', helena, undefined, '/select-profile'],
  ['no role at all', roles(), undefined, '/login'],
  ['an unconfirmed worker', ready, undefined, '/confirm-data/cell-phone'],
  ['a public page', maria, '/autenticidade?codigo=1', '/autenticidade?codigo=1'],
  ['the way itself is no place to come back to', maria, '/select-profile', '/trabalhador/inicio'],
] as const)('after the sign-in: %s', async (_, user, redirect, address) => {
  await arrived(user);
  expect(await arrive(user, redirect)).toBe(address);
  if (user.roles.length === 0) expect(currentSession()).toBeUndefined();
});

test('a card per profile, the last used first; the choice is made and its home opens', async () => {
  await arrived(helena);
  localStorage.setItem('cracha.profile', 'rh');
  const user = renderAt('/select-profile', Profiles);
  const cards = await screen.findAllByRole('button', { name: /^Entrar como/ });
  expect(cards.map(card => card.textContent)).toEqual([
    expect.stringContaining('Entrar como RH'),
    expect.stringContaining('Entrar como trabalhador'),
  ]);
  await expectAccessible();
  await user.tab();
  await user.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/rh/inicio');
  expect(currentSession()?.group?.id).toBe('group-1');
});

test('the choice of a profile leads to a step that is open, keeping the address', async () => {
  await arrived({ ...helena, flgAceitoTermoPrivacidade: false });
  renderAt('/select-profile?redirect=%2Frh%2Finicio', Profiles);
  await expect.poll(() => location.pathname + location.search).toBe('/politica-privacidade?redirect=%2Frh%2Finicio');
});

/** A text longer than the screen, as a browser would have measured it. */
function longText(foot = 0) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'ARTICLE') return new DOMRect(0, 100 - scrollY, 400, 4000);
    if (this.matches('[data-foot]')) return new DOMRect(0, innerHeight - foot, 400, foot);
    const sections = [...document.querySelectorAll<Element>('section')];
    return new DOMRect(0, 100 - scrollY + sections.indexOf(this) * 333, 400, 333);
  });
}

test('the policy is accepted at its end only, reached by scrolling', async () => {
  const server = await arrived(joao);
  server.answer(c.acceptPolicy, {
    flgAceitoTermoPrivacidade: true,
    versao: '2026-01',
    aceitoEm: '2026-11-22T12:00:00Z',
  });
  longText();
  const user = renderAt('/politica-privacidade', Policy);
  const accept = screen.getByRole('button', { name: 'Li e aceito' });
  expect(accept).toBeBlocked();
  expect(accept).toBeDescribedBy('Você leu ');
  await user.click(accept);
  expect(server.requests('POST', /set-privacy/)).toEqual([]);
  await expectAccessible();
  Object.defineProperty(window, 'scrollY', { value: 4000, configurable: true });
  fireEvent.scroll(window);
  expect(await screen.findByText('Você leu até o fim')).toBeVisible();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  fireEvent.scroll(window);
  server.answer(c.signedInUser, { ...joao, flgAceitoTermoPrivacidade: true });
  await user.click(screen.getByRole('button', { name: 'Li e aceito' }));
  await expect.poll(() => location.pathname).toBe('/definicao-senha');
  const [request] = server.requests('POST', /set-privacy-police\/user-joao/);
  expect(request?.query.get('versao')).toBe('2026-01');
});

test('a signer by a link accepts it before the document, and is led there', async () => {
  const server = stubServer();
  await enteredByLink();
  server.answer(c.acceptPolicy, {
    flgAceitoTermoPrivacidade: true,
    versao: '2026-01',
    aceitoEm: '2026-11-22T12:00:00Z',
  });
  longText();
  const user = renderAt('/signature/politica-privacidade', SignerPolicy);
  Object.defineProperty(window, 'scrollY', { value: 4000, configurable: true });
  fireEvent.scroll(window);
  await screen.findByText('Você leu até o fim');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Li e aceito' }));
  await expect.poll(() => location.pathname + location.hash).toBe('/signature/signature#t=demo');
  expect(server.requests('POST', /set-privacy-police\/a2/)).toHaveLength(1);
});

test('what lies under the bar at the bottom is not read', async () => {
  await arrived(joao);
  longText(105);
  renderAt('/politica-privacidade', Policy);
  const scrolled = (to: number) => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    fireEvent.scroll(window);
  };
  const bottomAtWindow = 100 + 4000 - innerHeight;
  scrolled(bottomAtWindow);
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Li e aceito' })).toBeBlocked();
  expect(screen.queryByText('Você leu até o fim')).toBeNull();
  scrolled(bottomAtWindow + 105);
  expect(await screen.findByText('Você leu até o fim')).toBeVisible();
  scrolled(0);
});

test('by keyboard and screen reader the end is reached section by section', async () => {
  await arrived(joao);
  longText();
  const user = renderAt('/politica-privacidade', Policy);
  const sections = screen.getAllByRole('heading', { level: 2 });
  for (let pressed = 0; screen.queryByRole('button', { name: 'Continuar' }); pressed += 1) {
    expect(pressed).toBeLessThan(sections.length);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(sections).toContain(document.activeElement);
  }
  expect(sections.at(-1)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Li e aceito' })).not.toBeBlocked();
});

test('a step that opens in the middle of the work sends to it and comes back', async () => {
  const server = await arrived(maria);
  server.refuse(c.hrGroups, 403, 'STEP_PENDING');
  navigateTo('/rh/importacoes?id=1');
  await expect(groupsOf('rh')).rejects.toThrow();
  expect(location.pathname + location.search).toBe('/select-profile?redirect=%2Frh%2Fimportacoes%3Fid%3D1');
});

test('who has accepted, or is nobody yet, just reads', async () => {
  stubServer();
  renderAt('/politica-privacidade', Policy);
  expect(screen.getByRole('heading', { name: 'Como cuidamos dos seus dados' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible();
});

test('the cell phone: right as it is, the code sent, the code typed, and the e-mail follows', async () => {
  const server = await arrived(ready);
  await changeSession({ profile: 'trabalhador' });
  server.answer(c.sendCellPhoneCode, sent('(**) *****-4417'));
  server.answer(c.confirmCellPhone, { celular: '5511912344417', celularConfirmado: true });
  const user = renderAt('/confirm-data/cell-phone', Phone);
  expect(screen.getByText('(11) 9••••-4417')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Está certo' }));
  await expect.poll(() => location.pathname).toBe('/confirm-data/cell-phone-send-token');
  renderAt('/confirm-data/cell-phone-send-token', SendPhoneCode);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  await expect.poll(() => location.pathname).toBe('/confirm-data/cell-phone-verify');
  expect([...(server.requests('POST', /cell-phone\/token/)[0]?.query ?? [])]).toEqual([]);
  server.answer(c.signedInUser, {
    ...ready,
    usuarioConfirmacao: { ...ready.usuarioConfirmacao, celularConfirmado: true },
  });
  renderAt('/confirm-data/cell-phone-verify', PhoneCode);
  await user.type(screen.getByLabelText('Código de 6 números'), '731594{Enter}');
  await expect.poll(() => location.pathname).toBe('/confirm-data/email');
  expect(server.requests('POST', /cell-phone$/)[0]?.query.get('token')).toBe('731594');
  expect(currentSession()?.contact).toBeUndefined();
});

test('another e-mail is checked as it is left, sent on, and asked for again with the same address', async () => {
  const server = await arrived(ready);
  await changeSession({ profile: 'trabalhador' });
  server.answer(c.sendEmailCode, sent('j****@n*****.test', -1));
  const user = renderAt('/confirm-data/email', Email);
  await user.click(screen.getByRole('button', { name: 'Trocar' }));
  const box = screen.getByLabelText('E-mail');
  expect(box).toHaveFocus();
  await user.type(box, 'joao@novo');
  await user.tab();
  expect(box).toBeDescribedBy('E-mail não confere.');
  await user.type(box, '.test{Enter}');
  await expect.poll(() => location.pathname).toBe('/confirm-data/email-send-token');
  renderAt('/confirm-data/email-send-token', SendEmailCode);
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  await expect.poll(() => location.pathname).toBe('/confirm-data/email-verify');
  renderAt('/confirm-data/email-verify', EmailCode);
  await user.click(screen.getByRole('button', { name: 'Enviar outro código' }));
  await expect
    .poll(() => server.requests('POST', /email\/token/).map(request => request.query.get('email')))
    .toEqual(['joao@novo.test', 'joao@novo.test']);
});

test('a code that was not asked for leads back to where it is asked for', async () => {
  await arrived(ready);
  renderAt('/confirm-data/cell-phone-verify?redirect=%2Ftrabalhador%2Frecibos', PhoneCode);
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/confirm-data/cell-phone-send-token?redirect=%2Ftrabalhador%2Frecibos');
});

test('each may wait for another day, and the way goes on to the home', async () => {
  await arrived(ready);
  await changeSession({ profile: 'trabalhador' });
  const user = renderAt('/confirm-data/cell-phone', Phone);
  await user.click(screen.getByRole('button', { name: 'Deixar para depois' }));
  await expect.poll(() => location.pathname).toBe('/confirm-data/email');
  renderAt('/confirm-data/email', Email);
  const [, email] = screen.getAllByRole('button', { name: 'Deixar para depois' });
  if (email) await user.click(email);
  await expect.poll(() => location.pathname).toBe('/confirm-data/ethnic');
  renderAt('/confirm-data/ethnic', Ethnicity);
  const [, , ethnicity] = screen.getAllByRole('button', { name: 'Deixar para depois' });
  if (ethnicity) await user.click(ethnicity);
  await expect.poll(() => location.pathname).toBe('/trabalhador/inicio');
  expect(currentSession()?.journey).toBeUndefined();
});

test('race or colour: nothing chosen before, declared, then home', async () => {
  const done = {
    ...ready,
    usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: true, corConfirmado: false },
  };
  const server = await arrived(done);
  await changeSession({ profile: 'trabalhador' });
  server.answer(c.declareEthnicity, { corConfirmado: true });
  const user = renderAt('/confirm-data/ethnic', Ethnicity);
  expect(screen.getAllByRole('radio').map(radio => radio instanceof HTMLInputElement && radio.checked)).toEqual(
    Array(6).fill(false),
  );
  const button = screen.getByRole('button', { name: 'Confirmar' });
  expect(button).toBeDescribedBy('Escolha uma opção');
  await user.click(screen.getByRole('radio', { name: 'Prefiro não informar' }));
  expect(button).toBeDescribedBy('Marque a declaração');
  await user.click(screen.getByRole('checkbox'));
  await expectAccessible();
  server.answer(c.signedInUser, maria);
  await user.click(button);
  await expect.poll(() => location.pathname).toBe('/trabalhador/inicio');
  const [request] = server.requests('POST', /ethnic/);
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ cor: 'naoInformada', declaracao: 'true' });
});

test('the frame says where one stands, goes back within a step only, and out', async () => {
  const server = await arrived(joao);
  server.empty(c.signOut);
  await arrive(joao, undefined);
  const route = authRoutes.find(each => each.screen === 'auth-cell-phone-send-code');
  if (!route) throw new Error('the route');
  const user = renderAt(route.path, () => <AuthShell route={route}>{null}</AuthShell>);
  expect(screen.getByRole('progressbar', { name: 'Passo 3 de 5' })).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Voltar um passo' }));
  expect(location.pathname).toBe('/confirm-data/cell-phone');
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await expect.poll(() => location.pathname).toBe('/login');
  expect(currentSession()).toBeUndefined();
});
