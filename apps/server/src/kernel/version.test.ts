import { expect, it } from 'vitest';
import { isLater, version } from './version.ts';

it.each([
  ['1.0.0', '0.9.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.2.3', '1.2.3', false],
  ['1.2.2', '1.2.3', false],
  ['0.1.0', '1.0.0', false],
])('%s after %s: %s', (one, other, is) => {
  expect(isLater(one, other)).toBe(is);
});

it('this one is a version', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
