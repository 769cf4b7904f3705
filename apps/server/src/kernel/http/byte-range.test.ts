import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=10-1000', { from: 10, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  // left alone: several parts, none, the wrong way round, other units
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=20-10', undefined],
  ['items=0-1', undefined],
  ['bytes=0x1-2', undefined],
])('%s of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});
