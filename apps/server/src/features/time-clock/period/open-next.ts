import type pg from 'pg';
import { civilText } from '#core/clock/instants/zone.ts';
import { zoneOf } from '#core/clock/month/month-of.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { giveMirrors } from '../clock.queries.ts';
import { periodChanged } from '../facts.ts';
import { nextPeriod } from './next-period.ts';
import { type CompanyToOpen, companiesToOpen, newcomersOf } from './open-next.queries.ts';
import { companyOfPeriod, insertPeriod } from './period.queries.ts';

/** Every night: the period that holds the establishment's day, company by company. A second run finds it opened, and gives who came since the mirror of it. */
export async function openNextPeriods(
  { pool, enqueue }: { pool: pg.Pool; enqueue: Enqueue },
  signal: AbortSignal,
  now = Date.now(),
): Promise<void> {
  const companies = await acrossTenants(pool, 'periods of the clock that begin', tx => companiesToOpen(tx));
  for (const company of companies) {
    signal.throwIfAborted();
    const today = civilText(zoneOf(company), now).slice(0, 10);
    const days = nextPeriod(today, company.firstDay, company.standing);
    const standing = company.standing.find(({ from, until }) => from <= today && today <= until);
    await inGroupContext(pool, company, async tx => {
      if (days) await open(tx, enqueue, company, days);
      // their rows are computed by the next job of ended days
      if (standing) await giveMirrors(tx, { periodId: standing.id, employmentIds: await newcomersOf(tx, standing.id) });
    });
  }
}

async function open(
  tx: Tx,
  enqueue: Enqueue,
  { id, accessGroupId, personId }: CompanyToOpen,
  days: { from: string; until: string },
): Promise<void> {
  const company = await companyOfPeriod(tx, accessGroupId, id);
  if (!company || company.kind === 'pdf') return;
  const period = await insertPeriod(tx, accessGroupId, { company, ...days, by: null });
  if (!period) return;
  await giveMirrors(tx, { periodId: period, employmentIds: null });
  await periodChanged(tx, enqueue, { personId, accessGroupId }, period, days);
}
