import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import type { ReactNode } from 'react';
import { StaffShell } from '../staff/StaffShell.tsx';

export function HrShell({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <StaffShell profile="rh" routes={hrRoutes} groups={menuGroups.hr} path={route.path}>
      {children}
    </StaffShell>
  );
}
