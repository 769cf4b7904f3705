import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { platformAdminRoutes } from '@cracha/contract/navigation/platform-admin.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import type { ReactNode } from 'react';
import { StaffShell } from '../staff/StaffShell.tsx';

export function PlatformAdminShell({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <StaffShell profile="admin" routes={platformAdminRoutes} groups={menuGroups['platform-admin']} path={route.path}>
      {children}
    </StaffShell>
  );
}
