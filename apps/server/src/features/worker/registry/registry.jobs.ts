import * as z from 'zod/mini';
import { type Causer, causer, defineJob } from '#kernel/jobs/job.ts';

export type RegistryJob = Causer & { importId: string };

const ofImport = z.extend(causer, { importId: z.uuid() });

/** Reads a registry file into a dry run. Begun anew after a crash: what a broken try stored is forgotten first. */
export const readRegistry = defineJob({
  name: 'registry-read',
  data: ofImport,
  retries: 3,
  timeoutSeconds: 3600,
  atOnce: 2,
});

/** Applies a dry run in one transaction; killed anywhere, nothing of it is there, and it begins anew. */
export const applyRegistry = defineJob({
  name: 'registry-apply',
  data: ofImport,
  retries: 5,
  timeoutSeconds: 3600,
  atOnce: 2,
});

/** Puts back what an import changed, in one transaction. */
export const undoRegistry = defineJob({
  name: 'registry-undo',
  data: z.extend(ofImport, { justification: z.string() }),
  retries: 5,
  timeoutSeconds: 3600,
});
