import { hrGroups, hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { staffArea } from '../staff/staff-area.tsx';

const requests = () => import('../staff/StaffRequests.tsx');

export const area = staffArea({
  profile: 'rh',
  routes: hrRoutes,
  groups: hrGroups,
  screens: {
    'hr-vacations': requests,
    'hr-desk': requests,
    'hr-request-settings': requests,
    'hr-access-letters': () => import('#features/identity/letters/hr-access-letters.screen.tsx'),
    'hr-companies': () => import('./HrCompanies.tsx'),
    'hr-announcements': () => import('#features/announcement/hr-announcements.screen.tsx'),
    'hr-record-history': () => import('./HrRecordHistory.tsx'),
    'hr-deletion-history': () => import('#features/history/deletion-history.screen.tsx'),
    'hr-home': () => import('./home/hr-home.screen.tsx'),
    'hr-disputes': () => import('#features/receipt/staff/hr-disputes.screen.tsx'),
    'hr-new-receipt': () => import('#features/receipt/typed/hr-new-receipt.screen.tsx'),
    'hr-profiles-and-approvals': () => import('#features/access-profile/hr-profiles-and-approvals.screen.tsx'),
    'hr-batch-download': () => import('#features/receipt/batch/hr-batch-download.screen.tsx'),
    'hr-receipts': () => import('#features/receipt/staff/hr-receipts.screen.tsx'),
    'hr-benefits': () => import('#features/receipt/benefit/hr-benefits.screen.tsx'),
    'hr-benefit': () => import('#features/receipt/benefit/hr-benefit.screen.tsx'),
    'hr-new-benefit': () => import('#features/receipt/typed/hr-new-benefit.screen.tsx'),
    'hr-income-statements': () => import('#features/receipt/statement/hr-income-statements.screen.tsx'),
    'hr-imports': () => import('#features/import/hr-imports.screen.tsx'),
    'hr-import-review': () => import('#features/import/review/hr-import-review.screen.tsx'),
    'hr-import-release': () => import('#features/import/release/hr-import-release.screen.tsx'),
    'hr-privacy-requests': () => import('#features/identity/privacy/hr-privacy-requests.screen.tsx'),
    'hr-managers': () => import('#features/access-profile/managers/managers.screen.tsx'),
    'hr-org-chart': () => import('#features/org-chart/org-chart.screen.tsx'),
    'hr-registry': () => import('#features/worker/registry/hr-registry.screen.tsx'),
    'hr-documents': () => import('#features/document/staff-documents.screen.tsx'),
    'hr-employee-documents': () => import('./HrFolders.tsx'),
    'hr-rubrics': () => import('#features/import/rubric/hr-rubrics.screen.tsx'),
    'hr-timesheets': () => import('#features/time-clock/mirror/staff/staff-timesheets.screen.tsx'),
    'hr-timesheet': () => import('./HrTimesheet.tsx'),
    'hr-payroll-clock-timesheets': () =>
      import('#features/time-clock/mirror/staff/staff-payroll-timesheets.screen.tsx'),
    'hr-payroll-clock-timesheet': () => import('./HrTimesheet.tsx'),
    'hr-payroll-clock-menu': () => import('#features/time-clock/hr-payroll-clock-menu.screen.tsx'),
    'hr-clock-bank': () => import('#features/time-clock/bank/staff-clock-bank.screen.tsx'),
    'hr-work-schedules': () => import('#features/time-clock/setup/hr-work-schedules.screen.tsx'),
    'hr-clock-rules': () => import('#features/time-clock/setup/hr-clock-rules.screen.tsx'),
    'hr-holidays': () => import('#features/time-clock/setup/hr-holidays.screen.tsx'),
    'hr-clock-integration': () => import('#features/time-clock/port/hr-clock-integration.screen.tsx'),
    'hr-clock-settings': () => import('#features/time-clock/setup/hr-clock-settings.screen.tsx'),
    'hr-clock-closing': () => import('#features/time-clock/period/hr-clock-closing.screen.tsx'),
    'hr-clock-devices': () => import('#features/time-clock/file/hr-clock-devices.screen.tsx'),
    'hr-clock-files': () => import('#features/time-clock/file/hr-clock-files.screen.tsx'),
    'hr-workers': () => import('#features/worker/hr-workers.screen.tsx'),
    'hr-payroll-clock-justifications': () =>
      import('#features/time-clock/justification/staff/staff-justifications.screen.tsx'),
    'hr-payroll-clock-justification-batches': () =>
      import('#features/time-clock/justification/staff/staff-justification-lots.screen.tsx'),
    'hr-payroll-queue': requests,
    'hr-requests': requests,
    ...ownScreens('hr'),
  },
});
