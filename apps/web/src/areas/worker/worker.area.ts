import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import type { AreaModule } from '../base/area.ts';
import { ownScreens } from '../frame/own-screens.ts';
import { WorkerShell } from './WorkerShell.tsx';

// all or one, of every origin or of the payroll clock alone: the screen reads it from its address
const timesheets = () => import('./WorkerTimesheets.tsx');
const kits = () => import('#features/kit/own/worker-kits.screen.tsx');
const requests = () => import('./WorkerRequests.tsx');

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
    'worker-sent-documents': () => import('#features/document/own/worker-sent-documents.screen.tsx'),
    'worker-my-model-admission': kits,
    'worker-my-model-termination': kits,
    'worker-my-model-pending-documents': kits,
    'worker-required-signer': () => import('#features/document/sending/worker-required-signer.screen.tsx'),
    'worker-punch': () => import('./WorkerPunch.tsx'),
    'worker-punch-corrections': () => import('./WorkerPunchCorrections.tsx'),
    'worker-timesheets': timesheets,
    'worker-timesheet': timesheets,
    'worker-payroll-clock-timesheets': timesheets,
    'worker-payroll-clock-timesheet': timesheets,
    'worker-service-desk': () => import('#features/desk/worker-service-desk.screen.tsx'),
    'worker-talk-to-hr': () => import('./WorkerTalkToHr.tsx'),
    'worker-bank': () => import('#features/worker/bank/worker-bank.screen.tsx'),
    'worker-requests': requests,
    'worker-new-request': requests,
    'worker-request': requests,
    ...ownScreens('worker'),
  },
};
