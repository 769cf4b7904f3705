/**
 * Local civil time as integers: a day is a count of days since 1970-01-01, an instant a count of minutes since that midnight.
 * Nothing here knows a zone: instants were made local before (product 4, section 5).
 */
export const minutesOfDay = 1440;

/** `2026-03-02` → its day. */
export function dayOf(text: string): number {
  return Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10))) / 86_400_000;
}

/** `2026-03-02T08:00` → its minute; seconds are cut off. */
export function instantOf(text: string): number {
  return dayOf(text) * minutesOfDay + clockOf(text.slice(11, 16));
}

/** `08:00` → 480. */
export function clockOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

export function dateText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

export function instantText(instant: number): string {
  return new Date(instant * 60_000).toISOString().slice(0, 16);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: number): number {
  return modulo(day + 3, 7) + 1;
}

/** The Monday of its week. */
export function weekOf(day: number): number {
  return day - weekdayOf(day) + 1;
}

/** The day of an instant. */
export function dayAt(instant: number): number {
  return Math.floor(instant / minutesOfDay);
}

/** The same day number so many months on, or that month's last day. */
export function monthsAfter(day: number, months: number): number {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  return Math.min(Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 0)) / 86_400_000;
}

/** The last day of its month. */
export function monthEnd(day: number): number {
  const date = new Date(day * 86_400_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / 86_400_000;
}

export function modulo(a: number, n: number): number {
  return ((a % n) + n) % n;
}
