import { expect, it } from 'vitest';
import type { ReadDocument } from '../reading-types.ts';
import { corrected, recheck } from '../recheck.ts';
import { impossibleDay, isUsualDay, unusualDay } from './pay-day.ts';

type Dated = Parameters<typeof unusualDay>[0];
const of = (given: Partial<Dated> = {}): Dated => ({ type: 1, kind: 'monthly', month: 7, year: 2026, ...given });
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);

it.each<[string, string, Partial<Dated>, boolean]>([
  ['the month after', '2026-08-05', {}, true],
  ['two months before', '2026-05-01', {}, true],
  ['earlier than that', '2026-04-30', {}, false],
  ['three months after', '2026-10-31', {}, true],
  ['later than that', '2026-11-01', {}, false],
  ['another year', '2019-07-05', {}, false],
  ['a 13th salary paid with the vacation', '2026-02-10', { kind: 'thirteenthFirst', month: 12 }, true],
  ['arrears', '2027-05-05', { kind: 'complementary' }, true],
  ['arrears of another time', '2027-08-01', { kind: 'complementary' }, false],
  ['a benefit, whatever kind stands in it', '2027-05-05', { type: 2, kind: 'complementary' }, false],
])('%s: %s is believed or not', (_, day, given, believed) => {
  expect(isUsualDay(day, of(given))).toBe(believed);
  expect(unusualDay({ ...of(given), paymentDate: day })).toHaveLength(believed ? 0 : 1);
});

it('nothing is said of a document without pay, nor of one whose month is not known', () => {
  expect(unusualDay({ ...of({ type: 3 }), paymentDate: '2019-07-05' })).toEqual([]);
  expect(unusualDay({ ...of({ month: undefined }), paymentDate: '2019-07-05' })).toEqual([]);
  expect(isUsualDay('2026-07-05', of({ type: 2, month: undefined }))).toBe(false);
});

it('a person may set a day of the year before or after, and is told between which', () => {
  const told = (day: string) => impossibleDay({ ...of(), paymentDate: day });
  expect(told('2025-07-01')).toEqual([]);
  expect(told('2027-07-31')).toEqual([]);
  expect(told('2027-08-01')).toEqual([
    { code: 'CREDIT_DAY_IMPOSSIBLE', values: { day: '01/08/2027', first: '01/07/2025', last: '31/07/2027' } },
  ]);
});

it('a day set by a person answers the doubt, and one that the month forbids blocks', () => {
  const read: ReadDocument = {
    ...of({ type: 2, kind: undefined }),
    type: 2,
    pages: [1],
    copies: 1,
    lines: [{ description: 'Vale-alimentação', earnings: 66_000, deductions: null }],
    totalEarnings: 66_000,
    bases: {},
    match: { state: 'none' },
    confidence: 1,
    review: false,
    findings: [{ code: 'CREDIT_DAY_DOUBTFUL', values: { days: '03/07/2026, 06/07/2026' } }],
  };
  expect(codes(recheck(read, {}).findings)).toEqual(['CREDIT_DAY_DOUBTFUL']);
  expect(recheck(read, { paymentDate: '2026-07-06' })).toMatchObject({ findings: [], blocking: [] });
  expect(recheck(read, { paymentDate: null })).toMatchObject({ findings: [], blocking: [] });
  expect(recheck(read, { paymentDate: '2019-07-06' }).blocking).toEqual(['CREDIT_DAY_IMPOSSIBLE']);
  // the month is corrected away from the day that was read
  const dated = { ...read, findings: [], paymentDate: '2026-07-06' };
  expect(recheck(dated, { month: 1, year: 2024 }).blocking).toEqual(['CREDIT_DAY_IMPOSSIBLE']);
  expect(corrected(dated, {}).paymentDate).toBe('2026-07-06');
  expect('paymentDate' in corrected(dated, { paymentDate: null })).toBe(false);
});
