import { clockOf, minutesOfDay } from '../engine/civil.ts';
import type { Plan } from '../engine/clock.types.ts';
import type { ScheduleDocument } from './facts.types.ts';

/** One day of a schedule: of a week 1 to 7, of a cycle from 1. */
export interface DayHours {
  day: number;
  plan: Plan;
  /** Minutes since the day's midnight; an end may lie on the next day. */
  spans: readonly (readonly [number, number])[];
}

/** Planned minutes of a week; of a cycle those of seven of its average days. */
export function weekMinutes(schedule: ScheduleDocument): number {
  const days = daysOf(schedule);
  const sum = days.reduce((all, { plan, spans }) => all + ('minutes' in plan ? plan.minutes : lengthOf(spans)), 0);
  return schedule.kind === 'week' ? sum : Math.round((sum * 7) / days.length);
}

export function daysOf(schedule: ScheduleDocument): DayHours[] {
  const plans =
    schedule.kind === 'week'
      ? [1, 2, 3, 4, 5, 6, 7].map(day => [day, schedule.days[String(day)] ?? { off: true as const }] as const)
      : schedule.pattern.map((plan, at) => [at + 1, plan] as const);
  return plans.map(([day, plan]) => ({ day, plan, spans: 'intervals' in plan ? spansOf(plan.intervals) : [] }));
}

/** A time not later than the one before it is on the next day. */
function spansOf(intervals: readonly (readonly [string, string])[]): [number, number][] {
  let last = Number.NEGATIVE_INFINITY;
  const next = (time: string) => {
    let at = clockOf(time);
    while (at <= last) at += minutesOfDay;
    last = at;
    return at;
  };
  return intervals.map(([from, to]) => [next(from), next(to)]);
}

const lengthOf = (spans: DayHours['spans']) => spans.reduce((sum, [from, to]) => sum + to - from, 0);
