import { expect, it } from 'vitest';
import { countedWith } from './page-count.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28, 12, 0, 0) + seconds * 1_000);
const served = { 1: at(0).toISOString(), 2: at(0.5).toISOString() };

it.each<[string, { counted?: number[]; last?: number }, number, number, number[]]>([
  ['a second after it was handed out', {}, 1, 1, [1]],
  ['before that', {}, 1, 0.999, []],
  ['a page that nobody handed out', {}, 3, 9, []],
  ['a second after the page before it', { counted: [1], last: 1 }, 2, 2, [1, 2]],
  ['sooner than that', { counted: [1], last: 1 }, 2, 1.9, [1]],
  ['any order', { counted: [2], last: 2 }, 1, 3, [2, 1]],
  ['the same page again', { counted: [1], last: 1 }, 1, 9, [1]],
])('%s', (_, { counted = [], last }, page, now, then) => {
  const reading = { served, counted, counted_at: last === undefined ? null : at(last) };
  expect(countedWith(reading, page, at(now))).toEqual(then);
});
