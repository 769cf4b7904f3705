import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

/** Applies what an approved request brings about. A request that has its effect is left alone. */
export const applyRequest = defineJob({
  name: 'request-effect',
  data: z.extend(causer, { requestId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 120,
});
