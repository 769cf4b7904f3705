import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

/** One message to a signer without a user. Sealed: its link opens the document. What was sent is not sent again. */
export const signerMessage = defineJob({
  name: 'signer-message',
  data: z.extend(causer, { messageId: z.uuid(), sealed: z.string() }),
  retries: 8,
  timeoutSeconds: 60,
});

/** Somebody asked for an entry code; whether the link is known is found out here, so that the answer takes the same time. */
export const signerEntry = defineJob({
  name: 'signer-entry',
  data: z.object({ sealed: z.string() }),
  retries: 3,
  timeoutSeconds: 60,
});

/** Ends what ran out, and reminds at half the time, three days and a day before. What was told today is not told again. */
export const signatureDeadlines = defineJob({
  name: 'signature-deadlines',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  every: '*/10 * * * *',
});
