import { expect, it } from 'vitest';
import { nextPeriod } from './next-period.ts';

const june = { from: '2026-06-01', until: '2026-06-30' };

it.each([
  ['the calendar month', '2026-07-01', 1, [june], { from: '2026-07-01', until: '2026-07-31' }],
  ['nothing while one holds the day', '2026-06-30', 1, [june], undefined],
  ['the first one of all', '2026-07-10', 1, [], { from: '2026-07-01', until: '2026-07-31' }],
  ['from the 16th on', '2026-07-15', 16, [], { from: '2026-06-16', until: '2026-07-15' }],
  ['across the year', '2027-01-03', 16, [], { from: '2026-12-16', until: '2027-01-15' }],
  ['what a change of the first day leaves', '2026-07-01', 16, [june], { from: '2026-07-01', until: '2026-07-15' }],
  [
    'up to one that HR opened before its time',
    '2026-07-01',
    1,
    [june, { from: '2026-07-20', until: '2026-08-19' }],
    { from: '2026-07-01', until: '2026-07-19' },
  ],
  ['months that were missed stay missing', '2026-09-02', 1, [june], { from: '2026-09-01', until: '2026-09-30' }],
])('%s', (_what, today, firstDay, standing, opened) => {
  expect(nextPeriod(today, firstDay, standing)).toEqual(opened);
});
