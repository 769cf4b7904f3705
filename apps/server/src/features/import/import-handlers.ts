import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import { endRuleChange, publishImport, readImport } from './import.jobs.ts';
import { type ImportListeners, publishCleanDocuments } from './publish-import.ts';
import { giveUpReading, type ReadingServices, readImportFile } from './read-import.ts';
import { endOverdueChange } from './release/rule-change.ts';

export interface ImportJobServices extends ReadingServices {
  listeners: ImportListeners;
}

/** What the import's jobs do, bound to the process. */
export function importJobs({ pool, files, enqueue, countPages, listeners }: ImportJobServices): JobHandler[] {
  return [
    handles(
      readImport,
      (job, signal) => readImportFile({ pool, files, enqueue, countPages }, job, signal),
      job => giveUpReading(pool, job),
    ),
    handles(publishImport, (job, signal) => publishCleanDocuments(pool, job, listeners, signal)),
    handles(endRuleChange, job => endOverdueChange(pool, job)),
  ];
}
