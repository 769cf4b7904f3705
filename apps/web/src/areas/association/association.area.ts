import { associationGroups, associationRoutes } from '@cracha/contract/navigation/association.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'assemat',
  routes: associationRoutes,
  groups: associationGroups,
  screens: ownScreens('association'),
});
