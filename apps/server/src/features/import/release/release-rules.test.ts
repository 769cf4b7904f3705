import { describe, expect, it } from 'vitest';
import { barOf, mainReason } from './release.ts';

const line = (description: string, earnings: number | null, deductions: number | null, code: string | null = null) => ({
  code,
  description,
  earnings,
  deductions,
});
const salary = line('Salário', 300_000, null);

describe('why a net changed', () => {
  it.each([
    [
      'a line that came',
      [salary, line('PLR', 90_000, null)],
      [salary],
      90_000,
      { code: 'LINE_NEW', values: { nome: 'PLR', valorAmount: 90_000 } },
    ],
    [
      'a line that went',
      [salary],
      [salary, line('Prêmio', 50_000, null)],
      -50_000,
      { code: 'LINE_GONE', values: { nome: 'Prêmio', valorAmount: -50_000 } },
    ],
    [
      'a deduction that fell is a plus',
      [salary, line('Faltas', null, 1_000)],
      [salary, line('Faltas', null, 9_000)],
      8_000,
      { code: 'LINE_CHANGED', values: { nome: 'Faltas', valorAmount: 8_000 } },
    ],
    [
      'the same line twice adds up',
      [salary, salary],
      [salary],
      300_000,
      { code: 'LINE_CHANGED', values: { nome: 'Salário', valorAmount: 300_000 } },
    ],
    [
      'many small ones: none explains half',
      [line('a', 30, null), line('b', 30, null), line('c', 30, null)],
      [],
      90,
      undefined,
    ],
    [
      'the largest goes the other way',
      [line('a', null, 600), line('b', 350, null), line('c', 350, null)],
      [],
      100,
      undefined,
    ],
    ['nothing changed', [salary], [salary], 0, undefined],
  ])('%s', (_, now, before, difference, reason) => {
    expect(mainReason(now, before, difference)).toEqual(reason);
  });
});

describe('who may release', () => {
  const free = {
    mayChange: true,
    clean: 10,
    asksSums: false,
    twoPeople: false,
    reviewed: true,
    request: 'none' as const,
  };
  it.each([
    [{}, undefined],
    [{ mayChange: false }, 'perfil'],
    [{ clean: 0 }, 'semLimpos'],
    [{ asksSums: true }, 'somas'],
    [{ asksSums: true, twoPeople: true }, 'somas'],
    [{ twoPeople: true }, 'duasPessoas'],
    [{ twoPeople: true, request: 'mine' as const }, 'pedidoAberto'],
    [{ twoPeople: true, request: 'of-another' as const }, 'pedidoAberto'],
    [{ twoPeople: true, request: 'of-me' as const }, 'conferiu'],
    [{ twoPeople: true, request: 'of-me' as const, reviewed: false }, undefined],
  ])('%o: %s', (given, bar) => {
    expect(barOf({ ...free, ...given })).toBe(bar);
  });
});
