import * as z from 'zod/mini';
import { type Causer, causer, defineJob } from '#kernel/jobs/job.ts';

export type ClockFileJob = Causer & { fileId: string };

const ofFile = z.extend(causer, { fileId: z.uuid() });

/**
 * Reads a clock's file. Killed anywhere it begins anew: a number of a clock is one punch, and what was found is written down again,
 * so that it ends with the same rows.
 */
export const importClock = defineJob({
  name: 'clock-afd-import',
  data: ofFile,
  retries: 5,
  timeoutSeconds: 14_400,
  atOnce: 2,
});

/** Makes a file to be handed out. Begun anew it makes the same one, and the first to end it counts. */
export const makeClock = defineJob({
  name: 'clock-file',
  data: ofFile,
  retries: 5,
  timeoutSeconds: 3600,
});
