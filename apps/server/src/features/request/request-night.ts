import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { remindersOf } from '#core/approver/reminders.ts';
import { brasilia } from '#core/calendar/zone.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import { dropOldDrafts } from '#core/draft/draft.queries.ts';
import { notify } from '#core/notification/notify.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { requestById } from './request.queries.ts';
import { seatRequest } from './request-change.queries.ts';
import { type DueRequest, dueRequests, finishOver, groupsToFinish } from './request-night.queries.ts';
import { seatedIn, worldOfRoute } from './request-route.ts';
import { standingOf } from './request-verbs.ts';
import { calendarOf } from './send-request.ts';
import { tellLate } from './tell-request.ts';

const morning = '08:00';

/**
 * From eight in the morning: who sits is reminded at half the time and on the last day, of all of it at once. A day later the superior may
 * decide, too, and is told (N1). Nothing is ever decided by time.
 */
export async function remindOfRequests(pool: pg.Pool, signal: AbortSignal, now = Date.now()): Promise<void> {
  const local = civilText(brasilia, now);
  if (local.slice(11) < morning) return;
  const today = local.slice(0, 10);
  const due = await acrossTenants(pool, 'requests whose deadline comes near', dueRequests);
  for (const [accessGroupId, some] of Map.groupBy(due, one => one.access_group_id)) {
    signal.throwIfAborted();
    const [first] = some;
    if (first)
      await inGroupContext(pool, { accessGroupId, personId: first.author_id }, tx =>
        remindGroup(tx, { accessGroupId, today }, some),
      );
  }
}

interface Group {
  accessGroupId: string;
  today: string;
}

async function remindGroup(tx: Tx, group: Group, due: readonly DueRequest[]): Promise<void> {
  const waiting = new Map<string, { isHr: boolean; count: number }>();
  for (const one of due) {
    for (const { personId, isHr } of await remindOne(tx, group, one))
      waiting.set(personId, { isHr, count: (waiting.get(personId)?.count ?? 0) + 1 });
  }
  await notify(
    tx,
    [...waiting].map(([personId, { isHr, count }]) => ({
      ...{
        personId,
        accessGroupId: group.accessGroupId,
        kind: 'requestReminder' as const,
        values: { n: String(count) },
      },
      target: isHr ? to.hr.requests() : to.manager.requests(),
      cause: `request-reminder:${group.accessGroupId}:${group.today}`,
    })),
  );
}

/** @returns those whom today is a day to remind of it */
async function remindOne(
  tx: Tx,
  { accessGroupId, today }: Group,
  { id, author_id: personId, days }: DueRequest,
): Promise<{ personId: string; isHr: boolean }[]> {
  const row = await requestById(tx, { accessGroupId, personId }, id, true);
  if (!row || row.step === null) return [];
  const { reminders, escalates } = remindersOf(row.entered_on, days, await calendarOf(tx, row.employment_id));
  if (!reminders.includes(today) && today < escalates) return [];
  const standing = await standingOf(tx, row);
  const world = await worldOfRoute(tx, row.employment_id, standing);
  const before = seatedIn(world, standing).asked;
  if (today >= escalates) {
    const seated = seatedIn(world, standing, true);
    await seatRequest(tx, row.id, seated);
    const above = seated.asked.filter(person => !before.includes(person));
    await tellLate(tx, row, world, above);
  }
  const hr = world.groups.get('RH') ?? [];
  return reminders.includes(today) ? before.map(person => ({ personId: person, isHr: hr.includes(person) })) : [];
}

/** What payroll took, and what has rested for a month, is ended. */
export async function finishRequests(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const groups = await acrossTenants(pool, 'requests that nobody has to do anything with', groupsToFinish);
  for (const group of groups) {
    signal.throwIfAborted();
    await inGroupContext(pool, group, tx => finishOver(tx, group.accessGroupId));
  }
}

/** What nobody sent within thirty days is gone. */
export async function expireDrafts(pool: pg.Pool): Promise<void> {
  await acrossTenants(pool, 'drafts of requests that nobody sent', dropOldDrafts);
}
