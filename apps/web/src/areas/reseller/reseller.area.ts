import { resellerGroups, resellerRoutes } from '@cracha/contract/navigation/reseller.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'revendedor',
  routes: resellerRoutes,
  groups: resellerGroups,
  screens: ownScreens('reseller'),
});
