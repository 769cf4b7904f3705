import { managerGroups, managerRoutes } from '@cracha/contract/navigation/manager.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

const requests = () => import('../staff/StaffRequests.tsx');

export const area = staffArea({
  profile: 'gestor',
  routes: managerRoutes,
  groups: managerGroups,
  screens: {
    'manager-vacations': requests,
    'manager-companies': () => import('#features/company/companies.screen.tsx'),
    'manager-workers': () => import('#features/worker/manager-workers.screen.tsx'),
    'manager-managers': () => import('#features/access-profile/managers/managers.screen.tsx'),
    'manager-org-chart': () => import('#features/org-chart/org-chart.screen.tsx'),
    'manager-announcements': () => import('#features/announcement/manager-announcements.screen.tsx'),
    'manager-home': () => import('./home/manager-home.screen.tsx'),
    'manager-receipts': () => import('#features/receipt/staff/manager-receipts.screen.tsx'),
    'manager-benefits': () => import('#features/receipt/benefit/manager-benefits.screen.tsx'),
    'manager-benefit': () => import('#features/receipt/benefit/manager-benefit.screen.tsx'),
    'manager-receipt': () => import('#features/receipt/staff/manager-receipt.screen.tsx'),
    'manager-timesheets': () => import('#features/time-clock/mirror/staff/staff-timesheets.screen.tsx'),
    'manager-timesheet': () => import('./ManagerTimesheet.tsx'),
    'manager-payroll-clock-timesheets': () =>
      import('#features/time-clock/mirror/staff/staff-payroll-timesheets.screen.tsx'),
    'manager-payroll-clock-timesheet': () => import('./ManagerTimesheet.tsx'),
    'manager-payroll-clock-timesheet-approval': () =>
      import('#features/time-clock/mirror/staff/manager-payroll-clock-timesheet-approval.screen.tsx'),
    'manager-payroll-clock-justifications': () =>
      import('#features/time-clock/justification/staff/staff-justifications.screen.tsx'),
    'manager-payroll-clock-justification-batches': () =>
      import('#features/time-clock/justification/staff/staff-justification-lots.screen.tsx'),
    'manager-clock-bank': () => import('#features/time-clock/bank/staff-clock-bank.screen.tsx'),
    'manager-payroll-clock-menu': () => import('#features/time-clock/manager-payroll-clock-menu.screen.tsx'),
    'manager-documents': () => import('../staff/StaffDocuments.tsx'),
    'manager-my-model': () => import('#features/template/making/staff-my-model.screen.tsx'),
    'manager-my-model-admission': () => import('#features/kit/staff/staff-kits.screen.tsx'),
    'manager-my-model-termination': () => import('#features/kit/staff/staff-kits.screen.tsx'),
    'manager-online-admission': () => import('#features/admission/manager-online-admission.screen.tsx'),
    'manager-requests': requests,
    ...ownScreens('manager'),
  },
});
