import * as z from 'zod/mini';
import { causer, defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { type ImportListeners, publishCleanDocuments } from './publish-import.ts';
import { giveUpReading, type ReadingServices, readImportFile } from './read-import.ts';

const ofImport = z.extend(causer, { importId: z.uuid() });

/** Reads a file that was sent. Begun anew after a crash: what a broken try stored is forgotten first. */
export const readImport = defineJob({ name: 'import-read', data: ofImport, retries: 3, timeoutSeconds: 3600 });

/** Publishes the clean documents of an import, in batches; each document once, however often it runs. */
export const publishImport = defineJob({ name: 'import-publish', data: ofImport, retries: 8, timeoutSeconds: 1800 });

export interface ImportJobServices extends ReadingServices {
  publish: ImportListeners['publish'];
}

/** What the import's jobs do, bound to the process. */
export function importJobs({ pool, files, publish }: ImportJobServices): JobHandler[] {
  return [
    handles(
      readImport,
      (job, signal) => readImportFile({ pool, files }, job, signal),
      job => giveUpReading({ pool, files }, job),
    ),
    handles(publishImport, (job, signal) => publishCleanDocuments(pool, job, { publish }, signal)),
  ];
}
