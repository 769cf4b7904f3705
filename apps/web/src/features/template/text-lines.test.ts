import { expect, test } from 'vitest';
import { comparedLines } from './text-lines.ts';

const marks = { same: ' ', added: '+', gone: '-' };

test.each([
  ['', '', ''],
  ['a b c', 'a b c', ' a  b  c'],
  ['a b c', 'a x c', ' a -b +x  c'],
  ['a b', 'b a', '-a  b +a'],
  ['', 'a', '+a'],
  ['a', '', '-a'],
])('of "%s" and "%s" the lines are "%s"', (before, after, told) => {
  const lines = comparedLines(before.split(' ').filter(Boolean), after.split(' ').filter(Boolean));
  expect(lines.map(({ kind, text }) => marks[kind] + text).join(' ')).toBe(told);
});
