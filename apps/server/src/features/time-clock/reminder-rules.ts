import { dateText, dayOf } from '#core/clock/engine/civil.ts';
import { civilText } from '#core/clock/instants/zone.ts';
import type { ClockFacts } from '#core/clock/month/facts.types.ts';
import { zoneOf } from '#core/clock/month/month-of.ts';

/** Where a reminder's hours are told. */
export type Place = Pick<ClockFacts, 'zone' | 'state' | 'city'>;

/** Reminders come between eight and eight of the establishment's day. */
const dayBegins = '08:00';
const dayEnds = '20:00';

/** The establishment's day; undefined: nobody is reminded at this hour. */
export function reminderDay(place: Place, now: number): string | undefined {
  const local = civilText(zoneOf(place), now);
  const hour = local.slice(11);
  return hour >= dayBegins && hour < dayEnds ? local.slice(0, 10) : undefined;
}

/** A deadline is near on the day before it and on its own day. */
const nearBefore = 1;
/** What has waited longer is no reminder's affair any more. */
const longest = 30;

export type DueStage = 'near' | 'over';

export function deadlineOf(since: string, days: number): string {
  return dateText(dayOf(since) + days);
}

/** Where a deadline stands on a day; undefined: nothing is said of it. */
export function dueStage(deadline: string, today: string): DueStage | undefined {
  const left = dayOf(deadline) - dayOf(today);
  if (left < 0) return left >= -longest ? 'over' : undefined;
  return left <= nearBefore ? 'near' : undefined;
}

/** Hours of the bank are told of thirty and seven days before they fall due (product 4, section 13). */
export function bankStage(due: string, today: string): '30' | '7' | undefined {
  const left = dayOf(due) - dayOf(today);
  if (left < 0 || left > 30) return undefined;
  return left > 7 ? '30' : '7';
}

/** A person hears of one thing a day: of the first. */
export function firstOfEach<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const seen = new Set<string>();
  return rows.filter(row => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}
