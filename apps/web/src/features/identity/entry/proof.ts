import { sha256 } from '@noble/hashes/sha2.js';

/** What the server asks of who failed often: work, no picture. */
export interface Proof {
  desafio: string;
  bits: number;
}

const encoder = new TextEncoder();

/**
 * The first `${desafio}.${n}` with n from `from`, `count` tries, whose SHA-256 begins with `bits` zero bits; undefined
 * where none of them does. The part that never changes is hashed once.
 */
export function findProof({ desafio, bits }: Proof, from: number, count: number): string | undefined {
  const begun = sha256.create().update(encoder.encode(`${desafio}.`));
  const state = sha256.create();
  const hash = new Uint8Array(32);
  for (let n = from; n < from + count; n += 1) {
    begun
      ._cloneInto(state)
      .update(encoder.encode(String(n)))
      .digestInto(hash);
    if (beginsWithZeros(hash, bits)) return `${desafio}.${n}`;
  }
  return undefined;
}

function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i += 1) if (hash[i] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}
