import { describe, expect, it } from 'vitest';
import { boxItems } from './statement-boxes.ts';
import { checkStatement, type StatementYear, type YearReceipt } from './statement-check.ts';

type Line = [description: string, centavos: number];

function payslip(month: number, lines: Line[], given: Partial<YearReceipt> = {}): YearReceipt {
  const items = lines.map(([description, centavos]) => ({
    description,
    earnings: centavos > 0 ? centavos : null,
    deductions: centavos < 0 ? -centavos : null,
  }));
  return { kind: 'monthly', year: 2025, month, paidOn: null, items, dependants: 0, ...given };
}

const month = (number: number, more: Line[] = []) =>
  payslip(number, [['Salário base', 400_000], ['INSS', -37_000], ['IRRF', -12_000], ...more]);
const year = (receipts: YearReceipt[], given: Partial<StatementYear> = {}): StatementYear => ({
  year: 2025,
  admittedOn: null,
  dismissedOn: null,
  receipts,
  ...given,
});
const twelve = Array.from({ length: 12 }, (_, at) => month(at + 1));
const thirteenth = payslip(
  12,
  [
    ['13º salário', 400_000],
    ['INSS', -37_000],
    ['IRRF', -12_000],
    ['Adiantamento 13º', -200_000],
  ],
  {
    kind: 'thirteenthSecond',
  },
);
const right = { '3.1': 4_800_000, '3.2': 444_000, '3.5': 144_000, '5.1': 351_000, '5.2': 12_000 };
const codes = (boxes: Record<string, number>, of: StatementYear) =>
  checkStatement(boxItems(boxes), of).findings.map(({ code, values }) => [code, 'box' in values ? values.box : null]);

describe("a statement against the year's payslips", () => {
  it('agrees to the cent, with a cent or two of rounding a payslip', () => {
    expect(codes(right, year([...twelve, thirteenth]))).toEqual([]);
    expect(codes({ ...right, '3.1': 4_800_020 }, year([...twelve, thirteenth]))).toEqual([]);
  });

  it.each(['3.1', '3.2', '3.5', '5.1', '5.2'] as const)('tells a difference in box %s, with both amounts', box => {
    const boxes = { ...right, [box]: right[box] + 5_000 };
    expect(checkStatement(boxItems(boxes), year([...twelve, thirteenth])).findings).toEqual([
      { code: 'STATEMENT_DIFFERS', values: { box, printedAmount: right[box] + 5_000, computedAmount: right[box] } },
    ]);
  });

  it('compares nothing without the whole year; an admission or a dismissal makes it shorter', () => {
    const half = twelve.slice(6);
    const boxes = { '3.1': 2_400_000, '3.2': 222_000, '3.5': 72_000 };
    expect(codes(boxes, year(half))).toEqual([['STATEMENT_NOT_COMPARED', null]]);
    expect(codes(boxes, year(half, { admittedOn: '2025-07-01' }))).toEqual([]);
    expect(codes(boxes, year(twelve.slice(0, 6), { dismissedOn: '2025-06-30' }))).toEqual([]);
  });

  it('counts by the day of payment: December of the year before is of this year', () => {
    const paidLater = Array.from({ length: 12 }, (_, at) => ({
      ...month(at === 0 ? 12 : at),
      year: at === 0 ? 2024 : 2025,
      paidOn: `2025-${String(at + 1).padStart(2, '0')}-05`,
    }));
    expect(codes(right, year([...paidLater, thirteenth]))).toEqual([]);
  });

  it('is unsure, not wrong, while items of unknown nature make the difference', () => {
    const receipts = [...twelve.slice(1), month(1, [['Prêmio produção XYZ', 30_000]]), thirteenth];
    expect(codes(right, year(receipts))).toEqual([]);
    expect(codes({ ...right, '3.1': 4_830_000 }, year(receipts))).toEqual([]);
    expect(codes({ ...right, '3.1': 4_815_000 }, year(receipts))).toEqual([['STATEMENT_UNSURE', '3.1']]);
    expect(codes({ ...right, '3.1': 4_840_000 }, year(receipts))).toEqual([['STATEMENT_DIFFERS', '3.1']]);
  });

  it('leaves out what is exempt, an advance, and vacations that a month repeats', () => {
    const vacation = payslip(
      7,
      [
        ['Férias', 400_000],
        ['1/3 férias', 133_333],
      ],
      { kind: 'vacation' },
    );
    const repeated = payslip(7, [
      ['Férias', 400_000],
      ['1/3 férias', 133_333],
      ['INSS', -37_000],
      ['IRRF', -12_000],
    ]);
    const advance = payslip(3, [['Adiantamento', 160_000]], { kind: 'advance' });
    const receipts = [...twelve.filter(each => each.month !== 7), repeated, vacation, advance, thirteenth];
    expect(codes({ ...right, '3.1': 4_933_333 }, year(receipts))).toEqual([['STATEMENT_UNSURE', '3.1']].slice(1));
    const family = [...twelve.slice(1), month(1, [['Salário família', 6_500]]), thirteenth];
    expect(codes(right, year(family))).toEqual([]);
  });

  it("the 13th's dependants are printed nowhere: what they take is no difference", () => {
    const withChild = { ...thirteenth, dependants: 1 };
    expect(codes({ ...right, '5.1': 351_000 - 18_959 }, year([...twelve, withChild]))).toEqual([]);
    expect(codes(right, year([...twelve, withChild]))).toEqual([]);
  });

  describe('box 5.3', () => {
    const shared = payslip(
      3,
      [
        ['Participação nos lucros', 900_000],
        ['IRRF', -60_000],
        ['Pensão alimentícia', -90_000],
      ],
      { kind: 'profitSharing' },
    );
    const withShared = [...twelve, thirteenth, shared];

    it('holds the shared profits net of their tax and pension, which are no wages', () => {
      expect(codes({ ...right, '5.3': 750_000 }, year(withShared))).toEqual([]);
      expect(checkStatement(boxItems({ ...right, '5.3': 900_000 }), year(withShared)).findings).toEqual([
        { code: 'STATEMENT_DIFFERS', values: { box: '5.3', printedAmount: 900_000, computedAmount: 750_000 } },
      ]);
      expect(codes(right, year(withShared))).toEqual([['STATEMENT_DIFFERS', '5.3']]);
    });

    it('says what a statement tells of profits that no payslip has', () => {
      expect(codes({ ...right, '5.3': 750_000 }, year([...twelve, thirteenth]))).toEqual([
        ['STATEMENT_DIFFERS', '5.3'],
      ]);
    });

    it("finds them in a month's payslip too; their tax is not that on wages", () => {
      const within = [
        ...twelve.slice(1),
        month(1, [
          ['PLR 1º semestre', 500_000],
          ['IRRF PLR', -20_000],
        ]),
        thirteenth,
      ];
      expect(codes({ ...right, '5.3': 480_000 }, year(within))).toEqual([]);
    });

    it('is unsure while a receipt of profits has earnings of unknown nature', () => {
      const bonus = {
        ...shared,
        items: [...shared.items, { description: 'Bônus de metas', earnings: 100_000, deductions: null }],
      };
      const receipts = [...twelve, thirteenth, bonus];
      expect(codes({ ...right, '5.3': 850_000 }, year(receipts))).toEqual([]);
      expect(codes({ ...right, '5.3': 800_000 }, year(receipts))).toEqual([['STATEMENT_UNSURE', '5.3']]);
    });
  });
});
