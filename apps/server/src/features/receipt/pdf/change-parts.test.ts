import { describe, expect, it } from 'vitest';
import { quantityOf } from '../quantity.ts';
import { type ComparedReceipt, type Line, partsOf } from './change-parts.ts';

describe('a printed reference', () => {
  it.each([
    ['14:00', null, { value: 14, unit: 'hours' }],
    ['7:30', null, { value: 7.5, unit: 'hours' }],
    ['220,00', null, { value: 220, unit: null }],
    ['14,00', 'horasExtras', { value: 14, unit: 'hours' }],
    ['30', 'ferias', { value: 30, unit: 'days' }],
    ['30 d', null, { value: 30, unit: 'days' }],
    ['1.234,50', null, { value: 1234.5, unit: null }],
    ['7,5%', null, { value: 7.5, unit: 'percent' }],
    ['3/12', null, undefined],
    ['', null, undefined],
    ['conforme', null, undefined],
    [null, null, undefined],
  ] as const)('%s is %j', (text, nature, quantity) => expect(quantityOf(text, nature)).toEqual(quantity));
});

const overtime = (amount: number, reference: string): Line => ({
  code: '040',
  description: 'Horas extras 50%',
  nature: 'horasExtras',
  side: 'earning',
  amount,
  quantity: quantityOf(reference, 'horasExtras'),
});
const inss = (amount: number): Line => ({
  ...overtime(amount, ''),
  description: 'INSS',
  nature: 'inss',
  side: 'deduction',
});
const of = (given: Partial<ComparedReceipt> = {}): ComparedReceipt => ({
  items: [],
  net: 0,
  kind: 'monthly',
  year: 2026,
  month: 10,
  bases: {},
  totalEarnings: 0,
  ...given,
});

describe('what a change is made of', () => {
  it('fewer hours at the same price are quantity alone', () =>
    expect(partsOf(overtime(42_900, '22:00'), overtime(27_300, '14:00'), of(), of())).toEqual([
      { kind: 'quantity', before: 22, now: 14, unit: 'hours', price: 1950, effect: -15_600 },
    ]));

  it('more hours at a new price are quantity and price', () =>
    expect(partsOf(overtime(18_410, '10:00'), overtime(27_300, '14:00'), of(), of())).toEqual([
      { kind: 'quantity', before: 10, now: 14, unit: 'hours', price: 1841, effect: 7364 },
      { kind: 'price', before: 1841, now: 1950, effect: 1526 },
    ]));

  it('the same hours at a new price are the amount alone', () =>
    expect(partsOf(overtime(18_410, '10:00'), overtime(19_500, '10:00'), of(), of())).toEqual([
      { kind: 'price', before: 18_410, now: 19_500, effect: 1090 },
    ]));

  it('a reference that counts something else explains nothing', () =>
    expect(partsOf(overtime(10_000, '1'), overtime(10_050, '3'), of(), of())).toEqual([
      { kind: 'price', before: 10_000, now: 10_050, effect: 50 },
    ]));

  it('a tax by the same table is its base', () =>
    // 350,000 × 12 % − 11,140 = 30,860; 300,000 × 12 % − 11,140 = 24,860
    expect(
      partsOf(inss(30_860), inss(24_860), of({ bases: { inss: 350_000 } }), of({ bases: { inss: 300_000 } })),
    ).toEqual([{ kind: 'base', before: 350_000, now: 300_000, effect: 6000 }]));

  it('a tax by a new table is base and table', () =>
    // 2025: 300,000 × 12 % − 10,659 = 25,341; on 320,000: 27,741; 2026 on 320,000: 27,260
    expect(
      partsOf(
        inss(25_341),
        inss(27_260),
        of({ year: 2025, bases: { inss: 300_000 } }),
        of({ bases: { inss: 320_000 } }),
      ),
    ).toEqual([
      { kind: 'base', before: 300_000, now: 320_000, effect: -2400 },
      { kind: 'table', year: 2026, effect: 481 },
    ]));

  it.each([
    ['is not the table’s', 25_000, of({ bases: { inss: 350_000 } })],
    ['of a 13th', 30_860, of({ kind: 'thirteenthSecond', bases: { inss: 350_000 } })],
    ['has no base', 30_860, of()],
    ['of a year whose table is not known', 30_860, of({ year: 2019, bases: { inss: 350_000 } })],
  ])('a tax that %s is its amount alone', (_why, amount, earlier) =>
    expect(partsOf(inss(amount), inss(24_860), earlier, of({ bases: { inss: 300_000 } }))).toEqual([
      { kind: 'price', before: amount, now: 24_860, effect: amount - 24_860 },
    ]),
  );
});
