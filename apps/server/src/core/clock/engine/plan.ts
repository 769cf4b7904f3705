import { clockOf, dayOf, minutesOfDay, modulo, weekdayOf } from './civil.ts';
import type { ClockInput, DayKind, ExtraKind, LeaveKind, Plan, Rules, Schedule } from './clock.types.ts';
import { lengthOf, type Spans, union } from './spans.ts';

/** What is planned for a day, and the rules that hold on it. */
export interface DayPlan {
  day: number;
  plan: Plan;
  schedule: Schedule;
  rules: Rules;
  /** Scheduled intervals; none on rest, off and flexible days. */
  scheduled: Spans;
  /** Minutes of the scheduled intervals, or the flexible ones. */
  planned: number;
  /** Contracted minutes. */
  contract: number;
  isFlexible: boolean;
  leave: LeaveKind | undefined;
  kind: DayKind;
  /** The kind that the day has by plan and holidays, whatever leave covers it. */
  plainKind: ExtraKind;
}

/** Plans of any day, each made once. */
export interface Plans {
  on: (day: number) => DayPlan;
  isHoliday: (day: number) => boolean;
}

type Planned = Pick<ClockInput, 'schedules' | 'rules' | 'holidays' | 'leaves'>;

export function plansOf({ schedules, rules, holidays, leaves }: Planned): Plans {
  const away = leaves.map(({ from, to, kind }) => ({ from: dayOf(from), to: dayOf(to), kind }));
  const free = new Set(holidays.map(dayOf));
  const [scheduleOn, rulesOn] = [datedBy(schedules), datedBy(rules)];
  const known = new Map<number, DayPlan>();
  const on = (day: number) => {
    const before = known.get(day);
    if (before) return before;
    const leave = away.find(({ from, to }) => from <= day && day <= to)?.kind;
    const made = planOf(day, { schedule: scheduleOn(day), rules: rulesOn(day), isHoliday: free.has(day), leave });
    known.set(day, made);
    return made;
  };
  return { on, isHoliday: day => free.has(day) };
}

/** The one with the latest `valid_from` not after the day; before the first of them, that one. */
function datedBy<T extends { valid_from: string }>(all: readonly T[]): (day: number) => T {
  const sorted = all.map(one => ({ from: dayOf(one.valid_from), one })).sort((a, b) => b.from - a.from);
  const first = sorted.at(-1);
  if (!first) throw new RangeError('a mirror needs a schedule and rules');
  return day => (sorted.find(({ from }) => from <= day) ?? first).one;
}

interface Given {
  schedule: Schedule;
  rules: Rules;
  isHoliday: boolean;
  leave: LeaveKind | undefined;
}

function planOf(day: number, { schedule, rules, isHoliday, leave }: Given): DayPlan {
  const plan = planIn(schedule, day);
  const scheduled = 'intervals' in plan ? scheduledOn(day, plan.intervals) : [];
  const plainKind = kindOf(plan, isHoliday && !schedule.works_holidays);
  const planned = 'minutes' in plan ? plan.minutes : lengthOf(scheduled);
  return {
    day,
    plan,
    schedule,
    rules,
    scheduled,
    planned,
    contract: 'intervals' in plan ? (plan.contract ?? planned) : planned,
    isFlexible: 'minutes' in plan,
    leave,
    kind: leave ? 'leave' : plainKind,
    plainKind,
  };
}

function planIn(schedule: Schedule, day: number): Plan {
  if (schedule.kind === 'week') return schedule.days[String(weekdayOf(day))] ?? { off: true };
  const { anchor, pattern } = schedule;
  return pattern[modulo(day - dayOf(anchor), pattern.length)] ?? { off: true };
}

function kindOf(plan: Plan, isFree: boolean): ExtraKind {
  if ('rest' in plan) return 'rest';
  if (isFree) return 'holiday';
  return 'off' in plan ? 'off' : 'work';
}

/** A time not later than the one before it is on the next day. */
function scheduledOn(day: number, intervals: readonly (readonly [string, string])[]): Spans {
  let last = Number.NEGATIVE_INFINITY;
  const next = (time: string) => {
    let at = day * minutesOfDay + clockOf(time);
    while (at <= last) at += minutesOfDay;
    last = at;
    return at;
  };
  return union(intervals.map(([from, to]) => [next(from), next(to)] as const));
}
