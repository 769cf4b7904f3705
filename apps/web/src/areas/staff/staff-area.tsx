import type { AreaModule } from '../base/area.ts';
import { StaffShell } from './StaffShell.tsx';
import type { StaffArea } from './staff.ts';

/** An area in the staff's frame: its rows of the navigation, the names of their groups, its screens. */
export function staffArea({ screens, ...area }: Omit<StaffArea, 'path'> & Pick<AreaModule, 'screens'>): AreaModule {
  return {
    routes: area.routes,
    screens,
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each area, as its module is loaded
    Shell: ({ route, children }) => (
      <StaffShell {...area} path={route.path}>
        {children}
      </StaffShell>
    ),
  };
}
