import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

/** Makes the plain PDF that people read and that is sealed. Made twice it has the same bytes, and the second changes nothing. */
export const documentPrepare = defineJob({
  name: 'document-prepare',
  data: z.extend(causer, { requestId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 300,
  atOnce: 2,
});

/** Seals what everybody has signed. It changes nothing where the request is not sealing any more: done twice it is done once. */
export const documentSeal = defineJob({
  name: 'signature-seal',
  data: z.extend(causer, { requestId: z.uuid() }),
  retries: 0,
  timeoutSeconds: 300,
  atOnce: 2,
});

/** Finds each minute what is prepared or sealed by no job any more, and what is due for another try. */
export const signatureSweep = defineJob({
  name: 'signature-sweep',
  data: z.object({}),
  retries: 0,
  timeoutSeconds: 300,
  every: '* * * * *',
});
