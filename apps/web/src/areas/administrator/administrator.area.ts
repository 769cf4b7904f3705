import { administratorGroups, administratorRoutes } from '@cracha/contract/navigation/administrator.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'financeiro',
  routes: administratorRoutes,
  groups: administratorGroups,
  screens: ownScreens('administrator'),
});
