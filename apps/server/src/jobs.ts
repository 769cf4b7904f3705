import { dueAnnouncementsJob } from '#features/announcement/announcement.jobs.ts';
import { identityMessage, identityRecovery } from '#features/identity/identity-messages.ts';
import { publishImport, readImport } from '#features/import/import.jobs.ts';
import { expireBatches, prepareBatch } from '#features/receipt/batch-download.jobs.ts';
import { receiptMail } from '#features/receipt/receipt.jobs.ts';
import { forgetSample } from '#features/recognition-model/model.jobs.ts';
import { applyRegistry, readRegistry, undoRegistry } from '#features/worker/registry.jobs.ts';
import { dueBankChanges, dueChanges, forgetPhoto } from '#features/worker/worker.jobs.ts';
import type { JobKind } from '#kernel/jobs/job.ts';
import { tidy } from './tidy/tidy.jobs.ts';

/** Every kind of job of the product: their queues are made when the database is migrated. */
export const jobKinds: readonly JobKind[] = [
  readImport,
  publishImport,
  receiptMail,
  identityMessage,
  identityRecovery,
  tidy,
  dueChanges,
  dueBankChanges,
  readRegistry,
  applyRegistry,
  undoRegistry,
  dueAnnouncementsJob,
  prepareBatch,
  expireBatches,
  forgetSample,
  forgetPhoto,
];
