import { expect, it } from 'vitest';
import { isWorkingDay, workingDaysAfter } from './working-day.ts';

it.each([
  // a Monday: five working days end on the next Monday
  ['2026-03-09', 5, '2026-03-16'],
  // over Good Friday (3 April) and a weekend
  ['2026-03-31', 5, '2026-04-08'],
  // over 7 September, a Monday
  ['2026-09-04', 1, '2026-09-08'],
  // said on a Saturday
  ['2026-11-21', 5, '2026-11-27'],
  // over the end of a year
  ['2026-12-31', 1, '2027-01-04'],
  ['2026-03-09', 0, '2026-03-09'],
])('%s and %i working days is %s', (day, n, end) => expect(workingDaysAfter(day, n)).toBe(end));

it.each(['2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14', '2026-11-20', '2026-12-25', '2026-11-22'])(
  '%s is none',
  day => expect(isWorkingDay(day)).toBe(false),
);
