import { associationRoutes } from '@cracha/contract/navigation/association.ts';
import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'assemat',
  routes: associationRoutes,
  groups: menuGroups.association,
  screens: ownScreens('association'),
});
