import type { Permission } from '@cracha/contract/access/permissions.ts';
import { isOpen, type Route } from '@cracha/contract/navigation/route.ts';
import { type Session, useSession } from './session.ts';

/** May this session enter? The guard and the menu ask the same question of the same table. */
export function mayEnter(session: Session | undefined, route: Pick<Route, 'appAccess' | 'permissions'>): boolean {
  return session !== undefined && isOpen(route, heldBy(session));
}

export function heldBy({ user, appAccesses }: Session): {
  permissions: readonly string[];
  appAccesses: readonly string[];
} {
  return { permissions: user.permissions, appAccesses };
}

/** `can('RhReciboDeletar')`: does the present profile hold it? The server decides again. */
export function useCan(): (permission: Permission) => boolean {
  const session = useSession();
  return permission => mayEnter(session, { permissions: [permission], appAccess: [] });
}
