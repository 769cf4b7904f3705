import { expect, test } from 'vitest';
import { bankNamed, bankNumberOf, banks } from './banks.ts';
import { bankName } from './main-banks.ts';

test.each([
  ['341', 'Itaú'],
  ['0341', 'Itaú'],
  ['001', 'Banco do Brasil'],
  ['001-9', 'Banco do Brasil'],
  [' 33 ', 'Santander'],
  ['999', '999'],
  ['000', '000'],
  ['341 Itaú', '341 Itaú'],
  ['Banco do Povo', 'Banco do Povo'],
  ['34100', '34100'],
  ['', ''],
])('%j is shown as %j', (printed, shown) => {
  expect(bankName(printed)).toBe(shown);
});

test.each([
  ['341', '341'],
  ['1', '001'],
  [' itau ', '341'],
  ['BANCO DO BRASIL', '001'],
  ['999', '999'],
  ['0341', undefined],
  ['Banco do Povo', undefined],
  ['', undefined],
])('%j is the bank %j', (typed, number) => {
  expect(bankNumberOf(typed)).toBe(number);
});

test('every bank has one number of three digits and one name', () => {
  expect(banks.every(([number, name]) => /^\d{3}$/.test(number) && bankNamed(number) === name)).toBe(true);
  expect(new Set(banks.map(([, name]) => name)).size).toBe(banks.length);
  expect(bankNamed('999')).toBeUndefined();
});
