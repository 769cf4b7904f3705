import { expect, test } from 'vitest';
import { sameSite } from './redirect.ts';

test.each([
  ['/rh/inicio', '/rh/inicio'],
  ['/trabalhador/visualiza-recibo?id=1#a', '/trabalhador/visualiza-recibo?id=1#a'],
])('%s is followed', (address, wanted) => {
  expect(sameSite(address)).toBe(wanted);
});

test.each([
  '//evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\\evil.test',
  '',
  undefined,
  7,
  '/login?redirect=/login',
])('%s is not', address => {
  expect(sameSite(address)).toBeUndefined();
});
