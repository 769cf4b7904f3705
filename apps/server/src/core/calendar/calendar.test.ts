import { expect, it } from 'vitest';
import { offsetAt } from '#core/clock/instants/zone.ts';
import { nationalHolidays } from './national-holidays.ts';
import { brazilianZones, zoneOfState } from './zone.ts';

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

// minutes ahead of UTC in November 2026, when no state has summer time
const offsets = {
  ...{ AC: -300, AM: -240, MT: -240, MS: -240, RO: -240, RR: -240 },
  ...{ AL: -180, AP: -180, BA: -180, CE: -180, DF: -180, ES: -180, GO: -180, MA: -180, MG: -180, PA: -180, PB: -180 },
  ...{ PE: -180, PI: -180, PR: -180, RJ: -180, RN: -180, RS: -180, SC: -180, SE: -180, SP: -180, TO: -180 },
};
it.each(Object.entries(offsets))('civil time of %s is %i minutes from UTC', (state, offset) => {
  expect(offsetAt(zoneOfState(state), Date.UTC(2026, 10, 27))).toBe(offset);
});

it.each([
  ['AM', 'Tabatinga', -300],
  ['AM', 'Eirunepé', -300],
  ['AM', 'Manaus', -240],
  ['PE', 'Fernando de Noronha', -120],
  [null, null, -180],
] as const)('%s, %s is %i minutes from UTC', (state, city, offset) => {
  const zone = zoneOfState(state, city);
  expect(brazilianZones).toContain(zone);
  expect(offsetAt(zone, Date.UTC(2026, 10, 27))).toBe(offset);
});
