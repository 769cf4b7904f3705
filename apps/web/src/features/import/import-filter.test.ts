import { expect, test } from 'vitest';
import { keyOf, monthsToChoose, readFilter } from './import-filter.ts';

test.each([
  ['lendo', 'emAndamento'],
  ['naFila', 'emAndamento'],
  ['emAndamento', 'emAndamento'],
  ['comErro', 'comErro'],
  ['outra', undefined],
  [undefined, undefined],
])('the state %s opens the tab %s', (situacao, tab) => {
  expect(readFilter({ situacao }).tab).toBe(tab);
});

test.each([
  ['2026-11', { mes: 11, ano: 2026 }],
  ['2026-13', undefined],
  ['novembro', undefined],
  [undefined, undefined],
])('the month %s', (enviada, month) => {
  expect(readFilter({ enviada }).sentIn).toEqual(month);
});

test('two years of months, newest first by the clock of Brasília; an older choice stays in the list', () => {
  const months = monthsToChoose(undefined, new Date('2026-12-01T02:00:00Z')).map(keyOf);
  expect(months).toHaveLength(24);
  expect([months[0], months[11], months[23]]).toEqual(['2026-11', '2025-12', '2024-12']);
  expect(monthsToChoose({ mes: 1, ano: 2020 }).map(keyOf).at(-1)).toBe('2020-01');
});
