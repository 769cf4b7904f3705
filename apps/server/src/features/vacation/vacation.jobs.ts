import * as z from 'zod/mini';
import { type Causer, causer, defineJob } from '#kernel/jobs/job.ts';

/** Computes balances that changed or that time alone changes. Computing twice gives the same rows. */
export const recomputeVacations = defineJob({
  name: 'vacation-recompute',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '*/5 * * * *',
});

export type OpeningJob = Causer & { fileId: string };

/**
 * Reads where counting begins for many. Killed anywhere it goes on behind the last line that is kept: a line is kept in the transaction
 * of what it says.
 */
export const readOpenings = defineJob({
  name: 'vacation-openings',
  data: z.extend(causer, { fileId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 3600,
});
