import { financeRoutes } from '@cracha/contract/navigation/finance.ts';
import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'financeiro',
  routes: financeRoutes,
  groups: menuGroups.finance,
  screens: ownScreens('finance'),
});
