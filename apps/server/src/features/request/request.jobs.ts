import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

/** Applies what an approved request brings about. A request that has its effect is left alone. */
export const applyRequest = defineJob({
  name: 'request-effect',
  data: z.extend(causer, { requestId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 120,
});

/** Deadlines that come near or are over. A person hears once a day, and of a late request once. */
export const requestReminders = defineJob({
  name: 'request-reminders',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '7 * * * *',
});

/** Ends what nobody has to do anything with any more. What is ended stays as it is. */
export const requestFinish = defineJob({
  name: 'request-finish',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '40 4 * * *',
});

/** Takes away what was begun and not sent for thirty days. What is gone is gone. */
export const draftExpiry = defineJob({
  name: 'draft-expiry',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '50 4 * * *',
});
