import * as z from 'zod/mini';
import { defineJob } from '#kernel/jobs/job.ts';

/** Computes balances that changed or that time alone changes. Computing twice gives the same rows. */
export const recomputeVacations = defineJob({
  name: 'vacation-recompute',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '*/5 * * * *',
});
