import { batchData } from '#core/batch/batch.ts';
import { defineJob } from '#kernel/jobs/job.ts';

/** Decides many one by one, each in a transaction that settles its item: what was done stays done when it begins anew. */
export const decideBatch = defineJob({
  name: 'clock-batch',
  data: batchData,
  retries: 5,
  timeoutSeconds: 3600,
  atOnce: 2,
});
