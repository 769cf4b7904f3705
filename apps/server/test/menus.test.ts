import type { Profile } from '@cracha/contract/access/roles.ts';
import { profileRoles } from '@cracha/contract/access/roles.ts';
import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { type AreaName, areas } from '@cracha/contract/navigation/areas.ts';
import { navigation } from '@cracha/contract/navigation/navigation.ts';
import { menuOf, menuReasons, type Route } from '@cracha/contract/navigation/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoKey, demoPeople } from '../src/seed/demo-people.ts';
import { startApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const flagsOf = {
  trabalhador: calls.workerAppAccesses,
  rh: calls.hrAppAccesses,
  gestor: calls.managerAppAccesses,
  financeiro: calls.financeAppAccesses,
  admin: calls.platformAppAccesses,
  revendedor: calls.resellerAppAccesses,
  assemat: calls.associationAppAccesses,
} as const;

const places = Object.keys(areas).flatMap(name => {
  const area = name as AreaName;
  const { profile } = areas[area];
  return profile && profile !== 'assinante' ? [{ area, profile }] : [];
});

async function standing(who: DemoKey, profile: Exclude<Profile, 'assinante'>) {
  const held: readonly string[] = profileRoles[profile];
  const { rows } = await app.database.owner.query('select role from membership where person_id = $1', [
    await app.personId(who),
  ]);
  if (!rows.some(({ role }) => held.includes(role))) return { role: false, appAccesses: [], permissions: [] };
  const call = await app.as(who, profile);
  const { permissions } = await call(calls.signedInUser, {});
  return { role: true, permissions, appAccesses: await call(flagsOf[profile], {}) };
}

/** João's first day is not over: his steps bind before any menu. */
const people = demoPeople.filter(({ key }) => key !== 'joao');

describe.each(people)('$name', ({ key }) => {
  it.each(places)('in $area the menu is exactly what is called shown', async ({ area, profile }) => {
    const routes: readonly Route[] = navigation[area];
    const held = await standing(key, profile);
    const reasons = menuReasons(routes, held);
    const shown = reasons.filter(({ reason }) => reason.why === 'shown').map(({ route }) => route.path);
    const drawn = menuOf(routes, held).flatMap(group => group.routes.map(({ path }) => path));
    expect([...drawn].sort()).toEqual([...shown].sort());
    expect(reasons).toHaveLength(routes.filter(({ menu }) => menu).length);
    if (!held.role) expect(reasons.every(({ reason }) => reason.why === 'role')).toBe(true);
  });
});

it('somebody sees something: the check itself looks at menus', async () => {
  const held = await standing('helena', 'rh');
  expect(menuOf(navigation.hr, held).flatMap(group => group.routes).length).toBeGreaterThan(3);
});
