import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

export const kitPapersData = z.extend(causer, { kitId: z.uuid() });
export type KitPapersJob = z.output<typeof kitPapersData>;

/** Makes the papers of a kit's models one by one: a paper and its item are one transaction, so that none is made twice. */
export const kitPapers = defineJob({
  name: 'kit-papers',
  data: kitPapersData,
  retries: 5,
  timeoutSeconds: 900,
  atOnce: 2,
});

/** Reopens papers that expired, reminds workers, and tells of kits that are complete. Each is told once a day, or once. */
export const paperReminders = defineJob({
  name: 'paper-reminders',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '10 9 * * *',
});
