import { expect, it } from 'vitest';
import { dayFrom, dayOf } from './day.ts';

it('is the day in Brasília, also late in the evening', () => {
  expect(dayOf(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11-30');
  expect(dayOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01');
});

it('counts days from today', () => {
  expect(Date.parse(dayFrom(1)) - Date.parse(dayFrom())).toBe(86_400_000);
});
