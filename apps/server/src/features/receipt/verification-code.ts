import { randomBytes } from 'node:crypto';

/** 32 signs that can't be taken for one another: no 0, 1, I, O. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Sixteen signs, 80 random bits: nobody finds a receipt by trying. */
export function newVerificationCode(): string {
  return Array.from(randomBytes(16), byte => alphabet.charAt(byte % alphabet.length)).join('');
}
