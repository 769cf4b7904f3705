import { describe, expect, it } from 'vitest';
import { blank } from './blank.ts';
import type { ReadDocument, ReadLine } from './reading-types.ts';
import { corrected, recheck } from './recheck.ts';

const line = (description: string, earnings: number | null, deductions: number | null): ReadLine => ({
  description,
  earnings,
  deductions,
});
const lines = [line('Salário', 300_000, null), line('INSS', null, 25_000), line('Convênio farmácia', null, null)];
const payslip = (given: Partial<ReadDocument>): ReadDocument => ({
  ...blank(1, 1),
  month: 10,
  year: 2026,
  kind: 'monthly',
  lines,
  totalEarnings: 300_000,
  totalDeductions: 29_722,
  net: 270_278,
  ...given,
});

describe('the self-check of a corrected document', () => {
  it.each<[what: string, given: Partial<ReadDocument>, blocking: string[], repair: unknown]>([
    [
      'an unreadable line takes what the totals miss',
      {},
      ['DEDUCTIONS_SUM_DIFFERS', 'NET_DIFFERS'],
      { target: 'deductions', line: 2, centavos: 4_722 },
    ],
    [
      'a wrong net is the difference of totals that agree with their lines',
      { lines: lines.slice(0, 2), totalDeductions: 25_000, net: 275_001 },
      ['NET_DIFFERS'],
      { target: 'net', centavos: 275_000 },
    ],
    [
      'a misread total of deductions is the sum of its lines when the net agrees',
      { lines: lines.slice(0, 2), totalDeductions: 26_000, net: 275_000 },
      ['DEDUCTIONS_SUM_DIFFERS'],
      { target: 'totalDeductions', centavos: 25_000 },
    ],
    [
      'a misread total of earnings likewise',
      { lines: lines.slice(0, 2), totalEarnings: 310_000, totalDeductions: 25_000, net: 275_000 },
      ['EARNINGS_SUM_DIFFERS'],
      { target: 'totalEarnings', centavos: 300_000 },
    ],
    [
      'two lines without an amount: nobody can say which',
      { lines: [...lines, line('Vale', null, null)] },
      ['DEDUCTIONS_SUM_DIFFERS', 'NET_DIFFERS'],
      undefined,
    ],
    [
      'both sides miss something: nothing is suggested',
      { totalEarnings: 310_000, net: 280_278 },
      ['EARNINGS_SUM_DIFFERS', 'DEDUCTIONS_SUM_DIFFERS', 'NET_DIFFERS'],
      undefined,
    ],
    ['what agrees blocks nothing', { lines: lines.slice(0, 2), totalDeductions: 25_000, net: 275_000 }, [], undefined],
  ])('%s', (_, given, blocking, repair) => {
    const found = recheck(payslip(given), {});
    expect(found.blocking).toEqual(blocking);
    expect(found.repair).toEqual(repair);
  });

  it('the repair closes the sums, and no finding of money is left', () => {
    const fixed = lines.map((each, at) => (at === 2 ? { ...each, deductions: 4_722 } : each));
    expect(recheck(payslip({}), { lines: fixed })).toMatchObject({ blocking: [], repair: undefined });
  });

  it('a question that was answered is gone, one about the page stays', () => {
    const document = payslip({
      lines: lines.slice(0, 2),
      totalDeductions: 25_000,
      net: 275_000,
      findings: [
        { code: 'COMPETENCE_AMBIGUOUS', values: { first: '09/2026', second: '10/2026' } },
        { code: 'SEVERAL_CPFS', values: { count: 2 } },
      ],
    });
    const codes = recheck(document, { month: 10, year: 2026 }).findings.map(({ code }) => code);
    expect(codes).toEqual(['SEVERAL_CPFS']);
  });

  it('without its month a payslip is never published', () => {
    const unknown = {
      ...payslip({ lines: lines.slice(0, 2), totalDeductions: 25_000, net: 275_000 }),
      month: undefined,
    };
    expect(recheck(unknown, {}).blocking).toEqual(['COMPETENCE_NOT_FOUND']);
    expect(recheck(unknown, { month: 10 }).blocking).toEqual([]);
  });

  it('an empty total is the sum of its lines, and another type has none', () => {
    const open = payslip({ totalEarnings: undefined, totalDeductions: undefined });
    expect(corrected(open, {})).toMatchObject({ totalEarnings: 300_000, totalDeductions: 25_000 });
    expect(corrected({ ...open, type: 4 }, {}).totalEarnings).toBeUndefined();
  });
});
