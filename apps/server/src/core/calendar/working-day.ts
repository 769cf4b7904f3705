import { type Day, plusDays, weekdayOf } from './days.ts';
import { nationalHolidays } from './national-holidays.ts';

/** Which days an establishment works: its weekdays of rest (1 is Monday, 7 is Sunday) and its holidays. */
export interface WorkCalendar {
  rest: ReadonlySet<number>;
  isHoliday(day: Day): boolean;
  /** Of who works in a cycle (12×36): whether a day has work. Weekdays and holidays say nothing then. */
  worksOn?: ((day: Day) => boolean) | undefined;
}

/** Monday to Friday, no national holiday (Good Friday among them): where nothing of a state or town is known. */
export const nationalCalendar: WorkCalendar = { rest: new Set([6, 7]), isHoliday: isNationalHoliday };

/** The national days and those that a place has beside them. */
export function calendarWith(holidays: Iterable<Day>, rest: Iterable<number> = nationalCalendar.rest): WorkCalendar {
  const own = new Set(holidays);
  return { rest: new Set(rest), isHoliday: day => own.has(day) || isNationalHoliday(day) };
}

/** The n-th working day after a day. */
export function workingDaysAfter(day: Day, n: number, calendar = nationalCalendar): Day {
  let at = day;
  for (let left = n; left > 0; ) {
    at = plusDays(at, 1);
    if (isWorkingDay(at, calendar)) left -= 1;
  }
  return at;
}

export function isWorkingDay(day: Day, { rest, isHoliday }: WorkCalendar = nationalCalendar): boolean {
  return !rest.has(weekdayOf(day)) && !isHoliday(day);
}

export function isNationalHoliday(day: Day): boolean {
  return nationalHolidays(Number(day.slice(0, 4))).some(one => one.day === day);
}
