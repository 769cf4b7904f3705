/**
 * Brazilian identifiers as they travel: CPF and PIS are 11 digits, CNPJ is 14 characters, all without mask.
 * Plain strings, never numbers: leading zeros count, and a CNPJ may carry letters (IN RFB 2.229/2024, July 2026).
 */

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const PIS_WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const ZERO = 48;

/** True for 11 digits with valid check digits that are not all equal (Receita Federal, module 11). */
export function isCpf(value: string): boolean {
  if (!/^\d{11}$/.test(value) || allEqual(value)) return false;
  return twoDigits(value, 9, CPF_WEIGHTS);
}

/** True for 12 of `[0-9A-Z]` and two check digits; a character weighs its ASCII code minus 48 (IN RFB 2.229/2024). */
export function isCnpj(value: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(value) || allEqual(value)) return false;
  return twoDigits(value, 12, CNPJ_WEIGHTS);
}

/** True for 11 digits with a valid PIS/PASEP/NIS check digit that are not all equal. */
export function isPis(value: string): boolean {
  if (!/^\d{11}$/.test(value) || allEqual(value)) return false;
  const rest = 11 - (weighted(value, PIS_WEIGHTS) % 11);
  return value.charCodeAt(10) - ZERO === (rest > 9 ? 0 : rest);
}

/** The CPF's digits; a shorter number (a spreadsheet ate the zeros) is padded to 11. Validity is not checked. */
export function normaliseCpf(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : digits.padStart(11, '0');
}

/** The CNPJ's characters in upper case, without mask; only digits are padded to 14. Validity is not checked. */
export function normaliseCnpj(text: string): string {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return /^\d+$/.test(plain) ? plain.padStart(14, '0') : plain;
}

/** A CNPJ as somebody typed it, as it is kept: upper case, without mask, nothing padded. Undefined: it is none. */
export function readCnpj(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[.\-/\s]/g, '');
  return isCnpj(plain) ? plain : undefined;
}

/** The PIS's digits, padded to 11. Validity is not checked. */
export function normalisePis(text: string): string {
  return normaliseCpf(text);
}

function allEqual(value: string): boolean {
  return value === value.charAt(0).repeat(value.length);
}

function twoDigits(value: string, base: number, weights: readonly number[]): boolean {
  const first = module11(weighted(value.slice(0, base), weights.slice(1)));
  const second = module11(weighted(value.slice(0, base + 1), weights));
  return first === value.charCodeAt(base) - ZERO && second === value.charCodeAt(base + 1) - ZERO;
}

function weighted(value: string, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += (value.charCodeAt(index) - ZERO) * weight;
  return sum;
}

function module11(sum: number): number {
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
