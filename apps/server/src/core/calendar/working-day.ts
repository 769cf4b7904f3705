import { nationalHolidays } from './national-holidays.ts';

/** A calendar day `YYYY-MM-DD`. */
type Day = string;

/**
 * The n-th working day after a day: Monday to Friday, no national holiday (Good Friday among them). Holidays of a state or town
 * are not known here; a deadline falls later there by as many.
 */
export function workingDaysAfter(day: Day, n: number): Day {
  let at = day;
  for (let left = n; left > 0; ) {
    at = plusDays(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

export function isWorkingDay(day: Day): boolean {
  const weekday = dateOf(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !nationalHolidays(Number(day.slice(0, 4))).some(one => one.day === day);
}

function plusDays(day: Day, n: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + n);
  return date.toISOString().slice(0, 10);
}

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);
