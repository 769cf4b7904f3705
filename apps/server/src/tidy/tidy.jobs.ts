import type pg from 'pg';
import * as z from 'zod/mini';
import { defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { tidyUp } from './tidy.queries.ts';

/** Every hour: nothing that has had its time is kept longer. */
export const tidy = defineJob({
  name: 'tidy',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 600,
  every: '17 * * * *',
});

export function tidyJobs({ pool }: { pool: pg.Pool }): JobHandler[] {
  return [handles(tidy, () => tidyUp(pool))];
}
