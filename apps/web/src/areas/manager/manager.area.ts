import { managerRoutes } from '@cracha/contract/navigation/manager.ts';
import type { AreaModule } from '../area.ts';
import { ManagerShell } from './ManagerShell.tsx';

export const area: AreaModule = {
  routes: managerRoutes,
  Shell: ManagerShell,
  screens: {
    'manager-home': () => import('#features/receipt/manager-home.screen.tsx'),
    'manager-receipts': () => import('#features/receipt/manager-receipts.screen.tsx'),
    'manager-receipt': () => import('#features/receipt/manager-receipt.screen.tsx'),
  },
};
