import { permissionTable } from '@cracha/contract/access/permissions.ts';

export type ProfileKind = 'RH' | 'GESTOR';

/** A manager's permission whose function HR knows by another name. */
const hrFunctions: Record<string, string> = { EspelhoAprovacao: 'EspelhoPonto' };

/** Every permission of a kind of profile, with the one of HR that lets it be given. */
const grantableBy: Record<ProfileKind, ReadonlyMap<string, string>> = {
  RH: new Map(namesOf('Rh').map(({ name }) => [name, name])),
  GESTOR: new Map(namesOf('Gestor').map(({ name, fn, action }) => [name, `Rh${hrFunctions[fn] ?? fn}${action}`])),
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

function namesOf(area: 'Rh' | 'Gestor'): { name: string; fn: string; action: string }[] {
  const functions: Record<string, readonly string[]> = permissionTable[area];
  return Object.entries(functions).flatMap(([fn, actions]) =>
    actions.map(action => ({ name: `${area}${fn}${action}`, fn, action })),
  );
}
