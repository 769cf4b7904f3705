import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { platformAdminRoutes } from '@cracha/contract/navigation/platform-admin.ts';
import { accountScreen } from '../account-screen.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'admin',
  routes: platformAdminRoutes,
  groups: menuGroups['platform-admin'],
  screens: {
    ...accountScreen('platform-admin'),
    'platform-admin-support': () => import('#features/identity/platform-admin-support.screen.tsx'),
    'platform-admin-users': () => import('#features/access-profile/platform-admin-users.screen.tsx'),
  },
});
