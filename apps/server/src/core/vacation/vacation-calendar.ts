import type { Day } from '#core/calendar/days.ts';
import { calendarWith, type WorkCalendar } from '#core/calendar/working-day.ts';
import { dayOf, modulo } from '#core/clock/engine/civil.ts';
import type { ScheduleDocument } from '#core/clock/month/facts.types.ts';

/**
 * By which days a worker's vacation starts: the schedule in force where the clock has one, else the company's weekdays of rest; national
 * holidays and those of the place.
 */
export function vacationCalendar({
  schedule,
  restDays,
  holidays,
}: {
  schedule: ScheduleDocument | null;
  restDays: readonly number[];
  holidays: readonly Day[];
}): WorkCalendar {
  if (schedule?.kind === 'week') return calendarWith(holidays, restOf(schedule.days));
  const calendar = calendarWith(holidays, restDays);
  if (!schedule) return calendar;
  const { anchor, pattern } = schedule;
  const begins = dayOf(anchor);
  return { ...calendar, worksOn: day => hasWork(pattern[modulo(dayOf(day) - begins, pattern.length)]) };
}

function restOf(days: Readonly<Record<string, object | undefined>>): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter(weekday => !hasWork(days[String(weekday)]));
}

const hasWork = (plan: object | undefined) => plan !== undefined && ('intervals' in plan || 'minutes' in plan);
