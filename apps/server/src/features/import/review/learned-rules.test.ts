import { describe, expect, it } from 'vitest';
import type { ReadDocument, ReadLine } from '#core/reading/reading-types.ts';
import { readPayslip } from '../import.factory.ts';
import { type Lesson, lessonsOf, withLessons } from './learned.ts';

const line = (code: string, description: string, earnings: number | null, deductions: number | null): ReadLine => ({
  code,
  description,
  earnings,
  deductions,
});
const salary = line('001', 'Salário', 300_000, null);
const inss = line('501', 'INSS', null, 25_000);
const plan = line('560', 'Convênio', 5_000, null);
const moved: Lesson = { kind: 'side', subject: '560 convenio', meaning: 'deductions' };
/** The deduction was read as an earning: its sums don't close. */
const doubtful = (given: Partial<ReadDocument> = {}) =>
  readPayslip(undefined, {
    layout: 'l',
    lines: [salary, inss, plan],
    totalDeductions: 30_000,
    net: 270_000,
    ...given,
  });
const corrected = (lines: ReadLine[], given: Partial<ReadDocument> = {}) => doubtful({ lines, ...given });

describe('what a correction teaches', () => {
  it.each<[string, ReadDocument, ReadDocument, Lesson[]]>([
    ['an item on the other side', doubtful(), corrected([salary, inss, line('560', 'Convênio', null, 5_000)]), [moved]],
    [
      'a line that is none',
      doubtful(),
      corrected([salary, inss]),
      [{ kind: 'side', subject: '560 convenio', meaning: 'none' }],
    ],
    ['another amount: nothing', doubtful(), corrected([salary, inss, line('560', 'Convênio', null, 4_000)]), []],
    [
      'another name: that the line is none',
      doubtful(),
      corrected([salary, inss, line('560', 'Plano', 5_000, null)]),
      [{ kind: 'side', subject: '560 convenio', meaning: 'none' }],
    ],
    ['a name that occurs twice: nothing', doubtful({ lines: [salary, plan, plan] }), corrected([salary, plan]), []],
    ['without a layout: nothing', doubtful({ layout: undefined }), corrected([salary, inss]), []],
    [
      'totals that were taken for each other',
      doubtful({ totalDeductions: 270_000, net: 30_000 }),
      doubtful(),
      [
        { kind: 'total', subject: 'totalDeductions', meaning: 'net' },
        { kind: 'total', subject: 'net', meaning: 'totalDeductions' },
      ],
    ],
    ['a total that is no printed one: nothing', doubtful({ net: 1 }), doubtful(), []],
  ])('%s', (_name, read, correct, lessons) => expect(lessonsOf(read, correct)).toEqual(lessons));
});

describe('what was learned', () => {
  it('closes the sums, is told, and asks no more', () => {
    const taught = withLessons(doubtful(), [moved]);
    expect(taught).toMatchObject({
      review: false,
      findings: [{ code: 'LINES_LEARNED', values: { lines: 'Convênio' } }],
    });
    expect(taught?.lines[2]).toEqual(line('560', 'Convênio', null, 5_000));
  });

  it('of totals too', () => {
    const swapped = readPayslip(undefined, { totalEarnings: 25_000, totalDeductions: 300_000 });
    const taught = withLessons(swapped, [
      { kind: 'total', subject: 'totalEarnings', meaning: 'totalDeductions' },
      { kind: 'total', subject: 'totalDeductions', meaning: 'totalEarnings' },
    ]);
    expect(taught).toMatchObject({ totalEarnings: 300_000, totalDeductions: 25_000, review: false });
  });

  it.each<[string, ReadDocument]>([
    ['what leaves the sums open', doubtful({ net: 269_999 })],
    [
      'what breaks sums that close',
      readPayslip(undefined, { lines: [salary, inss, plan], totalEarnings: 305_000, net: 280_000 }),
    ],
    ['an item that is not there', readPayslip(undefined, { net: 1 })],
    ['another kind of document', doubtful({ type: 3 })],
  ])('%s is not applied', (_name, document) => expect(withLessons(document, [moved])).toBeUndefined());

  it('leaves every other question open', () => {
    const asked = withLessons(doubtful({ findings: [{ code: 'SIDES_GUESSED', values: {} }] }), [moved]);
    expect(asked?.review).toBe(true);
    expect(asked?.findings.map(({ code }) => code)).toEqual(['SIDES_GUESSED', 'LINES_LEARNED']);
  });
});
