import { type ProfileKind, permissionsOfKind } from '@cracha/contract/access/grants.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { hrGroups, hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { managerGroups, managerRoutes } from '@cracha/contract/navigation/manager.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import { type ActionKey, actionKeys, type FunctionKey, functionKeys } from './permission-names.ts';

/** One function of the matrix: the permission under each action it has. */
export interface FunctionRow {
  fn: FunctionKey;
  cells: Partial<Record<ActionKey, string>>;
}

export interface RowGroup {
  group: string;
  rows: FunctionRow[];
}

const areaOf = {
  RH: { routes: hrRoutes, groups: hrGroups, prefix: 'Rh' },
  GESTOR: { routes: managerRoutes, groups: managerGroups, prefix: 'Gestor' },
} as const;

/** The rows of a kind of profile by the menu's groups; a function without a menu stands with the one before it in the table. */
export function rowsOf(kind: ProfileKind): RowGroup[] {
  const groups = new Map<string, FunctionRow[]>(Object.keys(areaOf[kind].groups).map(name => [name, []]));
  let place = Object.keys(areaOf[kind].groups)[0] ?? '';
  for (const row of functionsOf(kind)) {
    place = groupOf(kind, row.fn) ?? place;
    groups.get(place)?.push(row);
  }
  return [...groups].flatMap(([group, rows]) => (rows.length > 0 ? [{ group, rows }] : []));
}

/** The name of a menu group of the kind's area. */
export function groupName(kind: ProfileKind, group: string, language: Language): string {
  const names: Record<string, Record<Language, string>> = areaOf[kind].groups;
  return names[group]?.[language] ?? '';
}

/** The actions that any of the rows has, in the order of the columns. */
export function columnsOf(groups: readonly RowGroup[]): ActionKey[] {
  const rows = groups.flatMap(each => each.rows);
  return actionKeys.filter(action => rows.some(row => row.cells[action]));
}

export function permissionsIn(rows: readonly FunctionRow[], action?: ActionKey): string[] {
  return rows.flatMap(({ cells }) =>
    actionKeys.flatMap(each => {
      const name = action === undefined || each === action ? cells[each] : undefined;
      return name ? [name] : [];
    }),
  );
}

function functionsOf(kind: ProfileKind): FunctionRow[] {
  const rows = new Map<FunctionKey, FunctionRow>();
  for (const { name, fn, action } of permissionsOfKind(kind)) {
    const known = functionKeys.find(key => key === fn);
    const column = actionKeys.find(key => key === action);
    if (!known || !column) continue;
    const row = rows.get(known) ?? { fn: known, cells: {} };
    row.cells[column] = name;
    rows.set(known, row);
  }
  return [...rows.values()];
}

function groupOf(kind: ProfileKind, fn: FunctionKey): string | undefined {
  const { routes, prefix } = areaOf[kind];
  const all: readonly Route[] = routes;
  const names = actionKeys.map(action => `${prefix}${fn}${action}`);
  return all.find(route => route.menu && route.permissions.some(name => names.includes(name)))?.menu?.group;
}
