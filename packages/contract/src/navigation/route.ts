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
    /** Key of the area's groups, which stand beside its routes. */
    group: string;
    /** Name of a lucide icon. */
    icon: string;
    label: Record<Language, string>;
  };
}

/** The icons that the menus of built screens name: a planned screen has no entry. */
export type BuiltIcon<R> = R extends { planned: true }
  ? never
  : R extends { menu: { icon: infer Icon extends string } }
    ? Icon
    : never;

/** What a user holds in the profile at hand. */
export interface Held {
  appAccesses: readonly string[];
  permissions: readonly string[];
  /** False: no role that the area lets in. Left out: the one who asks is in the area already. */
  role?: boolean;
  /** False: HR or a manager has not chosen an access group. */
  group?: boolean;
}

/** Why an entry of the menu is there or not: the first that stands against it, with the names any one of which would do. */
export type MenuReason =
  | { why: 'shown' }
  | { why: 'role' | 'group' | 'planned' }
  | { why: 'appAccess' | 'permission'; lacks: readonly string[] };

/** A route that has a menu entry. */
export type MenuRoute = Route & { menu: NonNullable<Route['menu']> };

/** What the groups of a menu are called, by their keys. */
export type MenuGroupNames = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export interface MenuGroup {
  group: string;
  routes: MenuRoute[];
}

/**
 * The menu rule, asked by menu and route guard alike: at least one listed flag, if any is listed, and at least one listed
 * permission, if any is listed (product map, 'Permission and menu grammar').
 */
export function isOpen(route: Pick<Route, 'appAccess' | 'permissions'>, held: Held): boolean {
  const { why } = menuReason(route, held);
  return why === 'shown' || why === 'planned';
}

/** The same rule with its reason, in the order of the server's checks (docs/access.md); a planned screen has no entry. */
export function menuReason(route: Pick<Route, 'appAccess' | 'permissions' | 'planned'>, held: Held): MenuReason {
  if (held.role === false) return { why: 'role' };
  if (held.group === false) return { why: 'group' };
  if (!holdsOne(route.appAccess, held.appAccesses)) return { why: 'appAccess', lacks: route.appAccess };
  if (!holdsOne(route.permissions, held.permissions)) return { why: 'permission', lacks: route.permissions };
  return { why: route.planned ? 'planned' : 'shown' };
}

/** Every entry of an area's menu by sequence, shown or not, with its reason: what `menuOf` draws is what it calls shown. */
export function menuReasons(routes: readonly Route[], held: Held): { route: MenuRoute; reason: MenuReason }[] {
  return routes
    .filter(hasMenu)
    .sort((a, b) => a.menu.sequence - b.menu.sequence)
    .map(route => ({ route, reason: menuReason(route, held) }));
}

/** The menu of an area for one user: open, built routes with an entry, by sequence; groups in the order of their first. */
export function menuOf(routes: readonly Route[], held: Held): MenuGroup[] {
  const groups = new Map<string, MenuRoute[]>();
  for (const { route, reason } of menuReasons(routes, held)) {
    if (reason.why !== 'shown') continue;
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
