import { describe, expect, it } from 'vitest';
import type { PayItem } from '../pay-items.ts';
import { item } from '../receipt.factory.ts';
import type { ComparedReceipt } from './change-parts.ts';
import { changesBetween } from './receipt-changes.ts';

const net = (items: PayItem[]) => items.reduce((sum, line) => sum + (line.earnings ?? 0) - (line.deductions ?? 0), 0);
const monthly = (items: PayItem[], given: Partial<ComparedReceipt> = {}): ComparedReceipt => ({
  items,
  net: net(items),
  kind: 'monthly',
  year: 2026,
  month: 10,
  bases: {},
  totalEarnings: items.reduce((sum, line) => sum + (line.earnings ?? 0), 0),
  ...given,
});
const compared = (before: PayItem[], now: PayItem[]) =>
  changesBetween(monthly(before), monthly(now)).changes.map(({ code, before: was, now: is, effect }) => [
    code,
    was,
    is,
    effect,
  ]);

describe('what changed between two receipts', () => {
  it.each([
    ['nothing', [item('1', 'Salário', 100)], [item('1', 'Salário', 100)], []],
    ['a new earning', [], [item('1', 'Salário', 100)], [['1', null, 100, 100]]],
    ['a deduction that is gone', [item('2', 'INSS', -10)], [], [['2', 10, null, 10]]],
    ['a deduction that grew', [item('2', 'INSS', -10)], [item('2', 'INSS', -15)], [['2', 10, 15, -5]]],
    [
      'the same code under another name',
      [item('1', 'Salario', 100)],
      [item('1', 'SALÁRIO BASE', 120)],
      [['1', 100, 120, 20]],
    ],
    [
      'the same name where a code is missing',
      [item(null, 'Hora  extra', 10)],
      [item('7', 'HORA EXTRA', 30)],
      [['7', 10, 30, 20]],
    ],
    [
      'the same name under two codes: two lines',
      [item('6', 'Bônus', 10)],
      [item('7', 'Bônus', 10)],
      [
        ['7', null, 10, 10],
        ['6', 10, null, -10],
      ],
    ],
    [
      'two lines of one code are added up',
      [item('1', 'Hora', 10), item('1', 'Hora', 5)],
      [item('1', 'Hora', 20)],
      [['1', 15, 20, 5]],
    ],
    [
      'an earning that became a deduction',
      [item('9', 'Ajuste', 10)],
      [item('9', 'Ajuste', -10)],
      [
        ['9', null, 10, -10],
        ['9', 10, null, -10],
      ],
    ],
    [
      'the largest first',
      [],
      [item('1', 'A', 5), item('2', 'B', -50), item('3', 'C', 20)],
      [
        ['2', null, 50, -50],
        ['3', null, 20, 20],
        ['1', null, 5, 5],
      ],
    ],
  ])('%s', (_what, before, now, changes) => expect(compared(before, now)).toEqual(changes));

  it('tells what the lines leave open as one more line, so that the effects add up to the cent', () => {
    const { changes, same } = changesBetween(
      monthly([item('1', 'Salário', 100), item('2', 'Ajuda', 5)]),
      monthly([item('1', 'Salário', 130), item('2', 'Ajuda', 5)], { net: 132 }),
    );
    expect(changes.map(({ code, description, effect }) => [code, description, effect])).toEqual([
      ['1', 'Salário', 30],
      [null, null, -3],
    ]);
    expect(same).toEqual(['Ajuda']);
  });

  it('adds up to the difference of the nets whatever the lines are, and the parts to their line', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    const names = ['Horas extras', 'INSS', 'Férias', 'Verba'];
    const lines = () =>
      Array.from({ length: random(6) }, () => {
        const line = item(random(3) ? String(random(4)) : null, names[random(4)] ?? '', random(2000) - 1000);
        return { ...line, reference: ['10:30', '14,00', '7,5%', '3/12', null][random(5)] ?? null };
      });
    for (let time = 0; time < 500; time++) {
      const one = () =>
        monthly(lines(), { net: random(10_000), year: 2025 + random(2), bases: { inss: random(400_000) } });
      const [before, now] = [one(), one()];
      const { changes } = changesBetween(before, now);
      expect(changes.reduce((sum, { effect }) => sum + effect, 0)).toBe(now.net - before.net);
      for (const { parts, effect } of changes)
        if (parts.length > 0) expect(parts.reduce((sum, part) => sum + part.effect, 0)).toBe(effect);
    }
  });
});
