import { expect, it } from 'vitest';
import { missingExit } from './exit-missing.ts';

const inside = { date: '2026-07-01', status: 'running' as const, unpaired: ['2026-07-01T13:00'] };
const day = ['08:00–12:00', '13:00–17:00'];
const night = ['22:00–06:00'];

it.each([
  ['a quarter of an hour is waited', inside, day, '2026-07-01T17:14', undefined],
  ['then it is missed', inside, day, '2026-07-01T17:15', '17:00'],
  ['a night ends tomorrow', inside, night, '2026-07-01T23:30', undefined],
  ['and is missed then', inside, night, '2026-07-02T06:15', '06:00'],
  ['who went is not asked', { ...inside, unpaired: [] }, day, '2026-07-01T18:00', undefined],
  ['nor whose day has ended', { ...inside, status: 'pending' as const }, day, '2026-07-01T18:00', undefined],
  ['nor without fixed hours', inside, [], '2026-07-01T18:00', undefined],
])('%s', (_what, one, plan, local, hour) => {
  expect(missingExit({ ...one, plan }, local)).toBe(hour);
});
