import { expect, test } from 'vitest';
import { centavosOf } from './amounts.ts';

test.each([
  ['47,22', 4_722],
  ['47.22', 4_722],
  ['1.950,00', 195_000],
  ['1,950.00', 195_000],
  ['1950', 195_000],
  ['1.950', 195_000],
  ['R$ 3,5', 350],
  ['-10,00', -1_000],
  ['0', 0],
  ['', undefined],
  ['abc', undefined],
  ['1,2,3', undefined],
  ['12,345,6', 1_234_560],
])('%s', (text, centavos) => {
  expect(centavosOf(text)).toBe(centavos);
});
