import { describe, expect, it } from 'vitest';
import { hrRoutes } from './hr.ts';
import { navigation } from './navigation.ts';
import { type Held, isOpen, menuOf, menuReason, menuReasons, type Route } from './route.ts';

const route = (changes: Partial<Route>): Route => ({
  path: '/rh/x',
  screen: 'hr-x',
  appAccess: [],
  permissions: [],
  parent: null,
  ...changes,
});

const label = { 'pt-BR': 'X', 'en-US': 'X', 'es-ES': 'X' };
const entry = (sequence: number, group: string) => ({ sequence, group, icon: 'x', label });

describe('the menu rule', () => {
  const flags: Route['appAccess'] = ['recibos', 'beneficios'];
  const permissions: Route['permissions'] = ['RhReciboVisualizar', 'RhBeneficioVisualizar'];
  it.each([
    ['nothing listed, nothing held', route({}), [], [], true],
    ['flags listed, none held', route({ appAccess: flags }), [], ['RhReciboVisualizar'], false],
    ['flags listed, one held', route({ appAccess: flags }), ['beneficios'], [], true],
    ['permissions listed, none held', route({ permissions }), ['recibos'], ['RhInicioVisualizar'], false],
    ['permissions listed, one held', route({ permissions }), [], ['RhBeneficioVisualizar'], true],
    ['both listed, flag alone', route({ appAccess: flags, permissions }), ['recibos'], [], false],
    ['both listed, permission alone', route({ appAccess: flags, permissions }), [], ['RhReciboVisualizar'], false],
    [
      'both listed, one of each',
      route({ appAccess: flags, permissions }),
      ['recibos'],
      ['RhBeneficioVisualizar'],
      true,
    ],
    ['a flag of a similar name', route({ appAccess: ['recibos'] }), ['recibo'], [], false],
  ])('%s', (_, one, appAccesses, held, open) => {
    expect(isOpen(one, { appAccesses, permissions: held })).toBe(open);
  });
});

describe('the menu', () => {
  it('shows open, built routes with an entry, by sequence, grouped by the first of each group', () => {
    const menu = menuOf(
      [
        route({ path: '/c', menu: entry(30, 'a') }),
        route({ path: '/b', menu: entry(20, 'b') }),
        route({ path: '/a', menu: entry(10, 'a') }),
        route({ path: '/planned', menu: entry(5, 'a'), planned: true }),
        route({ path: '/closed', menu: entry(6, 'a'), appAccess: ['folha'] }),
        route({ path: '/no-entry' }),
      ],
      { appAccesses: [], permissions: [] },
    );
    expect(menu.map(({ group, routes }) => [group, routes.map(({ path }) => path)])).toEqual([
      ['a', ['/a', '/c']],
      ['b', ['/b']],
    ]);
  });

  it("is HR's four built entries for who holds all of them", () => {
    const menu = menuOf(hrRoutes, {
      appAccesses: ['recibos', 'importacao', 'trabalhador'],
      permissions: ['RhInicioVisualizar', 'RhReciboVisualizar', 'RhImportacaoVisualizar', 'RhTrabalhadorVisualizar'],
    });
    expect(menu.flatMap(({ routes }) => routes.map(({ path }) => path))).toEqual([
      '/rh/inicio',
      '/rh/trabalhadores',
      '/rh/recibos-pagamentos',
      '/rh/importacoes',
    ]);
  });
});

describe('why an entry is there or not', () => {
  const asks = route({ appAccess: ['recibos'], permissions: ['RhReciboVisualizar'] });
  const all: Held = { appAccesses: ['recibos'], permissions: ['RhReciboVisualizar'] };
  it.each([
    ['everything held', asks, all, { why: 'shown' }],
    ['no role of the area', asks, { ...all, role: false, group: false }, { why: 'role' }],
    ['no access group chosen', asks, { ...all, group: false, appAccesses: [] }, { why: 'group' }],
    [
      'flag off, permission missing too',
      asks,
      { appAccesses: [], permissions: [] },
      { why: 'appAccess', lacks: ['recibos'] },
    ],
    ['permission missing', asks, { ...all, permissions: [] }, { why: 'permission', lacks: ['RhReciboVisualizar'] }],
    ['not built', route({ ...asks, planned: true }), all, { why: 'planned' }],
    [
      'not built and not allowed',
      route({ ...asks, planned: true }),
      { ...all, appAccesses: [] },
      { why: 'appAccess', lacks: ['recibos'] },
    ],
  ] as const)('%s', (_, one, held, reason) => {
    expect(menuReason(one, held)).toEqual(reason);
  });

  it.each(Object.entries<readonly Route[]>(navigation))(
    'of %s: the menu is what is called shown, for every share of what is asked',
    (_, routes) => {
      const flags = [...new Set(routes.flatMap(({ appAccess }) => appAccess))];
      const permissions = [...new Set(routes.flatMap(one => one.permissions))];
      for (const step of [1, 2, 3, 5, Number.MAX_SAFE_INTEGER]) {
        const held = {
          appAccesses: flags.filter((_flag, at) => at % step === 0),
          permissions: permissions.filter((_name, at) => (at + 1) % step === 0),
        };
        const shown = menuReasons(routes, held).filter(({ reason }) => reason.why === 'shown');
        const drawn = menuOf(routes, held).flatMap(group => group.routes);
        expect(drawn.map(({ path }) => path).sort()).toEqual(shown.map(one => one.route.path).sort());
      }
    },
  );
});
