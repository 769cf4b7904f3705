import type pg from 'pg';
import type { FileStore } from '#kernel/files/file-store.ts';
import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import { whileUnnamed } from './forget-sample.queries.ts';
import { forgetSample } from './model.jobs.ts';

export interface SampleServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'remove'>;
}

/** Longer than from the first byte of an upload to the row that names it. */
const uploadMs = 60 * 60 * 1000;

/** When a sample that may not leave the store yet, because its bytes came anew, is looked at once more. */
export function secondLook(): Date {
  return new Date(Date.now() + uploadMs + 15 * 60 * 1000);
}

export function recognitionModelJobs(services: SampleServices): JobHandler[] {
  return [handles(forgetSample, ({ sha256 }) => forgetSampleFile(services, sha256))];
}

/**
 * Takes the bytes out of the store where no row of any tenant names them any more and nobody has sent the same ones lately: their
 * row may be on its way.
 */
async function forgetSampleFile({ pool, files }: SampleServices, sha256: string): Promise<void> {
  await whileUnnamed(pool, sha256, async () => {
    await files.remove(sha256, { putBefore: new Date(Date.now() - uploadMs) });
  });
}
