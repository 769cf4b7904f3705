import { expect, test } from 'vitest';
import { dayForm, monthForm, shownDate, typedDate, wireDate } from './typed-date.ts';

const day = dayForm('pt-BR');
const month = monthForm('pt-BR');

test.each([
  ['0', '0'],
  ['01', '01'],
  ['011', '01/1'],
  ['01/12', '01/12'],
  ['01122', '01/12/2'],
  ['01122026', '01/12/2026'],
  ['1/', '01/'],
  ['1/2/', '01/02/'],
  ['1-2-2026', '01/02/2026'],
  ['1.2.26', '01/02/26'],
  ['2026-12-01', '01/12/2026'],
  [' 01/12/2026 ', '01/12/2026'],
  ['', ''],
  ['abc', ''],
  ['/', ''],
])('a day typed as %j stands as %j', (text, shown) => expect(typedDate(day, text)).toBe(shown));

test.each([
  ['01/12/2026', '2026-12-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['31/04/2026', undefined],
  ['00/12/2026', undefined],
  ['01/13/2026', undefined],
  ['01/12/26', undefined],
  ['01/12/20261', undefined],
  ['01/12', undefined],
  ['', undefined],
])('%j is the day %s', (text, wire) => expect(wireDate(day, text)).toBe(wire));

test.each([
  ['01/12/26', '2026-12-01'],
  ['01/12/85', '1985-12-01'],
  ['01/12/2', undefined],
])('once it is left, %j is %s', (text, wire) => expect(wireDate(day, text, true)).toBe(wire));

test('in English the month comes first', () => {
  const english = dayForm('en-US');
  expect(shownDate(english, '2026-12-01')).toBe('12/01/2026');
  expect(wireDate(english, '12/01/2026')).toBe('2026-12-01');
  expect(wireDate(english, '13/01/2026')).toBeUndefined();
});

test.each([
  ['122026', '12/2026', '2026-12'],
  ['1/2026', '01/2026', '2026-01'],
  ['2026-12', '12/2026', '2026-12'],
  ['13/2026', '13/2026', undefined],
])('a month typed as %j stands as %j and is %s', (text, shown, wire) => {
  expect(typedDate(month, text)).toBe(shown);
  expect(wireDate(month, shown)).toBe(wire);
});

test('what is no day is shown as it was typed', () => {
  expect(shownDate(day, '31/04/2026')).toBe('31/04/2026');
  expect(shownDate(day, '2026-12')).toBe('2026-12');
  expect(shownDate(day, '2026-12-01')).toBe('01/12/2026');
  expect(shownDate(month, '2026-12')).toBe('12/2026');
});
