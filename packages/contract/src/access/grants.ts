import { permissionTable } from './permissions.ts';

/** The two kinds of access profiles that an access group makes for itself. */
export const profileKinds = ['RH', 'GESTOR'] as const;
export type ProfileKind = (typeof profileKinds)[number];

/** A manager's permission whose function HR knows by another name. */
const hrFunctions: Record<string, string> = { EspelhoAprovacao: 'EspelhoPonto' };

const areaOfKind = { RH: 'Rh', GESTOR: 'Gestor' } as const satisfies Record<ProfileKind, keyof typeof permissionTable>;

/** One cell of the matrix Function × Action. */
export interface GrantCell {
  /** `RhReciboVisualizar`. */
  name: string;
  fn: string;
  action: string;
}

/** Every permission that a profile of the kind may hold, in the order of the table. */
export function permissionsOfKind(kind: ProfileKind): GrantCell[] {
  const area = areaOfKind[kind];
  const functions: Record<string, readonly string[]> = permissionTable[area];
  return Object.entries(functions).flatMap(([fn, actions]) =>
    actions.map(action => ({ name: `${area}${fn}${action}`, fn, action })),
  );
}

/** Every permission of a kind of profile, with the one of HR that lets it be given. */
const grantableBy: Record<ProfileKind, ReadonlyMap<string, string>> = {
  RH: new Map(permissionsOfKind('RH').map(({ name }) => [name, name])),
  GESTOR: new Map(
    permissionsOfKind('GESTOR').map(({ name, fn, action }) => [name, `Rh${hrFunctions[fn] ?? fn}${action}`]),
  ),
};

/**
 * Whether somebody of HR may put these permissions into a profile of the kind: of its area alone, and never more than they hold
 * themselves; a manager's is given by who holds the same over workers. What the profile has already may stay.
 */
export function mayGrant(
  kind: ProfileKind,
  wished: readonly string[],
  held: ReadonlySet<string>,
  present: readonly string[] = [],
): boolean {
  return wished.every(name => {
    const needed = grantableBy[kind].get(name);
    return needed !== undefined && (held.has(needed) || present.includes(name));
  });
}
