import { managerRoutes } from '@cracha/contract/navigation/manager.ts';
import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import type { ReactNode } from 'react';
import { StaffShell } from '../staff/StaffShell.tsx';

export function ManagerShell({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <StaffShell profile="gestor" routes={managerRoutes} groups={menuGroups.manager} path={route.path}>
      {children}
    </StaffShell>
  );
}
