import { expect, it } from 'vitest';
import { slipOf } from '../mutation/page-of-text.ts';

const HEAD = 'Matrícula: 0101   Nome: Ademar Tavares Pinto   CPF: 159.648.540-01\nCompetência: 05/2026';
const INSS = 282_937;
const bases = { inss: INSS, fgts: INSS, fgtsMonth: 22_635, irrf: 259_177 };

it.each([
  ['INSS s/ 2.829,37   IRRF s/ 2.591,77   FGTS s/ 2.829,37   FGTS 226,35'],
  ['INSS sobre 2.829,37   IRRF sobre 2.591,77   FGTS sobre 2.829,37   FGTS 226,35'],
  ['INSS (base) 2.829,37   IRRF (base) 2.591,77   FGTS (base) 2.829,37   FGTS (mês) 226,35'],
  ['INSS (base): 2.829,37   IR (base): 2.591,77   FGTS(base): 2.829,37   FGTS: 226,35'],
  ['Base s/ INSS: 2.829,37   Base s/ IRRF: 2.591,77   Base s/ FGTS: 2.829,37   FGTS: 226,35'],
  ['Base INSS 2.829,37   Base IRRF 2.591,77   FGTS 2.829,37   FGTS 226,35'],
  ['Base INSS 2.829,37   Base IRRF 2.591,77   FGTS 226,35   FGTS 2.829,37'],
  ['Base INSS 2.829,37   Base IRRF 2.591,77   FGTS do mês 2.829,37   Base FGTS 226,35'],
  ['Incidência INSS 2.829,37   Incidência IRRF 2.591,77   Incidência FGTS 2.829,37   Valor FGTS 226,35'],
  ['INSS s/     IRRF s/     FGTS s/     FGTS\n2.829,37    2.591,77    2.829,37    226,35'],
  ['BASES: INSS 2.829,37   IRRF 2.591,77   FGTS 2.829,37   FGTS 226,35'],
])('what is a base and what a deposit: %s', foot => {
  expect(slipOf(HEAD, foot).bases).toMatchObject(bases);
});

it.each([
  ['FGTS 226,35', { fgtsMonth: 22_635 }],
  ['FGTS 2.829,37', { fgts: INSS }],
  ['Base FGTS 2.829,37   FGTS 56,59', { fgts: INSS, fgtsMonth: 5659 }],
  ['FGTS 2.829,37   FGTS 316,89', { fgts: INSS, fgtsMonth: 31_689 }],
  ['Base FGTS 2.829,37   Depósito FGTS 226,36', { fgts: INSS, fgtsMonth: 22_636 }],
  // neither is the other's deposit, and neither's label says which it is
  ['FGTS 2.640,00   FGTS 99,99', {}],
  ['FGTS 4.711,08', {}],
  ['INSS 9.999,99', {}],
  ['INSS 237,60', { inssValue: 23_760 }],
  // what its own label says is kept, with the remark that it isn't 8 %
  ['Base FGTS 2.640,00   FGTS do mês 226,35', { fgts: 264_000, fgtsMonth: 22_635 }],
])('a figure that arithmetic denies is left out: %s', (foot, expected) => {
  expect(slipOf(HEAD, foot).bases).toEqual(expected);
});

it.each([
  ['Salário/M: 2.640,00', 264_000],
  ['Salário Base /M 2.640,00', 264_000],
  ['Sal. Base: 2.640,00/M', 264_000],
  ['Salário: 2.640,00/mês', 264_000],
  ['Salário/H 12,00', 1200],
  ['Salário: 12,00/H', 1200],
  ['Salário (M): 2.640,00', 264_000],
  ['Salário Mensal 2.640,00', 264_000],
])('a salary by the month or the hour: %s', (foot, salary) => {
  expect(slipOf(HEAD, foot).bases).toEqual({ salary });
});
