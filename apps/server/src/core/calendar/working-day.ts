/** A calendar day `YYYY-MM-DD`. */
type Day = string;

/** National holidays of a fixed date (Lei 662/1949, 6.802/1980, 14.759/2023), month and day. */
const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];

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
  return weekday !== 0 && weekday !== 6 && !fixed.includes(day.slice(5)) && day !== goodFriday(Number(day.slice(0, 4)));
}

/** Two days before Easter, which Meeus, Jones and Butcher compute for any year of the Gregorian calendar. */
function goodFriday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const easter = `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
  return plusDays(easter, -2);
}

function plusDays(day: Day, n: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + n);
  return date.toISOString().slice(0, 10);
}

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);
const pad = (n: number) => String(n).padStart(2, '0');
