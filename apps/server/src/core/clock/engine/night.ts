import { clockOf, minutesOfDay } from './civil.ts';
import type { DayPlan } from './plan.ts';
import { lengthOf, meet, type Span, type Spans, union } from './spans.ts';

/** The minutes of a journey that are night: inside a window, or after its end where the extension holds (3.6). */
export function nightOf(journey: Spans, { day, rules }: DayPlan): Spans {
  const [first, last] = [journey[0]?.[0], journey.at(-1)?.[1]];
  if (first === undefined || last === undefined) return [];
  const windows = [day - 1, day, day + 1, day + 2].map(one => windowOn(one, rules.night));
  const parts = windows.slice(0, 3).map((window, at): Span => {
    const [begin, end] = window;
    const next = windows[at + 1]?.[0] ?? end;
    const inside = lengthOf(meet(journey, [window]));
    const isExtended = inside > 0 && last > end && extends_(rules, { first, begin, inside, whole: lengthOf(journey) });
    return [begin, isExtended ? Math.max(end, Math.min(last, next)) : end];
  });
  return meet(journey, union(parts));
}

function windowOn(day: number, { start, end }: { start: string; end: string }): Span {
  const [from, to] = [day * minutesOfDay + clockOf(start), day * minutesOfDay + clockOf(end)];
  return [from, to > from ? to : to + minutesOfDay];
}

interface Inside {
  first: number;
  begin: number;
  inside: number;
  whole: number;
}

function extends_({ night, tolerance }: DayPlan['rules'], { first, begin, inside, whole }: Inside): boolean {
  if (night.extension === 'any') return true;
  if (night.extension === 'full') return first <= begin + tolerance.per_mark;
  return night.extension === 'majority' && inside * 2 > whole;
}

/**
 * Minutes in sevenths: an hour of the night has 52.5 minutes, so one of its minutes weighs 8/7. Whole numbers stay exact
 * until a figure becomes a column of a day.
 */
export function weightOf(spans: Spans, night: Spans, isReduced: boolean): number {
  return 7 * lengthOf(spans) + (isReduced ? lengthOf(meet(spans, night)) : 0);
}

/** Sevenths to minutes, half up. */
export function rounded(sevenths: number): number {
  return Math.floor((2 * sevenths + 7) / 14);
}
