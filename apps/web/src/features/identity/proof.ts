import { sha256 } from '@noble/hashes/sha2.js';

/** What the server asks of who failed often: work, no picture. */
export interface Proof {
  desafio: string;
  bits: number;
}

/**
 * The first `${desafio}.${n}` with n from `from`, `count` tries, whose SHA-256 begins with `bits` zero bits; undefined
 * where none of them does.
 */
export function findProof({ desafio, bits }: Proof, from: number, count: number): string | undefined {
  const encoder = new TextEncoder();
  for (let n = from; n < from + count; n += 1) {
    const text = `${desafio}.${n}`;
    if (beginsWithZeros(sha256(encoder.encode(text)), bits)) return text;
  }
  return undefined;
}

function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i += 1) if (hash[i] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}
