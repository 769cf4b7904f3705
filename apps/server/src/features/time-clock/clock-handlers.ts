import type pg from 'pg';
import type { ClockAdapters } from '#core/clock/port/clock-port.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { handles, type JobHandler } from '#kernel/jobs/job.ts';
import { tellDueLots } from './bank/bank-due.ts';
import {
  clockMail,
  clockMails,
  clockReminders,
  endedDays,
  missingExits,
  recomputeMirrors,
  sendOutbox,
  sendOutboxes,
  syncClock,
  syncClocks,
} from './clock.jobs.ts';
import { type ClockMailServices, queueMails, sendMail } from './clock-mail.ts';
import { mirrorsBehind } from './ended.queries.ts';
import { decideBatch } from './justification/batch.jobs.ts';
import { settleBatch } from './justification/batch.ts';
import type { JustificationServices } from './justification/justification.ts';
import { tellMissingExits } from './mark/exit-missing.ts';
import { tellDeadlines } from './mirror/deadlines.ts';
import { settle } from './period/closing.ts';
import { openNextPeriods } from './period/open-next.ts';
import { openPeriods, settleClosing } from './period/period.jobs.ts';
import { companiesToCopy } from './port/copy.queries.ts';
import { copyCompany } from './port/copy.ts';
import { groupsWithDueActs } from './port/outbox.queries.ts';
import { deliverActs } from './port/outbox.ts';
import { recompute } from './recompute.ts';

export interface ClockJobServices extends ClockMailServices, JustificationServices {
  clockAdapters: ClockAdapters;
}

export function clockJobs(services: ClockJobServices): JobHandler[] {
  const { pool, enqueue, clockAdapters: adapters } = services;
  const outbox = { pool, adapters, enqueue };
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
    handles(decideBatch, (job, signal) => settleBatch(pool, services, job, signal)),
    handles(settleClosing, (job, signal) => settle(pool, job, signal)),
    handles(syncClock, (job, signal) => copyCompany(pool, adapters, job, signal)),
    handles(syncClocks, async (_, signal) => {
      const companies = await acrossTenants(pool, 'which companies have a payroll clock', tx => companiesToCopy(tx));
      for (const company of companies) await copyCompany(pool, adapters, company, signal);
    }),
    handles(sendOutbox, (causer, signal) => deliverActs(outbox, causer, signal)),
    handles(sendOutboxes, async (_, signal) => {
      const groups = await acrossTenants(pool, 'what waits for payroll clocks', tx => groupsWithDueActs(tx));
      for (const group of groups) await deliverActs(outbox, group, signal);
    }),
  ];
}

/** Access group by access group, two hundred employments in a transaction. */
async function computeEnded(pool: pg.Pool): Promise<void> {
  const behind = await acrossTenants(pool, 'mirrors whose days have ended are computed', tx => mirrorsBehind(tx));
  for (const { accessGroupId, personId, employmentIds, from } of behind)
    await inGroupContext(pool, { accessGroupId, personId }, tx => recompute(tx, employmentIds, { from, until: null }));
}
