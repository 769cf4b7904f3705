import type { JobKind } from '#kernel/jobs/job.ts';
import { publishImport, readImport } from '#features/import/import.jobs.ts';

/** Every kind of job of the product: their queues are made when the database is migrated. */
export const jobKinds: readonly JobKind[] = [readImport, publishImport];
