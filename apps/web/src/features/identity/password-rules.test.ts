import { expect, test } from 'vitest';
import { keepsRules, passwordRules } from './password-rules.ts';

test.each([
  ['Cracha@2026', true],
  ['cracha@2026', true],
  ['Çãéíõüàñ9', true],
  ['cracha2026', false],
  ['Crac@26', false],
  ['Cracha @2026', false],
  [`Aa1${'b'.repeat(61)}`, true],
  [`Aa1${'b'.repeat(62)}`, false],
  ['', false],
])('%s: %s', (password, kept) => {
  expect(keepsRules(password)).toBe(kept);
});

test('an empty password keeps no rule, also not the one on spaces', () => {
  expect(passwordRules('').map(([, kept]) => kept)).toEqual([false, false, false]);
});
