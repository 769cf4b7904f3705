import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';

test.each([
  ['30,00', 'salario', 30, 'days'],
  ['220,00', 'salario', 220, 'hours'],
  ['6,00', 'valeTransporte', 6, 'percent'],
  ['7,5', 'inss', 7.5, 'percent'],
  ['14,50', 'horasExtras', 14.5, 'hours'],
  ['20,00', 'ferias', 20, 'days'],
] as const)('%s of %s is %d %s', (printed, nature, value, unit) => {
  expect(referenceOf(printed, nature)).toEqual({ value, unit });
});

test.each([
  ['1.518,00', 'inss'],
  ['30 d', 'salario'],
  ['7,5%', 'inss'],
  ['3/12', 'decimoTerceiro'],
  ['2,00', 'faltas'],
  ['30,00', null],
  ['0,00', 'salario'],
  ['2.860,00', 'salario'],
] as const)('%s of %s stays as printed', (printed, nature) => {
  expect(referenceOf(printed, nature)).toBeUndefined();
});
