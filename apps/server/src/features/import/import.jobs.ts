import * as z from 'zod/mini';
import { causer, defineJob } from '#kernel/jobs/job.ts';

const ofImport = z.extend(causer, { importId: z.uuid() });

/** Reads a file that was sent. Begun anew after a crash: what a broken try stored is forgotten first. */
export const readImport = defineJob({ name: 'import-read', data: ofImport, retries: 3, timeoutSeconds: 3600 });

/** Publishes the clean documents of an import, in batches; each document once, however often it runs. */
export const publishImport = defineJob({ name: 'import-publish', data: ofImport, retries: 8, timeoutSeconds: 1800 });
