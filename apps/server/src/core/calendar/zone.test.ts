import { states } from '@cracha/contract/kernel/postal.ts';
import { expect, it, test } from 'vitest';
import { offsetAt } from '../clock/instants/zone.ts';
import { brazilianZones, zoneOfState } from './zone.ts';

const hoursAt = (state: string | null, day: string) =>
  offsetAt(zoneOfState(state), Date.parse(`${day}T15:00:00Z`)) / 60;

/** Hours ahead of UTC, on a day of today's rules and on one of the last summer time (2018–2019). */
const table: [string, number, number][] = [
  ['AC', -5, -5],
  ['AL', -3, -3],
  ['AM', -4, -4],
  ['AP', -3, -3],
  ['BA', -3, -3],
  ['CE', -3, -3],
  ['DF', -3, -2],
  ['ES', -3, -2],
  ['GO', -3, -2],
  ['MA', -3, -3],
  ['MG', -3, -2],
  ['MS', -4, -3],
  ['MT', -4, -3],
  ['PA', -3, -3],
  ['PB', -3, -3],
  ['PE', -3, -3],
  ['PI', -3, -3],
  ['PR', -3, -2],
  ['RJ', -3, -2],
  ['RN', -3, -3],
  ['RO', -4, -4],
  ['RR', -4, -4],
  ['RS', -3, -2],
  ['SC', -3, -2],
  ['SE', -3, -3],
  ['SP', -3, -2],
  ['TO', -3, -3],
];

test.each(table)('%s', (state, now, summer) => {
  expect([hoursAt(state, '2026-10-05'), hoursAt(state, '2019-01-10')]).toEqual([now, summer]);
});

it('knows the 27 states, and takes Brasília’s time for anything else', () => {
  expect(table.map(([state]) => state)).toEqual([...states].sort());
  expect([null, '', 'XX', 'toString'].map(state => zoneOfState(state))).toEqual(Array(4).fill('America/Sao_Paulo'));
});

it.each([
  ['AM', 'Tabatinga', -5],
  ['AM', 'Eirunepé', -5],
  ['AM', 'Manaus', -4],
  ['PE', 'Fernando de Noronha', -2],
] as const)('%s, %s is %i hours from UTC', (state, city, hours) => {
  const zone = zoneOfState(state, city);
  expect(brazilianZones).toContain(zone);
  expect(offsetAt(zone, Date.UTC(2026, 10, 27)) / 60).toBe(hours);
});
