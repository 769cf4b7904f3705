import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { recomputeMirrors } from './clock.jobs.ts';
import { employmentsOfPeriod, giveMirrors, markChanged } from './clock.queries.ts';
import { recompute } from './recompute.ts';
import { tellChanged, tellOutside } from './tell.ts';

/** How many employments one job computes: it holds their facts in memory. */
const perJob = 200;

interface Changed {
  employmentIds: readonly string[];
  from: string;
  /** Null: all later days, too. */
  until: string | null;
}

/**
 * Punches came in, in the transaction of `tx`: mirrors that are open get a new version and lose their answer, sealed ones say that
 * something stands outside (M8). Their rows are computed by jobs.
 */
export async function factsArrived(tx: Tx, enqueue: Enqueue, causer: Causer, facts: Changed): Promise<void> {
  if (facts.employmentIds.length === 0) return;
  await changed(tx, facts, 'facts');
  await computeSoon(tx, enqueue, causer, facts);
}

/** A schedule, rule, holiday or leave changed from a day on: who has a schedule now gets the mirrors of opened periods. */
export async function planChanged(
  tx: Tx,
  enqueue: Enqueue,
  { personId, accessGroupId }: { personId: string; accessGroupId: string | null },
  { employmentIds, from, until = null }: Omit<Changed, 'until'> & { until?: string | null },
): Promise<void> {
  if (employmentIds.length === 0) return;
  const causer = { personId, accessGroupId: accessGroupId ?? refuse('ACCESS_GROUP_NOT_CHOSEN') };
  await giveMirrors(tx, { periodId: null, employmentIds });
  await changed(tx, { employmentIds, from, until }, 'plan');
  await computeSoon(tx, enqueue, causer, { employmentIds, from, until });
}

/** New versions, and who must know of them. */
async function changed(tx: Tx, { employmentIds, ...days }: Changed, cause: 'facts' | 'plan'): Promise<void> {
  const { unanswered, outside } = await markChanged(tx, employmentIds, days, cause);
  await tellChanged(tx, unanswered);
  await tellOutside(tx, outside);
}

/** A few at once, in the transaction; many by jobs of two hundred. */
async function computeSoon(
  tx: Tx,
  enqueue: Enqueue,
  causer: Causer,
  { employmentIds, from, until }: Changed,
): Promise<void> {
  if (employmentIds.length <= 5) {
    await recompute(tx, employmentIds, { from, until });
    return;
  }
  for (let at = 0; at < employmentIds.length; at += perJob)
    await enqueue(tx, recomputeMirrors, {
      ...causer,
      employmentIds: employmentIds.slice(at, at + perJob),
      from,
      until,
    });
}

/** A period was opened: its mirrors are computed for the first time. */
export async function periodChanged(
  tx: Tx,
  enqueue: Enqueue,
  { personId, accessGroupId }: { personId: string; accessGroupId: string | null },
  periodId: string,
  { from, until }: { from: string; until: string },
): Promise<void> {
  const causer = { personId, accessGroupId: accessGroupId ?? refuse('ACCESS_GROUP_NOT_CHOSEN') };
  await computeSoon(tx, enqueue, causer, { employmentIds: await employmentsOfPeriod(tx, periodId), from, until });
}

/** HR treated a day (M7): a new version, the answer is void, the rows are computed in the same transaction. */
export async function dayTreated(tx: Tx, employmentId: string, day: string): Promise<void> {
  await changed(tx, { employmentIds: [employmentId], from: day, until: day }, 'plan');
  await recompute(tx, [employmentId], { from: day, until: day });
}
