import { expireBatches, prepareBatch } from './batch/batch-download.jobs.ts';
import { batchDownloadRoutes } from './batch/batch-download.routes.ts';
import { batchJobs } from './batch/batch-prepare.ts';
import { benefitRoutes } from './benefit/benefit.routes.ts';
import { disputeRoutes } from './dispute/receipt-dispute.routes.ts';
import { filedDocumentRoutes } from './filed/filed-document.routes.ts';
import { payDayRoutes } from './payday/pay-day.routes.ts';
import { withholdingRoutes } from './payday/receipt-withholding.routes.ts';
import { phoneCopyRoutes } from './phone-copy.routes.ts';
import { incomeProofRoutes } from './proof/income-proof.routes.ts';
import { receiptJobs, receiptMail } from './receipt.jobs.ts';
import { receiptRoutes } from './receipt.routes.ts';
import { restoreReceipt } from './restore-receipt.ts';
import { incomeStatementRoutes } from './statement/income-statement.routes.ts';
import { typedReceiptRoutes } from './typed/receipt-typed.routes.ts';

type Services = Parameters<typeof receiptRoutes>[0] &
  Parameters<typeof batchDownloadRoutes>[0] &
  Parameters<typeof incomeProofRoutes>[0];
type JobServices = Parameters<typeof batchJobs>[0] & Parameters<typeof receiptJobs>[0];

export const receiptFeature = {
  routes: (services: Services) => [
    disputeRoutes(),
    payDayRoutes(),
    withholdingRoutes(),
    typedReceiptRoutes(services),
    batchDownloadRoutes(services),
    benefitRoutes(services),
    incomeProofRoutes(services),
    incomeStatementRoutes(services),
    filedDocumentRoutes(services),
    phoneCopyRoutes(services),
    receiptRoutes(services),
  ],
  jobKinds: [receiptMail, prepareBatch, expireBatches],
  jobs: (services: JobServices) => [...batchJobs(services), ...receiptJobs(services)],
  restores: () => ({ receipt: { restore: restoreReceipt } }),
};
