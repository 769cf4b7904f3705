import type { Journey } from './journeys.ts';
import { nightOf, rounded, weightOf } from './night.ts';
import type { DayPlan } from './plan.ts';
import { gapsOf, lengthOf, meet, minus, type Span, type Spans } from './spans.ts';

/** What a work day with fixed hours has beside its schedule (3.8). Exact minutes in sevenths; columns in minutes. */
export interface Beside {
  extra7: number;
  missing: number;
  excused: number;
  /** Runs worked outside the schedule that count. */
  over: Spans;
  marks: ('late' | 'early_leave' | 'tolerated')[];
}

/** A run of minutes worked outside or missing inside the schedule, or a break of another length. */
interface Variation {
  run?: Span;
  minutes: number;
  side: 'over' | 'short';
}

export function besideSchedule(plan: DayPlan, { worked }: Journey, excuses: Spans): Beside {
  const { scheduled, schedule } = plan;
  const isBreakFree = schedule.break_mode === 'flexible' && worked.length > 0 && excuses.length === 0;
  const all = isBreakFree ? byEnds(scheduled, worked) : byRuns(scheduled, worked, excuses);
  const kept = worked.length === 0 ? all : tolerated(all, plan.rules.tolerance);
  const sums = sumsOf(plan, worked, kept);
  const nightX = nightOf(scheduled, plan);
  const away = meet(minus(scheduled, worked), excuses);
  return {
    ...sums,
    excused: isBreakFree ? 0 : rounded(owed(plan, away, nightX)),
    marks: [...endsIn(scheduled, worked, kept), ...(kept.length < all.length ? (['tolerated'] as const) : [])],
  };
}

/** What a set of scheduled minutes is worth: missing and excused ones are weighed where the rules say so (3.7). */
export function owed({ rules: { night } }: DayPlan, spans: Spans, nightX: Spans): number {
  return weightOf(spans, nightX, night.reduced && night.reduce_missing);
}

/** Minutes that a whole scheduled day is worth. */
export function worthOf(plan: DayPlan): number {
  if (plan.isFlexible) return plan.planned;
  if (plan.rules.night.surplus === 'overtime') return plan.contract;
  return rounded(owed(plan, plan.scheduled, nightOf(plan.scheduled, plan)));
}

function byRuns(scheduled: Spans, worked: Spans, excuses: Spans): Variation[] {
  const runs = (spans: Spans, side: Variation['side']) =>
    spans.map((run): Variation => ({ run, minutes: run[1] - run[0], side }));
  return [...runs(minus(worked, scheduled), 'over'), ...runs(minus(minus(scheduled, worked), excuses), 'short')];
}

/** A break taken at any time: entry, exit, and how long the breaks were in all. */
function byEnds(scheduled: Spans, worked: Spans): Variation[] {
  const [start, end] = [scheduled[0]?.[0] ?? 0, scheduled.at(-1)?.[1] ?? 0];
  const [first, last] = [worked[0]?.[0] ?? 0, worked.at(-1)?.[1] ?? 0];
  const rest = lengthOf(gapsOf(worked)) - lengthOf(gapsOf(scheduled));
  const all: Variation[] = [
    {
      run: [Math.min(first, start), Math.max(first, start)],
      minutes: Math.abs(first - start),
      side: first < start ? 'over' : 'short',
    },
    {
      run: [Math.min(last, end), Math.max(last, end)],
      minutes: Math.abs(last - end),
      side: last > end ? 'over' : 'short',
    },
    { minutes: Math.abs(rest), side: rest < 0 ? 'over' : 'short' },
  ];
  return all.filter(({ minutes }) => minutes > 0);
}

function tolerated(
  all: readonly Variation[],
  { per_mark, per_day, excess }: DayPlan['rules']['tolerance'],
): readonly Variation[] {
  const sum = (some: readonly Variation[]) => some.reduce((total, { minutes }) => total + minutes, 0);
  if (all.every(({ minutes }) => minutes <= per_mark) && sum(all) <= per_day) return [];
  const small = all.filter(({ minutes }) => minutes <= per_mark);
  if (excess === 'whole' || sum(small) > per_day) return all;
  return all.filter(({ minutes }) => minutes > per_mark);
}

function sumsOf(plan: DayPlan, worked: Spans, kept: readonly Variation[]): Pick<Beside, 'extra7' | 'missing' | 'over'> {
  const { scheduled, rules, contract } = plan;
  const runsOf = (side: Variation['side']) => kept.flatMap(one => (one.side === side && one.run ? [one.run] : []));
  // a break of another length counts in clock minutes
  const bare = (side: Variation['side']) =>
    kept.reduce((sum, one) => sum + (one.side === side && !one.run ? one.minutes : 0), 0);
  const [over, short] = [runsOf('over'), runsOf('short')];
  const extra7 = weightOf(over, nightOf(worked, plan), rules.night.reduced) + 7 * bare('over');
  const nightX = nightOf(scheduled, plan);
  if (rules.night.surplus === 'contained')
    return { extra7, missing: rounded(owed(plan, short, nightX) + 7 * bare('short')), over };
  const credited = weightOf(minus(scheduled, short), nightX, rules.night.reduced) - 7 * bare('short');
  return {
    extra7: extra7 + Math.max(0, credited - 7 * contract),
    missing: rounded(Math.max(0, 7 * contract - credited)),
    over,
  };
}

function endsIn(scheduled: Spans, worked: Spans, kept: readonly Variation[]): ('late' | 'early_leave')[] {
  if (worked.length === 0) return [];
  const [start, end] = [scheduled[0]?.[0], scheduled.at(-1)?.[1]];
  const short = kept.flatMap(({ run, side }) => (side === 'short' && run ? [run] : []));
  return [
    ...(short.some(([from]) => from === start) ? (['late'] as const) : []),
    ...(short.some(([, to]) => to === end) ? (['early_leave'] as const) : []),
  ];
}
