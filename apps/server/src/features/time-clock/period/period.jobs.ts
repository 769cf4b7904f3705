import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

/** Closes or reopens mirrors one by one; an item is settled once, so a try that begins anew goes on where the former stopped. */
export const settleClosing = defineJob({
  name: 'clock-close',
  data: z.extend(causer, { closingId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 3600,
  atOnce: 2,
});
