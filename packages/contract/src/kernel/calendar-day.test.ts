import { expect, it } from 'vitest';
import { isDay } from './calendar-day.ts';
import { day } from './wire.ts';

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  [20261122, false],
  ['0000-01-01', false],
])('%s is a day: %s', (given, is) => expect(isDay(given)).toBe(is));

it.each(['0000-01-01', '2026-02-31', '2026-13-01', '9999-99-99', '1/2/2026'])('%s is no day of a call either', given =>
  expect(day.safeParse(given).error?.issues[0]?.message).toBe('INVALID_DATE'),
);
