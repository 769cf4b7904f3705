import { Refusal } from '@cracha/contract/kernel/client.ts';
import { expect, test } from 'vitest';
import { lastCounts, looksRight, masked, plain } from './contact.ts';

test.each([
  ['cellPhone', '5511987654321', '(11) 9••••-4321'],
  ['cellPhone', '11987654321', '(11) 9••••-4321'],
  ['email', 'maria@pantanal.test', 'm••••@pantanal.test'],
] as const)('%s %s is shown as %s', (contact, value, shown) => {
  expect(masked(contact, value)).toBe(shown);
});

test.each([
  ['cellPhone', '(11) 98765-4321', true],
  ['cellPhone', '+55 11 98765-4321', true],
  ['cellPhone', '(11) 3765-4321', false],
  ['cellPhone', '98765-4321', false],
  ['email', 'maria@pantanal.test', true],
  ['email', 'maria@pantanal', false],
] as const)('%s %s looks right: %s', (contact, value, right) => {
  expect(looksRight(contact, value)).toBe(right);
});

test('a phone travels without punctuation, an e-mail without spaces around', () => {
  expect(plain('cellPhone', '(11) 98765-4321')).toBe('11987654321');
  expect(plain('email', ' maria@pantanal.test ')).toBe('maria@pantanal.test');
});

test.each([
  ['CONTACT_CODE_TOO_SOON', true],
  ['CODES_OF_DAY_USED_LAST_GOOD', true],
  ['CODES_OF_DAY_USED', false],
])('%s: the last code still counts: %s', (code, counts) => {
  expect(lastCounts(new Refusal(429, { code, title: '', message: '' }))).toBe(counts);
});
