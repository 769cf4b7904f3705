import type { Route } from './route.ts';

/** The parts of one's own account, as its address names them. */
export const accountParts = ['dados', 'empresas', 'seguranca', 'idioma', 'privacidade'] as const;
export type AccountPart = (typeof accountParts)[number];

/** One's own account: the same screen in every area with a user menu, open to whoever may enter the area. */
export function accountRoute(area: string, prefix: string, parent: string | null = null): Route {
  return { path: `${prefix}/minha-conta`, screen: `${area}-account`, appAccess: [], permissions: [], parent };
}

/** The help of an area: its articles, for whoever may enter the area. */
export function helpRoute(area: string, prefix: string, parent: string | null = null): Route {
  return { path: `${prefix}/ajuda`, screen: `${area}-help`, appAccess: [], permissions: [], parent };
}

/** Why each entry of the area's menu is there or not, for the person who looks. */
export function menusRoute(area: string, prefix: string, parent: string | null = null): Route {
  return { path: `${prefix}/menus`, screen: `${area}-menus`, appAccess: [], permissions: [], parent };
}
