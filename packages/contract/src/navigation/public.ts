import type { Route } from './route.ts';

/** Pages for holders of a valid link or code, without sign-in. */
export const publicRoutes = [
  {
    path: '/autenticidade',
    screen: 'public-authenticity',
    appAccess: [],
    permissions: [],
    parent: null,
  },
  {
    path: '/comprovante',
    screen: 'public-income-proof',
    appAccess: [],
    permissions: [],
    parent: null,
  },
  {
    path: '/instalacao',
    screen: 'public-first-administrator',
    appAccess: [],
    permissions: [],
    parent: null,
  },
  {
    path: '/nao-fui-eu',
    screen: 'public-objection',
    appAccess: [],
    permissions: [],
    parent: null,
  },
  {
    path: '/print',
    screen: 'public-print',
    appAccess: [],
    permissions: [],
    parent: null,
  },
  {
    path: '/download',
    screen: 'public-download',
    appAccess: [],
    permissions: [],
    parent: null,
  },
] as const satisfies readonly Route[];
