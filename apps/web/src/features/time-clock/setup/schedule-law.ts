import { plannedOf, type ScheduleForm, spansOf, weekOf } from './schedule-form.ts';

/** What the law is asked of a schedule: by its name, how much there is, and whether it is within. */
export interface LawLine {
  of: 'week' | 'day' | 'break' | 'between' | 'rest';
  minutes: number;
  within: boolean;
}

const limits = { week: 2640, day: 480, break: 60, between: 660, rest: 2100 } as const;

/** The hours of a week, the longest day, the shortest break, the shortest rest between days and the longest one. */
export function lawOf(form: ScheduleForm): LawLine[] {
  const week = weekOf(form);
  const days = form.days.map(plannedOf);
  const longest = Math.max(...days);
  const breaks = form.days.flatMap(shortBreakOf);
  const rests = restsOf(form);
  const least = (of: LawLine['of'], found: number[], limit: number): LawLine[] =>
    found.length === 0 ? [] : [{ of, minutes: Math.min(...found), within: Math.min(...found) >= limit }];
  return [
    { of: 'week', minutes: week, within: week <= limits.week },
    { of: 'day', minutes: longest, within: longest <= limits.day },
    ...least('break', breaks, limits.break),
    ...least('between', rests, limits.between),
    ...(rests.length > 0
      ? [{ of: 'rest', minutes: Math.max(...rests), within: Math.max(...rests) >= limits.rest } as const]
      : []),
  ];
}

/** The longest break of a day of more than six hours. */
function shortBreakOf(day: ScheduleForm['days'][number]): number[] {
  const spans = spansOf(day);
  const worked = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  if (worked <= 360) return [];
  return [Math.max(0, ...spans.slice(1).map(([from], at) => from - (spans[at]?.[1] ?? from)))];
}

/** From the end of each day's hours to the beginning of the next ones, round the week or the cycle. */
function restsOf({ days }: ScheduleForm): number[] {
  const length = days.length * 1440;
  const journeys = days.flatMap((day, at) => {
    const spans = spansOf(day);
    const [first] = spans;
    const last = spans.at(-1);
    return first && last ? [{ from: first[0] + at * 1440, to: last[1] + at * 1440 }] : [];
  });
  return journeys.map(({ to }, at) => {
    const next = journeys[at + 1];
    return (next ? next.from : (journeys[0]?.from ?? 0) + length) - to;
  });
}
