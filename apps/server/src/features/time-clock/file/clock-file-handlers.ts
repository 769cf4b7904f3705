import type pg from 'pg';
import type { FileStore } from '#kernel/files/file-store.ts';
import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { savingMemory } from '#kernel/memory.ts';
import { importClock, makeClock } from './clock-file.jobs.ts';
import { giveUpClockFile, importClockFile } from './import-clock-file.ts';
import { makeFile } from './make-clock-file.ts';

export interface ClockFileServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'path' | 'put'>;
  enqueue: Enqueue;
}

/** What the jobs of clock files do, bound to the process. */
export function clockFileJobs(services: ClockFileServices): JobHandler[] {
  return [
    handles(
      importClock,
      (job, signal) => savingMemory(() => importClockFile(services, job, signal)),
      job => giveUpClockFile(services.pool, job),
    ),
    handles(
      makeClock,
      job => savingMemory(() => makeFile(services, job)),
      job => giveUpClockFile(services.pool, job),
    ),
  ];
}
