import { appAccesses } from '@cracha/contract/access/app-accesses.ts';

export function isAppAccess(key: string): boolean {
  return Object.hasOwn(appAccesses, key);
}

/** Off may be said of everything; on only of what a module of the plan grants. */
export function maySwitch(key: string, on: boolean, granted: ReadonlySet<string>): boolean {
  return !on || granted.has(key);
}
