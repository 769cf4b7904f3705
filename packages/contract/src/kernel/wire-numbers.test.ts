import { describe, expect, it } from 'vitest';
import { isCnpj, isCpf, isPis, normaliseCnpj, normaliseCpf, normalisePis } from './wire-numbers.ts';

describe('check digits', () => {
  it.each([
    ['52513127765', true],
    ['11144477735', true],
    ['08796742020', true],
    ['74172316085', true],
    ['12345678909', true],
    ['28796742020', false],
    ['11144477732', false],
    ['11144477705', false],
    ['11111111111', false],
    ['1114447773', false],
    ['111.444.777-35', false],
  ])('CPF %s is %s', (value, valid) => expect(isCpf(value)).toBe(valid));

  it.each([
    ['11222333000181', true],
    ['73797980000179', true],
    ['60701190000104', true],
    ['12ABC34501DE35', true],
    ['12ABC345000188', true],
    ['A1222333000150', true],
    ['A31707X3000136', true],
    ['12ABC34501DE53', false],
    ['12abc34501de35', false],
    ['12ABC34501DEA5', false],
    ['00000000000000', false],
    ['11222333000182', false],
  ])('CNPJ %s is %s', (value, valid) => expect(isCnpj(value)).toBe(valid));

  it.each([
    ['26827649960', true],
    ['71282677380', true],
    ['23795126955', true],
    ['71282677382', false],
    ['23795126954', false],
    ['00000000000', false],
  ])('PIS %s is %s', (value, valid) => expect(isPis(value)).toBe(valid));
});

describe('normal forms', () => {
  it.each([
    [normaliseCpf, '087.967.420-20', '08796742020'],
    [normaliseCpf, '8796742020', '08796742020'],
    [normaliseCpf, '', ''],
    [normaliseCnpj, '12.abc.345/01de-35', '12ABC34501DE35'],
    [normaliseCnpj, '1222333000181', '01222333000181'],
    [normalisePis, '268.27649.96-0', '26827649960'],
  ])('%o of %s is %s', (normalise, text, plain) => expect(normalise(text)).toBe(plain));
});
