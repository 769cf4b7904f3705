import type pg from 'pg';
import * as z from 'zod/mini';
import { queriesOn } from '#kernel/database/transaction.ts';
import { defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { applyDueChanges } from './worker-change.queries.ts';

/** Puts into the records what holds since today; just after midnight in Brasília, and twice more where a process was down. */
export const dueChanges = defineJob({
  name: 'worker-due-changes',
  data: z.object({}),
  retries: 5,
  timeoutSeconds: 600,
  every: '5 0,1,6 * * *',
});

export function workerJobs({ pool }: { pool: pg.Pool }): JobHandler[] {
  return [
    handles(dueChanges, async () => {
      const client = await pool.connect();
      try {
        await applyDueChanges(queriesOn(client), null);
      } finally {
        client.release();
      }
    }),
  ];
}
