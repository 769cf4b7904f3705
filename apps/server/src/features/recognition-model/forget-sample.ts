import type pg from 'pg';
import type { FileStore } from '#kernel/files/file-store.ts';
import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import { isFileNamed } from './forget-sample.queries.ts';
import { forgetSample } from './model.jobs.ts';

export interface SampleServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'remove'>;
}

export function recognitionModelJobs(services: SampleServices): JobHandler[] {
  return [handles(forgetSample, ({ sha256 }) => forgetSampleFile(services, sha256))];
}

/** Takes the bytes out of the store where no row of any tenant names them any more. */
async function forgetSampleFile({ pool, files }: SampleServices, sha256: string): Promise<void> {
  if (!(await isFileNamed(pool, sha256))) await files.remove(sha256);
}
