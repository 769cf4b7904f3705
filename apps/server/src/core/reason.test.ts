import { expect, test } from 'vitest';
import { isReason } from './reason.ts';

test.each([
  [undefined, false],
  ['', false],
  [' '.repeat(40), false],
  ['curto', false],
  ['\u200b\u200c\u200d\u2060\ufeff'.repeat(4), false],
  ['\u202e\u202d\u2066\u2069'.repeat(5), false],
  ['\u200d'.repeat(20), false],
  ['1234567890', true],
  ['1234\u200b567890', true],
  ['123456789\u200b', false],
  ['ã'.repeat(250), true],
  ['ã'.repeat(251), false],
])('%j: %s', (text, is) => expect(isReason(text)).toBe(is));
