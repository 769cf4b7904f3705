import { batchData } from '#core/batch/batch.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** Decides many requests one by one, each in a transaction that settles its item: what was done stays done when it begins anew. */
export const decideRequests = defineJob({
  name: 'request-batch',
  data: batchData,
  retries: 5,
  timeoutSeconds: 1800,
  atOnce: 2,
});
