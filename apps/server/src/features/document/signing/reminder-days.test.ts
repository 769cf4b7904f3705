import { expect, it } from 'vitest';
import { remindsOn } from './reminder-days.ts';

it.each([
  ['half of fifteen days', '2026-12-08', '12:00', true],
  ['the day before half', '2026-12-07', '12:00', false],
  ['three days before', '2026-12-13', '12:00', true],
  ['one day before', '2026-12-15', '12:00', true],
  ['the last day', '2026-12-16', '12:00', false],
  ['the day it was sent', '2026-12-01', '12:00', false],
  ['at 8 in Brasília', '2026-12-15', '11:00', true],
  ['a minute before', '2026-12-15', '10:59', false],
  ['until 20', '2026-12-15', '22:59', true],
  ['from 20', '2026-12-15', '23:00', false],
])('%s', (_, today, utc, told) => {
  const now = new Date(`${today}T${utc}:00Z`);
  expect(remindsOn({ today, sentOn: '2026-12-01', dueOn: '2026-12-16', now })).toBe(told);
});
