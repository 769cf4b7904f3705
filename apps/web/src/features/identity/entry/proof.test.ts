import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findProof } from './proof.ts';

const bitsOf = (text: string) =>
  [...createHash('sha256').update(text).digest()].map(byte => byte.toString(2).padStart(8, '0')).join('');

test.each([0, 1, 7, 8, 9, 12])('%i zero bits are found, and not sooner than they are there', bits => {
  const token = findProof({ desafio: 'a.b-c_ç', bits }, 0, 100_000) ?? '';
  expect(bitsOf(token).slice(0, bits)).toBe('0'.repeat(bits));
  const n = Number(token.slice('a.b-c_ç.'.length));
  for (let before = 0; before < n; before += 1)
    expect(bitsOf(`a.b-c_ç.${before}`).startsWith('0'.repeat(bits))).toBe(false);
});

test('a batch without one says so, and the next begins where it ended', () => {
  const proof = { desafio: 'x', bits: 12 };
  const found = findProof(proof, 0, 100_000);
  const n = Number(found?.slice(2));
  expect(findProof(proof, 0, n)).toBeUndefined();
  expect(findProof(proof, n, 1)).toBe(found);
});
