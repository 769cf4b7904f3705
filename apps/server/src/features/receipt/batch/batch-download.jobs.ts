import * as z from 'zod/mini';
import { type Causer, causer, defineJob } from '#kernel/jobs/job.ts';

export type BatchJob = Causer & { batchId: string };

/** Prepares the files of a batch. Killed anywhere, it begins anew: what was cut is kept, and not cut again. */
export const prepareBatch = defineJob({
  name: 'batch-prepare',
  data: z.extend(causer, { batchId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 7200,
  atOnce: 2,
});

/** Every hour: the files of batches that have had their time go. */
export const expireBatches = defineJob({
  name: 'batch-expire',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 600,
  every: '37 * * * *',
});
