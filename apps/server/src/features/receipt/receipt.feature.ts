import { expireBatches, prepareBatch } from './batch-download.jobs.ts';
import { batchDownloadRoutes } from './batch-download.routes.ts';
import { batchJobs } from './batch-prepare.ts';
import { benefitRoutes } from './benefit.routes.ts';
import { filedDocumentRoutes } from './filed-document.routes.ts';
import { incomeProofRoutes } from './income-proof.routes.ts';
import { incomeStatementRoutes } from './income-statement.routes.ts';
import { payDayRoutes } from './pay-day.routes.ts';
import { phoneCopyRoutes } from './phone-copy.routes.ts';
import { receiptJobs, receiptMail } from './receipt.jobs.ts';
import { receiptRoutes } from './receipt.routes.ts';
import { disputeRoutes } from './receipt-dispute.routes.ts';
import { typedReceiptRoutes } from './receipt-typed.routes.ts';
import { withholdingRoutes } from './receipt-withholding.routes.ts';
import { restoreReceipt } from './restore-receipt.ts';

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
  restores: () => ({ receipt: restoreReceipt }),
};
