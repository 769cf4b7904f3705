import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import type { AreaModule } from '../base/area.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { WorkerShell } from './WorkerShell.tsx';

export const area: AreaModule = {
  routes: workerRoutes,
  Shell: WorkerShell,
  screens: {
    'worker-announcements': () => import('#features/announcement/worker-announcements.screen.tsx'),
    'worker-home': () => import('./home/worker-home.screen.tsx'),
    'worker-receipts': () => import('#features/receipt/payslip/worker-receipts.screen.tsx'),
    'worker-why': () => import('#features/receipt/why/worker-why.screen.tsx'),
    'worker-receipt': () => import('#features/receipt/payslip/worker-receipt.screen.tsx'),
    'worker-income-proof': () => import('#features/receipt/proof/worker-income-proof.screen.tsx'),
    'worker-pay-menu': () => import('./home/worker-pay-menu.screen.tsx'),
    'worker-benefits': () => import('#features/receipt/benefit/worker-benefits.screen.tsx'),
    'worker-benefit': () => import('#features/receipt/benefit/worker-benefit.screen.tsx'),
    'worker-income-statements': () => import('#features/receipt/statement/worker-income-statements.screen.tsx'),
    'worker-income-statement': () => import('#features/receipt/statement/worker-income-statement.screen.tsx'),
    'worker-received-documents': () => import('./WorkerDocuments.tsx'),
    'worker-timesheets': () => import('#features/time-clock/mirror/worker/worker-timesheets.screen.tsx'),
    'worker-timesheet': () => import('#features/time-clock/mirror/worker/worker-timesheet.screen.tsx'),
    'worker-payroll-clock-timesheets': () =>
      import('#features/time-clock/mirror/worker/worker-payroll-clock-timesheets.screen.tsx'),
    'worker-payroll-clock-timesheet': () =>
      import('#features/time-clock/mirror/worker/worker-payroll-clock-timesheet.screen.tsx'),
    'worker-bank': () => import('#features/worker/bank/worker-bank.screen.tsx'),
    ...ownScreens('worker'),
  },
};
