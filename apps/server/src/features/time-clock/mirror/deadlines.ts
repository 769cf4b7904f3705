import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { civilText } from '#core/clock/instants/zone.ts';
import { zoneOf } from '#core/clock/month/month-of.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { deadlineOf, dueStage, firstOfEach, reminderDay } from '../reminder-rules.ts';
import { periodText, targetOf } from '../tell.ts';
import { type Waiting, type WaitingDecision, waitingForDeciders, waitingForWorkers } from './deadline.queries.ts';

/** Months that wait, told once each to who must act: first that it is ready, then near its deadline, then over it. */
export async function tellDeadlines(pool: pg.Pool, signal: AbortSignal, now = Date.now()): Promise<void> {
  const { workers, deciders } = await acrossTenants(
    pool,
    'mirrors that wait for an answer or a decision',
    async tx => ({
      workers: await waitingForWorkers(tx),
      deciders: await waitingForDeciders(tx),
    }),
  );
  const notices = [
    ...workers.flatMap(one => workerNotice(one, now)),
    ...deciders.flatMap(one => deciderNotice(one, now)),
  ];
  const once = firstOfEach(notices, ({ personId }) => personId);
  for (const [accessGroupId, some] of Map.groupBy(once, one => one.accessGroupId)) {
    signal.throwIfAborted();
    const [first] = some;
    if (first) await inGroupContext(pool, { accessGroupId, personId: first.personId }, tx => notify(tx, some));
  }
}

/** The day on which somebody may be told; undefined: it is night there, or they heard of a mirror today. */
function tellingDay(one: Waiting, now: number): string | undefined {
  const today = reminderDay(one, now);
  const isTold = one.lastTold !== null && civilText(zoneOf(one), one.lastTold.getTime()).slice(0, 10) === today;
  return isTold ? undefined : today;
}

export function workerNotice(one: Waiting, now: number): NewNotification[] {
  const today = tellingDay(one, now);
  if (today === undefined || today <= one.until_day) return [];
  const { personId, accessGroupId } = one;
  const told = { personId, accessGroupId, target: to.worker.mirror(one.id) };
  const published = `timesheet-published:${one.id}`;
  const stage = dueStage(deadlineOf(one.since, one.days), today);
  // what is long over is no news
  if (stage === undefined && deadlineOf(one.since, one.days) < today) return [];
  if (!one.told.includes(published)) {
    const values = { empresa: one.company ?? '', periodo: periodText(one) };
    return [{ ...told, kind: 'timesheetPublished', values, cause: published }];
  }
  const cause = `timesheet-due:${one.id}:${one.since}:${stage}`;
  if (stage === undefined || one.told.includes(cause)) return [];
  return [{ ...told, kind: 'timesheetReminder', values: { periodo: periodText(one) }, cause }];
}

/** Those with the same deadline are one reminder: it opens the first of them. */
export function deciderNotice(one: WaitingDecision, now: number): NewNotification[] {
  const today = tellingDay(one, now);
  const stage = today === undefined ? undefined : dueStage(deadlineOf(one.since, one.days), today);
  const cause = `timesheet-decide:${one.since}:${stage}`;
  if (stage === undefined || one.told.includes(cause)) return [];
  const { personId, accessGroupId } = one;
  const target = one.hr ? to.hr.mirror(one.id) : targetOf(one.id, true);
  return [{ personId, accessGroupId, kind: 'timesheetReminder', values: { periodo: periodText(one) }, target, cause }];
}
