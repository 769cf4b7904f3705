import { administratorRoutes } from '@cracha/contract/navigation/administrator.ts';
import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'financeiro',
  routes: administratorRoutes,
  groups: menuGroups.administrator,
  screens: ownScreens('administrator'),
});
