import { expect, test } from 'vitest';
import { movedCut, noCuts, partsOf, withCut } from './split-cuts.ts';

test('cuts make parts from top to bottom and from left to right; what is too thin is none', () => {
  expect(partsOf(noCuts)).toEqual([[0, 0, 1, 1]]);
  expect(partsOf({ across: [0.6, 0.3], down: [] })).toEqual([
    [0, 0, 1, 0.3],
    [0, 0.3, 1, 0.6],
    [0, 0.6, 1, 1],
  ]);
  expect(partsOf({ across: [0.5], down: [0.4] })).toEqual([
    [0, 0, 0.4, 0.5],
    [0.4, 0, 1, 0.5],
    [0, 0.5, 0.4, 1],
    [0.4, 0.5, 1, 1],
  ]);
  expect(partsOf({ across: [0.5, 0.505], down: [] })).toEqual([
    [0, 0, 1, 0.5],
    [0, 0.505, 1, 1],
  ]);
});

test('one more cut halves the longest stretch, and none leaves the page', () => {
  expect(withCut([])).toEqual([0.5]);
  expect(withCut([0.5])).toEqual([0.25, 0.5]);
  expect(withCut([0.2])).toEqual([0.2, 0.6]);
  expect(movedCut([0.2, 0.6], 1, 1.4)).toEqual([0.2, 0.98]);
});
