import { daysBetween, plusDays } from '#core/calendar/days.ts';

const quiet = { from: 20, until: 8 } as const;

/** The hour in Brasília, which has no summer time (Decreto 9.772/2019). */
const hourOf = (now: Date) => (now.getUTCHours() + 21) % 24;

/**
 * Whether those whose turn it is are reminded today: at half the time, three days and one day before its end (product 6.3), and never
 * from 20:00 to 08:00.
 */
export function remindsOn({
  today,
  sentOn,
  dueOn,
  now,
}: {
  today: string;
  sentOn: string;
  dueOn: string;
  now: Date;
}): boolean {
  const hour = hourOf(now);
  if (hour >= quiet.from || hour < quiet.until) return false;
  const half = plusDays(sentOn, Math.floor(daysBetween(sentOn, dueOn) / 2));
  const days = [half, plusDays(dueOn, -3), plusDays(dueOn, -1)];
  return days.some(day => day === today && day > sentOn);
}
