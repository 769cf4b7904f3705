import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

const days = { from: z.iso.date(), until: z.nullable(z.iso.date()) };

/** Computes open mirrors of some people anew. Computing twice gives the same rows. */
export const recomputeMirrors = defineJob({
  name: 'clock-recompute',
  data: z.extend(causer, { employmentIds: z.array(z.uuid()), ...days }),
  retries: 5,
  timeoutSeconds: 600,
  atOnce: 2,
});

/** Days end: the mirrors of all companies whose days ended since they were computed last. Computing twice gives the same rows. */
export const endedDays = defineJob({
  name: 'clock-ended-days',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '20 * * * *',
});
