import * as z from 'zod/mini';
import { defineJob } from '#kernel/jobs/job.ts';

/** A deleted model's sample leaves the store, unless another row names the same bytes. */
export const forgetSample = defineJob({
  name: 'model-sample-forget',
  data: z.object({ sha256: z.string() }),
  retries: 5,
  timeoutSeconds: 60,
});
