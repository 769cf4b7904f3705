import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import type { AreaModule } from '../area.ts';
import { HrShell } from './HrShell.tsx';

export const area: AreaModule = {
  routes: hrRoutes,
  Shell: HrShell,
  screens: {
    'hr-access-letters': () => import('#features/identity/hr-access-letters.screen.tsx'),
    'hr-home': () => import('#features/receipt/hr-home.screen.tsx'),
    'hr-disputes': () => import('#features/receipt/hr-disputes.screen.tsx'),
    'hr-new-receipt': () => import('#features/receipt/hr-new-receipt.screen.tsx'),
    'hr-receipts': () => import('#features/receipt/hr-receipts.screen.tsx'),
    'hr-imports': () => import('#features/import/hr-imports.screen.tsx'),
    'hr-import-review': () => import('#features/import/hr-import-review.screen.tsx'),
    'hr-import-release': () => import('#features/import/hr-import-release.screen.tsx'),
  },
};
