import type { Day } from '#core/calendar/days.ts';
import { type WorkCalendar, workingDaysAfter } from '#core/calendar/working-day.ts';

export interface Reminders {
  /** The last day of the step. */
  due: Day;
  /** At half the time and on the last day, each once. */
  reminders: Day[];
  /** On this day the superior is told and the request is late. */
  escalates: Day;
}

/** When those who sit are reminded of a step (N1). `days`: working days from the day it was entered. */
export function remindersOf(entered: Day, days: number, calendar: WorkCalendar): Reminders {
  const due = workingDaysAfter(entered, days, calendar);
  const half = workingDaysAfter(entered, Math.ceil(days / 2), calendar);
  return { due, reminders: [...new Set([half, due])], escalates: workingDaysAfter(due, 1, calendar) };
}
