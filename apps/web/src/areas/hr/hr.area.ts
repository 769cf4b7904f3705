import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { ownScreens } from '../own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

export const area = staffArea({
  profile: 'rh',
  routes: hrRoutes,
  groups: menuGroups.hr,
  screens: {
    'hr-access-letters': () => import('#features/identity/hr-access-letters.screen.tsx'),
    'hr-companies': () => import('./HrCompanies.tsx'),
    'hr-announcements': () => import('#features/announcement/hr-announcements.screen.tsx'),
    'hr-record-history': () => import('./HrRecordHistory.tsx'),
    'hr-deletion-history': () => import('#features/history/deletion-history.screen.tsx'),
    'hr-home': () => import('#features/receipt/hr-home.screen.tsx'),
    'hr-disputes': () => import('#features/receipt/hr-disputes.screen.tsx'),
    'hr-new-receipt': () => import('#features/receipt/hr-new-receipt.screen.tsx'),
    'hr-profiles-and-approvals': () => import('#features/access-profile/hr-profiles-and-approvals.screen.tsx'),
    'hr-batch-download': () => import('#features/receipt/hr-batch-download.screen.tsx'),
    'hr-receipts': () => import('#features/receipt/hr-receipts.screen.tsx'),
    'hr-benefits': () => import('#features/receipt/hr-benefits.screen.tsx'),
    'hr-benefit': () => import('#features/receipt/hr-benefit.screen.tsx'),
    'hr-new-benefit': () => import('#features/receipt/hr-new-benefit.screen.tsx'),
    'hr-income-statements': () => import('#features/receipt/hr-income-statements.screen.tsx'),
    'hr-imports': () => import('#features/import/hr-imports.screen.tsx'),
    'hr-import-review': () => import('#features/import/hr-import-review.screen.tsx'),
    'hr-import-release': () => import('#features/import/hr-import-release.screen.tsx'),
    'hr-privacy-requests': () => import('#features/identity/hr-privacy-requests.screen.tsx'),
    'hr-managers': () => import('#features/access-profile/managers.screen.tsx'),
    'hr-org-chart': () => import('#features/org-chart/org-chart.screen.tsx'),
    'hr-registry': () => import('#features/worker/hr-registry.screen.tsx'),
    'hr-employee-documents': () => import('./HrFolders.tsx'),
    'hr-rubrics': () => import('#features/import/hr-rubrics.screen.tsx'),
    'hr-timesheets': () => import('./HrMirrors.tsx'),
    'hr-workers': () => import('#features/worker/hr-workers.screen.tsx'),
    ...ownScreens('hr'),
  },
});
