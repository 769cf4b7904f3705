import type pg from 'pg';
import type { FileStore } from '#kernel/files/file-store.ts';
import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { savingMemory } from '#kernel/memory.ts';
import { applyRegistry, readRegistry, undoRegistry } from './registry.jobs.ts';
import { giveUpRegistry, readRegistryImport } from './registry-read.ts';
import { applyRegistryImport, giveUpApplying, keepApplied, undoRegistryImport } from './registry-write.ts';

export interface RegistryJobServices {
  pool: pg.Pool;
  files: Pick<FileStore, 'path'>;
  enqueue: Enqueue;
}

/** What the registry imports' jobs do, bound to the process. */
export function registryJobs({ pool, files, enqueue }: RegistryJobServices): JobHandler[] {
  return [
    handles(
      readRegistry,
      (job, signal) => savingMemory(() => readRegistryImport({ pool, files }, job, signal)),
      job => giveUpRegistry(pool, job),
    ),
    handles(
      applyRegistry,
      job => savingMemory(() => applyRegistryImport(pool, enqueue, job)),
      job => giveUpApplying(pool, job),
    ),
    handles(
      undoRegistry,
      job => savingMemory(() => undoRegistryImport(pool, job)),
      job => keepApplied(pool, job),
    ),
  ];
}
