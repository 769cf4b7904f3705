import type { AppAccess } from '../access/app-accesses.ts';
import type { Permission } from '../access/permissions.ts';
import type { Language } from '../kernel/wire.ts';

/** A screen: its address, its component's name, who may open it, and its entry in the menu where it has one. */
export interface Route {
  path: string;
  /** `<area>-<screen>`: the component is `features/<noun>/<screen>.screen.tsx`. */
  screen: string;
  /** Declared and guarded; shows the plain 'not available yet' page and has no menu entry. */
  planned?: true;
  /** Any one is enough; none listed: not asked. */
  appAccess: readonly AppAccess[];
  /** Any one is enough; none listed: not asked. */
  permissions: readonly Permission[];
  /** The screen that 'back' leads to; null: the area's home. */
  parent: string | null;
  menu?: {
    /** Order in the area's menu. */
    sequence: number;
    /** Key of the area's groups (`menu-groups.ts`). */
    group: string;
    /** Name of a lucide icon. */
    icon: string;
    label: Record<Language, string>;
  };
}

/** What a user holds in the profile at hand. */
export interface Held {
  appAccesses: readonly string[];
  permissions: readonly string[];
}

/** A route that has a menu entry. */
export type MenuRoute = Route & { menu: NonNullable<Route['menu']> };

export interface MenuGroup {
  group: string;
  routes: MenuRoute[];
}

/**
 * The menu rule, asked by menu and route guard alike: at least one listed flag, if any is listed, and at least one listed
 * permission, if any is listed (product map, 'Permission and menu grammar').
 */
export function isOpen(route: Pick<Route, 'appAccess' | 'permissions'>, held: Held): boolean {
  return holdsOne(route.appAccess, held.appAccesses) && holdsOne(route.permissions, held.permissions);
}

/** The menu of an area for one user: open, built routes with an entry, by sequence; groups in the order of their first. */
export function menuOf(routes: readonly Route[], held: Held): MenuGroup[] {
  const groups = new Map<string, MenuRoute[]>();
  const shown = routes.filter(hasMenu).filter(route => !route.planned && isOpen(route, held));
  for (const route of shown.sort((a, b) => a.menu.sequence - b.menu.sequence)) {
    groups.set(route.menu.group, [...(groups.get(route.menu.group) ?? []), route]);
  }
  return [...groups].map(([group, members]) => ({ group, routes: members }));
}

function hasMenu(route: Route): route is MenuRoute {
  return route.menu !== undefined;
}

function holdsOne(listed: readonly string[], held: readonly string[]): boolean {
  return listed.length === 0 || listed.some(name => held.includes(name));
}
