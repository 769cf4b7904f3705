import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { brasilia } from '#core/calendar/zone.ts';
import { clockOf, dayOf, instantOf, minutesOfDay } from '#core/clock/engine/civil.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import type { ClockFacts } from '#core/clock/month/facts.types.ts';
import { stretchOf } from '#core/clock/month/month-of.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { readFacts } from '../clock.queries.ts';
import { type DayNow, runningDay, stretchAround } from './day-now.ts';
import { stillInside } from './exit-missing.queries.ts';

/** Minutes after the scheduled end from which an exit is missed. */
const patience = 15;

/** The hour at which a running day should have ended, where its exit is missing. @param local civil time of the establishment */
export function missingExit(
  { date, status, unpaired, plan }: Pick<DayNow, 'date' | 'status' | 'unpaired' | 'plan'>,
  local: string,
): string | undefined {
  const [begins, ends] = [plan[0]?.slice(0, 5), plan.at(-1)?.slice(6)];
  if (status !== 'running' || unpaired.length === 0 || !begins || !ends) return undefined;
  const overMidnight = clockOf(ends) <= clockOf(begins) ? minutesOfDay : 0;
  const end = dayOf(date) * minutesOfDay + clockOf(ends) + overMidnight;
  return instantOf(local) >= end + patience ? ends : undefined;
}

/** Tells who is still inside after the end of their hours, once a day a person. */
export async function tellMissingExits(pool: pg.Pool, signal: AbortSignal, now = Date.now()): Promise<void> {
  const inside = await acrossTenants(pool, 'exits that are missing', tx => stillInside(tx));
  for (const { employmentIds, ...causer } of inside) {
    signal.throwIfAborted();
    await inGroupContext(pool, causer, async tx => {
      const facts = await readFacts(tx, employmentIds, stretchOf(stretchAround(civilText(brasilia, now).slice(0, 10))));
      const notices = [...facts.values()].flatMap(one => noticeOf(one, now));
      await notify(tx, notices);
    });
  }
}

function noticeOf(facts: ClockFacts, now: number): NewNotification[] {
  const day = runningDay(facts, now);
  const hora = missingExit(day, civilText(day.zone, now));
  if (hora === undefined) return [];
  const { personId, accessGroupId } = facts;
  const cause = `punch-missing:${day.date}`;
  return [{ personId, accessGroupId, kind: 'punchMissing', values: { hora }, target: to.worker.punch(), cause }];
}
