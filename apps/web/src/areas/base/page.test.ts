import type { Profile } from '@cracha/contract/access/roles.ts';
import { orgChartContract } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { type AreaName, areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { navigation } from '@cracha/contract/navigation/navigation.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSession, clearSession, setSession } from '#kernel/base/session.ts';
import { helena, joao, maria, signedInAs } from '#test/people.ts';
import { stubServer } from '#test/server.ts';
import { openPage } from './page.ts';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  // asked for as its address opens
  server.answer(orgChartContract.orgChart, { empresas: [], podeMudar: false });
});

const declared = Object.entries(navigation).flatMap(([, routes]) =>
  routes.map((route: Route) => ({ name: areaOf(route.path) ?? 'auth', route })),
);

/** Somebody who holds everything a route asks. */
async function entitled(name: AreaName, route: Route): Promise<void> {
  const profile: Profile = areas[name].profile ?? 'trabalhador';
  const now = Date.now();
  await setSession({
    token: { value: 'token', since: now, until: now + 600_000 },
    user: { ...maria, roles: [...areas[name].roles], permissions: [...route.permissions] },
    profile,
    group: { id: 'g', name: 'g' },
    appAccesses: route.appAccess,
  });
}

test.each(declared)('$route.path has a page', async ({ name, route }) => {
  await entitled(name, route);
  const page = await openPage(route.path, route.path);
  expect(page).toMatchObject({ route: { screen: route.screen } });
});

test.each(['/nada', '/rh/nada', '/', '/constructor'])('%s leads to the sign-in', async path => {
  expect(await openPage(path, path)).toEqual({ goTo: '/login' });
});

test.each(['/nada', '/rh/nada'])('%s says to who is signed in that there is no such address', async path => {
  await signedInAs(helena, 'rh');
  expect(await openPage(path, path)).toEqual({ goTo: '/login?inexistente=1' });
});

test.each([
  ['a worker', maria, 'trabalhador', '/trabalhador/inicio'],
  ['HR', helena, 'rh', '/rh/inicio'],
  ['support', { ...maria, roles: ['SUPORTE'] }, 'admin', '/admin/suporte'],
] as const)('the bare address is home for %s who is signed in', async (_who, user, profile, home) => {
  await signedInAs({ ...user, roles: [...user.roles] }, profile);
  expect(await openPage('/', '/')).toEqual({ goTo: home });
  await changeSession({ profile: undefined });
  expect(await openPage('/', '/')).toEqual({ goTo: '/select-profile' });
});

test('letter case and slashes of an address do not matter', async () => {
  await signedInAs(maria, 'trabalhador');
  expect(await openPage('//Trabalhador/Recibos/', '/')).toMatchObject({ route: { path: '/trabalhador/recibos' } });
});

test('what a screen asks for first is on its way before anything is drawn', async () => {
  const chart = navigation.hr.find(({ path }) => path === '/rh/orgchart');
  if (chart) await entitled('hr', chart);
  await openPage('/rh/orgchart', '/rh/orgchart');
  await vi.waitFor(() => expect(server.requests('GET', /\/organograma$/)).toHaveLength(1));
});

test('nobody signed in keeps the address; the operator has a sign-in of its own', async () => {
  expect(await openPage('/rh/importacoes', '/rh/importacoes?id=1')).toEqual({
    goTo: '/login?redirect=%2Frh%2Fimportacoes%3Fid%3D1',
  });
  expect(await openPage('/admin/plano', '/admin/plano')).toEqual({
    goTo: '/login?area=admin&redirect=%2Fadmin%2Fplano',
  });
});

test('an open step comes before every area, and keeps the address', async () => {
  await signedInAs(joao, 'trabalhador');
  expect(await openPage('/trabalhador/recibos', '/trabalhador/recibos?ano=2026')).toEqual({
    goTo: '/politica-privacidade?redirect=%2Ftrabalhador%2Frecibos%3Fano%3D2026',
  });
});

