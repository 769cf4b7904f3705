import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import { tellDueLots } from './bank/bank-due.ts';
import { clockMail, clockMails, clockReminders, endedDays, missingExits, recomputeMirrors } from './clock.jobs.ts';
import { type ClockMailServices, queueMails, sendMail } from './clock-mail.ts';
import { mirrorsBehind } from './ended.queries.ts';
import { decideBatch } from './justification/batch.jobs.ts';
import { settleBatch } from './justification/batch.ts';
import { tellMissingExits } from './mark/exit-missing.ts';
import { tellDeadlines } from './mirror/deadlines.ts';
import { settle } from './period/closing.ts';
import { openNextPeriods } from './period/open-next.ts';
import { openPeriods, settleClosing } from './period/period.jobs.ts';
import { recompute } from './recompute.ts';

export function clockJobs(services: ClockMailServices): JobHandler[] {
  const { pool } = services;
  return [
    handles(recomputeMirrors, ({ employmentIds, from, until, ...causer }) =>
      inGroupContext(pool, causer, tx => recompute(tx, employmentIds, { from, until })).then(() => undefined),
    ),
    handles(endedDays, () => computeEnded(pool)),
    handles(openPeriods, (_, signal) => openNextPeriods(services, signal)),
    handles(clockMails, () => queueMails(services)),
    handles(clockMail, job => sendMail(services, job)),
    handles(missingExits, (_, signal) => tellMissingExits(pool, signal)),
    handles(clockReminders, async (_, signal) => {
      await tellDeadlines(pool, signal);
      await tellDueLots(pool, signal);
    }),
    handles(decideBatch, (job, signal) => settleBatch(pool, job, signal)),
    handles(settleClosing, (job, signal) => settle(pool, job, signal)),
  ];
}

/** Access group by access group, two hundred employments in a transaction. */
async function computeEnded(pool: pg.Pool): Promise<void> {
  const behind = await acrossTenants(pool, 'mirrors whose days have ended are computed', tx => mirrorsBehind(tx));
  for (const { accessGroupId, personId, employmentIds, from } of behind)
    await inGroupContext(pool, { accessGroupId, personId }, tx => recompute(tx, employmentIds, { from, until: null }));
}
