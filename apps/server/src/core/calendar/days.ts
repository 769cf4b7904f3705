import { dateText, dayOf, weekdayOf as weekdayOfNumber } from '../clock/engine/civil.ts';

/** A calendar day `YYYY-MM-DD`. */
export type Day = string;

export function plusDays(day: Day, n: number): Day {
  return dateText(dayOf(day) + n);
}

/** How many days `until` lies after `from`. */
export function daysBetween(from: Day, until: Day): number {
  return dayOf(until) - dayOf(from);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return weekdayOfNumber(dayOf(day));
}

/** The same day n months later; where that day does not exist, the first of the month after (Civil Code 132 §3). */
export function afterMonths(day: Day, n: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dateText(Date.UTC(year, month - 1 + n, date) / 86_400_000 - overflow(year, month - 1 + n, date));
}

/** How far a date that does not exist runs beyond the first of the next month. */
function overflow(year: number, month: number, date: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return date > last ? date - last - 1 : 0;
}

/** Of two days; an absent one bounds nothing. */
export const later = (a: Day, b: Day | undefined): Day => (b !== undefined && b > a ? b : a);
export const earlier = (a: Day, b: Day | undefined): Day => (b !== undefined && b < a ? b : a);

/** How many days two stretches share, ends included. */
export function sharedDays(a: readonly [Day, Day], b: readonly [Day, Day]): number {
  const [from, until] = [later(a[0], b[0]), earlier(a[1], b[1])];
  return from > until ? 0 : daysBetween(from, until) + 1;
}

/** Days of a stretch that others cover, each once. */
export function coveredDays(within: readonly [Day, Day], stretches: readonly (readonly [Day, Day])[]): number {
  let covered = 0;
  let begin = within[0];
  for (const [from, until] of [...stretches].sort(([a], [b]) => a.localeCompare(b))) {
    const first = later(from, begin);
    covered += sharedDays([first, until], within);
    if (until >= first) begin = plusDays(until, 1);
  }
  return covered;
}
