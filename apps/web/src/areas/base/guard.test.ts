import { type Role, roles } from '@cracha/contract/access/roles.ts';
import { type AreaName, areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { navigation } from '@cracha/contract/navigation/navigation.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import { signatureRoutes } from '@cracha/contract/navigation/signature.ts';
import { describe, expect, test } from 'vitest';
import { clearSession, setSession } from '#kernel/base/session.ts';
import { maria } from '#test/people.ts';
import { admit } from './guard.ts';

/** Every route × the nine roles and nobody: who comes in, and where the others are led. */
const screens = Object.values(navigation).flatMap((routes: readonly Route[]) =>
  routes.map(route => ({ path: route.path, route, name: areaOf(route.path) ?? ('auth' as const) })),
);
const inAreas = screens.filter(({ name }) => areas[name].profile !== null && name !== 'signature');
const address = '/x?y=1';
const signIn = (name: AreaName) =>
  name === 'platform-admin' ? '/login?area=admin&redirect=%2Fx%3Fy%3D1' : '/login?redirect=%2Fx%3Fy%3D1';

/** Somebody of one role, in the profile of the area, with all that the screen asks for or less. */
async function holding(name: AreaName, role: Role, route: Pick<Route, 'permissions' | 'appAccess'>): Promise<void> {
  const now = Date.now();
  await setSession({
    token: { value: 'token', since: now, until: now + 600_000 },
    user: { ...maria, roles: [role], permissions: [...route.permissions] },
    profile: areas[name].profile ?? 'trabalhador',
    group: { id: 'g', name: 'g' },
    appAccesses: route.appAccess,
  });
}

describe.each([...roles])('%s', role => {
  test.each(inAreas)('at $path', async ({ name, route }) => {
    await holding(name, role, route);
    const allowed: readonly string[] = areas[name].roles;
    const letsIn = allowed.includes(role);
    expect(await admit(name, route, address)).toBe(letsIn ? undefined : signIn(name));
  });
});

test.each(inAreas)('nobody is let into $path, and the address is kept', async ({ name, route }) => {
  clearSession();
  expect(await admit(name, route, address)).toBe(signIn(name));
});

describe.each(['permissions', 'appAccess'] as const)('without the %s it asks for', what => {
  test.each(inAreas.filter(({ route }) => route[what].length > 0))('$path stays shut', async ({ name, route }) => {
    const [role] = areas[name].roles;
    if (!role) throw new Error(`${name} lets nobody in`);
    await holding(name, role, { ...route, [what]: [] });
    expect(await admit(name, route, address)).toBe(signIn(name));
  });
});

describe('what is signed', () => {
  const route = signatureRoutes[0];
  const of = (perfil: string) => `/signature/signature?id=1&perfil=${perfil}`;

  test('by a link it opens to everybody: its screen asks for the code', async () => {
    clearSession();
    expect(await admit('signature', route, '/signature/signature')).toBeUndefined();
    await holding('finance', 'FINANCEIRO', route);
    expect(await admit('signature', route, '/signature/signature')).toBeUndefined();
  });

  test('in the profile in which somebody is named it asks for that role and its permission', async () => {
    clearSession();
    expect(await admit('signature', route, of('rh'))).toBe(`/login?redirect=${encodeURIComponent(of('rh'))}`);
    await holding('hr', 'RH', route);
    expect(await admit('signature', route, of('rh'))).toBeUndefined();
    expect(await admit('signature', route, of('trabalhador'))).toMatch(/^\/login/);
    await holding('hr', 'RH', { permissions: [], appAccess: [] });
    expect(await admit('signature', route, of('rh'))).toMatch(/^\/login/);
  });
});