test.each([
  '/select-profile',
  '/register2F',
  '/confirm-data/cell-phone',
  '/confirm-data/email-verify',
  '/confirm-data/ethnic',
])('%s is for somebody signed in; what it was keeping is kept', async path => {
  expect(await openPage(path, `${path}?redirect=%2Frh%2Finicio`)).toEqual({ goTo: '/login?redirect=%2Frh%2Finicio' });
});

test('a role that is not held, and a screen without its permission, lead to the sign-in', async () => {
  await signedInAs(maria, 'trabalhador');
  expect(await openPage('/rh/inicio', '/rh/inicio')).toEqual({ goTo: '/login?redirect=%2Frh%2Finicio' });
  await signedInAs({ ...helena, permissions: ['RhInicioVisualizar'] }, 'rh');
  expect(await openPage('/rh/importacoes', '/rh/importacoes')).toEqual({ goTo: '/login?redirect=%2Frh%2Fimportacoes' });
});

const onTheWay = { steps: ['policy', 'password', 'cellPhone', 'email', 'ethnicity'], later: [] } as const;
const atEmail = {
  ...joao,
  flgAceitoTermoPrivacidade: true,
  loginSenhaProvisoria: false,
  usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: false, corConfirmado: false },
};

test.each(['/politica-privacidade', '/definicao-senha', '/confirm-data/cell-phone', '/confirm-data/cell-phone-verify'])(
  '%s is done: back there, the way goes on at the step that is open',
  async path => {
    await signedInAs(atEmail, 'trabalhador');
    await changeSession({ journey: onTheWay });
    expect(await openPage(path, `${path}?redirect=%2Ftrabalhador%2Frecibos`)).toEqual({
      goTo: '/confirm-data/email?redirect=%2Ftrabalhador%2Frecibos',
    });
  },
);

test('back within an open step is free; what was left for later, and a finished way, lead forward', async () => {
  await signedInAs(atEmail, 'trabalhador');
  await changeSession({ journey: onTheWay });
  expect(await openPage('/confirm-data/email-send-token', '/')).toMatchObject({
    route: { screen: 'auth-email-send-code' },
  });
  await changeSession({ journey: { ...onTheWay, later: ['email'] } });
  expect(await openPage('/confirm-data/email', '/confirm-data/email')).toEqual({ goTo: '/confirm-data/ethnic' });
  await changeSession({ journey: { ...onTheWay, later: ['email', 'ethnicity'] } });
  expect(await openPage('/confirm-data/ethnic', '/confirm-data/ethnic')).toEqual({ goTo: '/select-profile' });
});

test('at work, or by a link of a mail, a step is a page like others', async () => {
  await signedInAs(atEmail, 'trabalhador');
  await changeSession({ journey: onTheWay });
  expect(await openPage('/definicao-senha', '/definicao-senha?codigo=1')).toMatchObject({ Screen: expect.anything() });
  await openPage('/trabalhador/inicio', '/trabalhador/inicio');
  expect(await openPage('/definicao-senha', '/definicao-senha')).toMatchObject({ Screen: expect.anything() });
});

test.each([
  ['a worker', maria, 'trabalhador', '/trabalhador/inicio'],
  ['HR', helena, 'rh', '/rh/inicio'],
] as const)(
  '%s asks for support inside the own area; who is not at work, at the sign-in',
  async (_who, user, profile, home) => {
    await signedInAs({ ...user, roles: [...user.roles] }, profile);
    const own = await openPage(home, home);
    const page = await openPage('/suporte', '/suporte');
    expect(page).toMatchObject({ route: { path: '/suporte' }, framedAs: { path: home, parent: null } });
    expect('Shell' in page && 'Shell' in own && page.Shell === own.Shell).toBe(true);
    clearSession();
    expect(await openPage('/suporte', '/suporte')).not.toHaveProperty('framedAs');
  },
);
