import { randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another: no 0, O, 1, I, L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Six digits for a message. */
export function digitCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Ten recovery codes of six characters, about 30 bits each: guesses are limited to ten in fifteen minutes. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < 10) codes.add(text(6));
  return [...codes];
}

/** A recovery code as it is compared: how it was typed in does not matter. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === 6 && [...code].every(letter => alphabet.includes(letter)) ? code : undefined;
}

/** A password to hand over: three groups of four, to be changed at the first sign-in. */
export function provisionalPassword(): string {
  return [text(4), text(4), text(4)].join('-').replace(/^./, letter => letter.toLowerCase());
}

/** The code of a printed letter: two groups of five, about 49 bits; guesses are limited, and CPF and birth date go with it. */
export function letterCode(): string {
  return `${text(5)}-${text(5)}`;
}

/** A letter's code as it is compared: how it was typed in does not matter. */
export function readLetterCode(typed: string): string {
  return typed.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

/** A code on paper by which anybody may check what it stands on: 16 signs, about 79 bits. */
export function checkCode(): string {
  return text(16);
}

/** A key or link that nobody guesses: 192 bits. */
export function longCode(): string {
  return randomBytes(24).toString('base64url');
}

function text(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
