import { describe, expect, it } from 'vitest';
import { blank } from './blank.ts';
import { newListJoiner } from './list-joiner.ts';

const page = (number: number, summed: number, ...printed: number[]) => [
  { ...blank(number, 2), row: true, list: { summed, printed } },
];
const codes = (documents: { findings: { code: string }[] }[]) =>
  documents.map(document => document.findings.map(finding => finding.code).join());

describe('lists of one row per worker', () => {
  it('one page with its total', () => expect(codes(newListJoiner().add(page(1, 500, 500)))).toEqual(['']));

  it('the total on the last page is for all of them', () => {
    const list = newListJoiner();
    expect(list.add(page(1, 500))).toEqual([]);
    expect(codes(list.add(page(2, 300, 800)))).toEqual(['', '']);
  });

  it('a total that disagrees doubts every row', () => {
    const list = newListJoiner();
    list.add(page(1, 500));
    expect(codes(list.add(page(2, 300, 900)))).toEqual(['EARNINGS_SUM_DIFFERS', 'EARNINGS_SUM_DIFFERS']);
  });

  it('a subtotal of the last page leaves the first one unproved', () => {
    const list = newListJoiner();
    list.add(page(1, 500));
    expect(codes(list.add(page(2, 300, 300)))).toEqual(['TOTALS_NOT_FOUND', '']);
  });

  it('without any total every row is doubted', () => {
    const list = newListJoiner();
    list.add(page(1, 500));
    expect(codes(list.flush())).toEqual(['TOTALS_NOT_FOUND']);
  });
});
