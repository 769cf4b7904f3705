import type pg from 'pg';
import * as z from 'zod/mini';
import { defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { deliverDue } from './deliver.ts';

/** Publishes what was to be seen from a time on, and looks who has come to be of what runs. */
export const dueAnnouncementsJob = defineJob({
  name: 'announcements-due',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '* * * * *',
});

export function announcementJobs({ pool }: { pool: pg.Pool }): JobHandler[] {
  return [handles(dueAnnouncementsJob, () => deliverDue(pool))];
}
