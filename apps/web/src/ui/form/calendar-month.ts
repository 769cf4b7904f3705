const shifted = (day: string, days: number) => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

export const nextDay = (day: string): string => shifted(day, 1);

/** The last of so many days from this one on. */
export const endOf = (start: string, days: number): string => shifted(start, days - 1);

/** `2026-12` → `2027-01`, or back. */
export function nextMonth(month: string, by: 1 | -1): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}

/** A month's weeks from Sunday to Saturday; what is of another month is left empty. */
export function monthRows(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  let day = shifted(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks: (string | undefined)[][] = [];
  do {
    const week: (string | undefined)[] = [];
    for (let at = 0; at < 7; at++, day = nextDay(day)) week.push(day.slice(0, 7) === month ? day : undefined);
    weeks.push(week);
  } while (day.slice(0, 7) === month);
  return weeks;
}
