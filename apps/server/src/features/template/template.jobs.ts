import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

export const makingData = z.extend(causer, { batchId: z.uuid(), profile: z.enum(['rh', 'gestor']) });
export type MakingJob = z.output<typeof makingData>;

/** Makes papers of a model one by one: each is made in the transaction that settles its row, so that none is made twice. */
export const templateBatch = defineJob({
  name: 'template-batch',
  data: makingData,
  retries: 5,
  timeoutSeconds: 3600,
  atOnce: 2,
});
