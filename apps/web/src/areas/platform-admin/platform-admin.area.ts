import { platformAdminRoutes } from '@cracha/contract/navigation/platform-admin.ts';
import type { AreaModule } from '../area.ts';
import { PlatformAdminShell } from './PlatformAdminShell.tsx';

export const area: AreaModule = {
  routes: platformAdminRoutes,
  Shell: PlatformAdminShell,
  screens: {
    'platform-admin-users': () => import('#features/access-profile/platform-admin-users.screen.tsx'),
  },
};
