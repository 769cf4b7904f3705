import { expect, test } from 'vitest';
import { bankName } from './bank-names.ts';

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
