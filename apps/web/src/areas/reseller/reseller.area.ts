import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { resellerRoutes } from '@cracha/contract/navigation/reseller.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'revendedor',
  routes: resellerRoutes,
  groups: menuGroups.reseller,
  screens: ownScreens('reseller'),
});
