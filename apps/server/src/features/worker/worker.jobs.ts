import type pg from 'pg';
import * as z from 'zod/mini';
import { forgetKind, forgets } from '#core/file/forget-file.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { applyDueBankChanges } from './bank/bank-change.queries.ts';
import { applyAllDueTransfers } from './company-transfer.queries.ts';
import { applyAllDueChanges } from './worker-change.queries.ts';

/** Puts into the records what holds since today; just after midnight in Brasília, and twice more where a process was down. */
export const dueChanges = defineJob({
  name: 'worker-due-changes',
  data: z.object({}),
  retries: 5,
  timeoutSeconds: 600,
  every: '5 0,1,6 * * *',
});

/** Brings to effect the accounts that have waited their time. */
export const dueBankChanges = defineJob({
  name: 'worker-due-bank-changes',
  data: z.object({}),
  retries: 5,
  timeoutSeconds: 600,
  every: '*/5 * * * *',
});

/** A photo that HR took away or replaced leaves the store, unless another row names the same bytes. */
export const forgetPhoto = forgetKind('worker-photo-forget');

export function workerJobs(services: { pool: pg.Pool; files: Pick<FileStore, 'remove'> }): JobHandler[] {
  const { pool } = services;
  return [
    handles(dueChanges, async () => {
      await applyAllDueChanges(pool);
      await applyAllDueTransfers(pool);
    }),
    handles(dueBankChanges, () => applyDueBankChanges(pool)),
    forgets(forgetPhoto, services, 'a photo of a worker that HR took away: does anybody else name it'),
  ];
}
