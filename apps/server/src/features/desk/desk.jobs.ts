import type pg from 'pg';
import * as z from 'zod/mini';
import { causer, defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { closeOver, recountGroup, tellLate } from './recount.ts';

/** Tells what is past its due time. A ticket keeps that it was told, so twice tells once. */
export const deskDue = defineJob({
  name: 'desk-due',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '*/5 * * * *',
});

/** Ends what was solved long enough ago. What has ended is found no more. */
export const deskClose = defineJob({
  name: 'desk-close',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '*/10 * * * *',
});

/** Reckons the open tickets of an access group by its new hours. Reckoning twice gives the same rows. */
export const deskRecount = defineJob({ name: 'desk-recount', data: causer, retries: 3, timeoutSeconds: 1800 });

export function deskJobs({ pool }: { pool: pg.Pool }): JobHandler[] {
  return [
    handles(deskDue, (_, signal) => tellLate(pool, signal)),
    handles(deskClose, (_, signal) => closeOver(pool, signal)),
    handles(deskRecount, (data, signal) => recountGroup(pool, data, signal)),
  ];
}
