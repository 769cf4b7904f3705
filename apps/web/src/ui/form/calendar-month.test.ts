import { expect, test } from 'vitest';
import { endOf, monthRows, nextMonth } from './calendar-month.ts';

test.each([
  ['2027-01', 6, 5, '2027-01-01'],
  ['2026-02', 4, 0, '2026-02-01'],
  ['2028-02', 5, 2, '2028-02-01'],
])('%s has %i weeks and begins at place %i', (month, weeks, place, first) => {
  const rows = monthRows(month);
  expect(rows).toHaveLength(weeks);
  expect(rows[0]?.indexOf(first)).toBe(place);
  const days = rows.flat().filter(day => day !== undefined);
  expect(new Set(days).size).toBe(days.length);
  expect(days.at(-1)?.slice(0, 7)).toBe(month);
  expect(rows.every(week => week.length === 7 && week.some(Boolean))).toBe(true);
});

test('months turn over a year, and a stretch over a leap day', () => {
  expect([nextMonth('2026-12', 1), nextMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect(endOf('2028-02-20', 10)).toBe('2028-02-29');
  expect(endOf('2027-01-04', 1)).toBe('2027-01-04');
});
