import { describe, expect, it } from 'vitest';
import { countryOf } from './esocial-countries.ts';

describe('countryOf', () => {
  it.each([
    ['105', 'Brasil'],
    ['063', 'Argentina'],
    ['097', 'Bolívia'],
    ['341', 'Haiti'],
    ['850', 'Venezuela'],
    ['160', 'China'],
    ['040', 'Angola'],
    ['249', 'Estados Unidos'],
  ])('%s is %s', (code, name) => {
    expect(countryOf(code)).toBe(name);
  });

  it.each(['', '106', '840', '999', 'BR'])('%j names no state of today', code => {
    expect(countryOf(code)).toBe('');
  });
});
