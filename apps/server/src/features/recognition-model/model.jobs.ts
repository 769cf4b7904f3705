import type pg from 'pg';
import { forgetKind, forgets } from '#core/file/forget-file.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { JobHandler } from '#kernel/jobs/job.ts';

/** A deleted model's sample leaves the store, unless another row names the same bytes. */
export const forgetSample = forgetKind('model-sample-forget');

export function recognitionModelJobs(services: { pool: pg.Pool; files: Pick<FileStore, 'remove'> }): JobHandler[] {
  return [forgets(forgetSample, services, 'a deleted recognition model: does anybody else name its sample')];
}
