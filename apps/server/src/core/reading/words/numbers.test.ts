import { describe, expect, it } from 'vitest';
import { decimalStyle, isQuantity, parseAmount } from './numbers.ts';

describe('amounts as printed', () => {
  it.each([
    ['1.234,56', 123_456],
    ['10500,00', 1_050_000],
    ['-988,07', -98_807],
    ['980,10-', -98_010],
    ['(980,10)', -98_010],
    ['R$12,00', 1_200],
    ['12,00D', 1_200],
    ['1.23,45', undefined],
    ['12.345', undefined],
    ['30', undefined],
    ['07:24', undefined],
    ['12.345.678/0001-95', undefined],
  ])('%s is %s centavos', (text, centavos) => expect(parseAmount(text, 'comma')?.centavos).toBe(centavos));

  it('reads points where the block writes points', () => {
    expect(decimalStyle(['1,234.56', '10.00', '3,00'])).toBe('point');
    expect(parseAmount('1,234.56', 'point')?.centavos).toBe(123_456);
    expect(parseAmount('1,234.56', 'comma')).toBeUndefined();
  });

  it.each(['30', '30,00', '07:24', '051/072', '9,65%', '220h', '4d'])('%s may be a quantity', text =>
    expect(isQuantity(text)).toBe(true),
  );
});
