import { expect, test } from 'vitest';
import { cnpjInFull, cpfMasked, formatsOf } from './formats.ts';
import { pt as counted } from './texts.ts';

const pt = formatsOf('pt-BR');

test('money keeps its decimals, its sign and a space that does not break', () => {
  expect(pt.money(284732)).toBe('R$\u00a02.847,32');
  expect(pt.money(-56518)).toBe('−\u2009R$\u00a0565,18');
  expect(formatsOf('es-ES').amount(123456)).toBe('1.234,56');
});

test('days are the same everywhere, instants are read in Brasília', () => {
  expect(pt.dayShort('2026-11-06')).toBe('6 nov');
  expect(pt.dayInWords('2026-11-06')).toBe('6 de novembro');
  expect(pt.moment('2026-11-06T21:12:00Z')).toBe('06 nov, 18:12');
  expect(pt.momentInFull('2026-11-07T02:30:00Z')).toBe('06/11/2026 23:30');
  expect(pt.recent('2026-11-06T19:38:00Z', new Date('2026-11-07T12:00:00Z'))).toBe('ontem, 16:38');
  expect(pt.recent('2026-10-06T19:38:00Z', new Date('2026-11-07T12:00:00Z'))).toBe('06 out, 16:38');
  expect(pt.competence(10, 2026)).toBe('Outubro de 2026');
});

test('documents are masked for others', () => {
  expect(cpfMasked('04829173312')).toBe('***.291.733-**');
  expect(cpfMasked('***.291.733-**')).toBe('***.291.733-**');
  expect(cnpjInFull('B0REAL26000181')).toBe('B0.REA.L26/0001-81');
});

test('counts agree with their noun, none is many', () => {
  expect([0, 1, 2, 1234].map(count => counted(count, 'recibo', 'recibos'))).toEqual([
    '0 recibos',
    '1 recibo',
    '2 recibos',
    '1.234 recibos',
  ]);
});
