import { expect, it } from 'vitest';
import { nationalHolidays } from './national-holidays.ts';

it.each([
  [2026, '2026-04-03', 10],
  [2025, '2025-04-18', 10],
  [2023, '2023-04-07', 9],
])('national holidays of %i: Good Friday is %s, %i in all', (year, friday, total) => {
  const all = nationalHolidays(year);
  expect(all).toContainEqual({ day: friday, name: 'Paixão de Cristo' });
  expect(all).toHaveLength(total);
  expect(all.some(({ day }) => day === `${year}-11-20`)).toBe(year >= 2024);
  expect([...all].sort((a, b) => a.day.localeCompare(b.day))).toEqual(all);
});
