import { expect, test } from 'vitest';
import { readable } from './description.ts';

test.each([
  ['SALÁRIO BASE', 'Salário base'],
  ['HORAS EXTRAS 50%', 'Horas extras 50%'],
  ['DSR S/ HORAS EXTRAS', 'DSR s/ horas extras'],
  ['INSS', 'INSS'],
  ['INSS S/ 13º SALÁRIO', 'INSS s/ 13º salário'],
  ['13º SALÁRIO', '13º salário'],
  ['1/3 DE FÉRIAS', '1/3 de férias'],
  ['I.N.S.S.', 'I.N.S.S.'],
  ['D.S.R. S/ H.E.', 'D.S.R. s/ H.E.'],
  ['DESC. VT', 'Desc. VT'],
  ['PLR 2026', 'PLR 2026'],
  ['ADIC. NOTURNO (20%)', 'Adic. noturno (20%)'],
  ['(-) FALTAS', '(-) Faltas'],
  ['Horas extras 50%', 'Horas extras 50%'],
  ['Desc. INSS', 'Desc. INSS'],
  ['H', 'H'],
  ['', ''],
])('%j reads %j', (printed, shown) => {
  expect(readable(printed)).toBe(shown);
});
