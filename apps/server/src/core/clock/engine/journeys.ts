import { clockOf, dayOf, instantOf, minutesOfDay } from './civil.ts';
import type { ClockInput, TreatedPunch } from './clock.types.ts';
import type { DayPlan, Plans } from './plan.ts';
import { minus, type Span, type Spans, union } from './spans.ts';

/** What was punched on a day's journey. */
export interface Journey {
  counted: readonly number[];
  /** Kept and shown, not counted. */
  disregarded: readonly number[];
  pairs: readonly Span[];
  /** The last of an odd number: nothing is invented. */
  unpaired: readonly number[];
  /** Union of the pairs. */
  worked: Spans;
  marks: readonly ('duplicate' | 'by_exception' | 'preassigned')[];
}

interface Mark {
  at: number;
  isCounted: boolean;
}

/** The journeys of the days from `from` to `to`, by their day. Punches of no day are left out. */
export function journeysOf(input: ClockInput, plans: Plans, from: number, to: number): Map<number, Journey> {
  const marks = new Map<number, Mark[]>();
  const put = (day: number, mark: Mark) => {
    if (day >= from && day <= to) marks.set(day, [...(marks.get(day) ?? []), mark]);
  };
  const borders: number[] = [];
  for (let day = from; day <= to + 1; day += 1) borders.push(borderOf(plans, day));
  let at = 0;
  for (const punch of input.punches.map(read)) {
    if (punch.journey !== undefined) {
      put(punch.journey, punch);
      continue;
    }
    while (at > 0 && punch.at < (borders[at] ?? 0)) at -= 1;
    while (at + 1 < borders.length && punch.at >= (borders[at + 1] ?? 0)) at += 1;
    if (punch.at >= (borders[at] ?? Number.POSITIVE_INFINITY)) put(from + at, punch);
  }
  const out = new Map<number, Journey>();
  for (let day = from; day <= to; day += 1) out.set(day, journeyOf(plans.on(day), marks.get(day) ?? []));
  return out;
}

function read(punch: string | TreatedPunch): Mark & { journey?: number } {
  if (typeof punch === 'string') return { at: instantOf(punch), isCounted: true };
  const mark = { at: instantOf(punch.at), isCounted: punch.treat !== 'disregard' };
  return punch.treat === 'assign' && punch.date ? { ...mark, journey: dayOf(punch.date) } : mark;
}

/** Where a day's journeys begin (3.3): the plan alone matters, not holidays and leaves. */
export function borderOf(plans: Plans, day: number): number {
  const [plan, before] = [plans.on(day), plans.on(day - 1)];
  const { lead, tail, cutoff } = plan.rules.attribution;
  const [start, formerEnd] = [plan.scheduled[0]?.[0], before.scheduled.at(-1)?.[1]];
  if (start !== undefined) {
    const border = start - lead;
    if (formerEnd === undefined || border >= formerEnd) return border;
    return formerEnd + Math.floor(Math.max(0, start - formerEnd) / 2);
  }
  const border = day * minutesOfDay + clockOf(cutoff);
  return formerEnd !== undefined && formerEnd > day * minutesOfDay ? Math.max(border, formerEnd + tail) : border;
}

function journeyOf(plan: DayPlan, marks: readonly Mark[]): Journey {
  const { counted, disregarded, isRepeated } = countedOf(marks, plan.rules.duplicate_window);
  const pairs: Span[] = [];
  for (let at = 0; at + 1 < counted.length; at += 2) pairs.push([counted[at] ?? 0, counted[at + 1] ?? 0]);
  const [shown, mark] = arranged(plan, counted, pairs);
  return {
    counted,
    disregarded,
    pairs: shown,
    unpaired: counted.length % 2 === 1 ? counted.slice(-1) : [],
    worked: union(shown),
    marks: [...(isRepeated ? (['duplicate'] as const) : []), ...(mark ? [mark] : [])],
  };
}

/** Set aside: what is disregarded, and what follows a counted one within the window (3.4). */
function countedOf(marks: readonly Mark[], window: number | null) {
  const counted: number[] = [];
  const disregarded: number[] = [];
  let isRepeated = false;
  for (const { at, isCounted } of [...marks].sort((a, b) => a.at - b.at)) {
    const last = counted.at(-1);
    const repeats = isCounted && window !== null && last !== undefined && at - last <= window;
    if (isCounted && !repeats) counted.push(at);
    else disregarded.push(at);
    isRepeated ||= repeats;
  }
  return { counted, disregarded, isRepeated };
}

/** Pairs that a schedule gives: the scheduled hours of who marks exceptions alone, breaks that nobody marks (3.5). */
function arranged(
  { schedule, kind, scheduled }: DayPlan,
  counted: readonly number[],
  pairs: readonly Span[],
): [readonly Span[], Journey['marks'][number]?] {
  if (kind !== 'work') return [pairs];
  if (schedule.marking === 'exception' && counted.length === 0 && scheduled.length > 0)
    return [scheduled, 'by_exception'];
  const [whole] = pairs;
  if (schedule.break_mode !== 'preassigned' || counted.length !== 2 || !whole || scheduled.length < 2) return [pairs];
  const breaks = scheduled
    .slice(1)
    .map(([from], at): Span => [scheduled[at]?.[1] ?? from, from])
    .filter(([from, to]) => whole[0] <= from && to <= whole[1]);
  return breaks.length > 0 ? [minus([whole], breaks), 'preassigned'] : [pairs];
}
