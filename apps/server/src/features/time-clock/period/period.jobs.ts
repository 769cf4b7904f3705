import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

/** Opens the period that begins, company by company. One that stands is not opened again. */
export const openPeriods = defineJob({
  name: 'clock-open-periods',
  data: z.object({}),
  retries: 5,
  timeoutSeconds: 1800,
  every: '30 3 * * *',
});

/** Closes or reopens mirrors one by one; an item is settled once, so a try that begins anew goes on where the former stopped. */
export const settleClosing = defineJob({
  name: 'clock-close',
  data: z.extend(causer, { closingId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 3600,
  atOnce: 2,
});
