import { financeGroups, financeRoutes } from '@cracha/contract/navigation/finance.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'financeiro',
  routes: financeRoutes,
  groups: financeGroups,
  screens: ownScreens('finance'),
});
