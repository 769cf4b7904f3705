const SLOTS = 1 << 15;
const slots: (string | undefined)[] = new Array(SLOTS);

/** The characters of a word under way, as UTF-16 units. */
export interface Letters {
  codes: Uint16Array;
  length: number;
}

export const newLetters = (): Letters => ({ codes: new Uint16Array(64), length: 0 });

/** Adds one code point. */
export function addLetter(letters: Letters, code: number): void {
  if (letters.length + 2 > letters.codes.length) {
    const codes = new Uint16Array(letters.codes.length * 2);
    codes.set(letters.codes);
    letters.codes = codes;
  }
  if (code > 0xffff) {
    letters.codes[letters.length++] = 0xd800 + ((code - 0x10000) >> 10);
    letters.codes[letters.length++] = 0xdc00 + ((code - 0x10000) & 0x3ff);
  } else letters.codes[letters.length++] = code;
}

/**
 * The word as a string, mostly the same object as the last time: a payroll prints the same words on every page, and
 * a string that was looked up before is found faster in every table. One word a slot, so that nothing grows.
 */
export function takeWord(letters: Letters): string {
  const { codes, length } = letters;
  let hash = length;
  for (let at = 0; at < length; at++) hash = (Math.imul(hash, 31) + (codes[at] ?? 0)) | 0;
  letters.length = 0;
  const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  const known = slots[slot];
  if (known !== undefined && isSame(known, codes, length)) return known;
  const text = toText(codes, length);
  slots[slot] = text;
  return text;
}

function isSame(text: string, codes: Uint16Array, length: number): boolean {
  if (text.length !== length) return false;
  for (let at = 0; at < length; at++) if (text.charCodeAt(at) !== codes[at]) return false;
  return true;
}

/** In pieces: a call takes only so many arguments. */
function toText(codes: Uint16Array, length: number): string {
  let text = '';
  for (let at = 0; at < length; at += 4096)
    text += String.fromCharCode(...codes.subarray(at, Math.min(length, at + 4096)));
  return text;
}
