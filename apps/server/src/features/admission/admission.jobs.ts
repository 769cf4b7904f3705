import * as z from 'zod/mini';
import { forgetKind } from '#core/file/forget-file.ts';
import { causer, defineJob } from '#kernel/jobs/job.ts';

/** One message to a candidate. Sealed: its link opens the admission. An invitation that was sent is not sent again, a code may be. */
export const candidateMessage = defineJob({
  name: 'candidate-message',
  data: z.extend(causer, { admissionId: z.uuid(), sealed: z.string() }),
  retries: 8,
  timeoutSeconds: 60,
});

/** Somebody asked for an entry code; whether the link is known is found out here, so that the answer takes the same time. */
export const candidateEntry = defineJob({
  name: 'candidate-entry',
  data: z.object({ sealed: z.string() }),
  retries: 3,
  timeoutSeconds: 60,
});

/** Ends admissions whose day is over. What is over is over. */
export const admissionExpire = defineJob({
  name: 'admission-expire',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '12 * * * *',
});

/** Erases candidates who were not hired, six months later. What is gone is gone. */
export const candidateErase = defineJob({
  name: 'candidate-erase',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 1800,
  every: '50 3 * * *',
});

/** Their bytes leave the store, unless a row names the same ones. */
export const forgetPaper = forgetKind('admission-forget');
