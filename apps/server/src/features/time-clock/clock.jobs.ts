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

/** Deadlines and lots of the bank that come near. Each reminder has a cause of its own, which is told once. */
export const clockReminders = defineJob({
  name: 'clock-reminders',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '10 * * * *',
});

/** Takes what is to be mailed, each once. */
export const clockMails = defineJob({
  name: 'clock-mails',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  every: '*/5 * * * *',
});

/** One mail. Sent twice where the process dies between the sending and its end: better than never. */
export const clockMail = defineJob({
  name: 'clock-mail',
  data: z.extend(causer, { noticeId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 60,
  atOnce: 2,
});

/** Exits that are missing a quarter of an hour after the end of somebody's hours. Told once a person and day. */
export const missingExits = defineJob({
  name: 'clock-missing-exits',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 540,
  every: '*/10 * * * *',
});

/** Days end: the mirrors of all companies whose days ended since they were computed last. Computing twice gives the same rows. */
export const endedDays = defineJob({
  name: 'clock-ended-days',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '*/10 * * * *',
});

/** Copies a company's months from its payroll clock. Copying twice gives the same rows. */
export const syncClock = defineJob({
  name: 'clock-sync',
  data: z.extend(causer, { companyId: z.uuid() }),
  retries: 2,
  timeoutSeconds: 3600,
  atOnce: 2,
});

/** Copies of all companies with a payroll clock, nobody having opened one. */
export const syncClocks = defineJob({
  name: 'clock-sync-all',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 3600,
  every: '*/10 * * * *',
});

/** Tells payroll clocks what was decided in an access group. An act told twice has the same key, and its effect once. */
export const sendOutbox = defineJob({
  name: 'clock-outbox',
  data: causer,
  retries: 2,
  timeoutSeconds: 1800,
  atOnce: 2,
});

/** What waits for a payroll clock and is due, whoever caused it. */
export const sendOutboxes = defineJob({
  name: 'clock-outbox-all',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 1800,
  every: '* * * * *',
});
