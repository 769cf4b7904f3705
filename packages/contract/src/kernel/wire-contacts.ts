/** Phones and postal codes as they travel: digits alone, without country code. */

/** The area codes of Brazil (Anatel): 11–99 but the ones nobody has. */
const AREA_CODES = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** The digits of a phone without the country code or the zero of a long-distance call. Validity is not checked. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0(?=\d{10,11}$)/, '');
  return digits.length > 11 ? digits.replace(/^55/, '') : digits;
}

/** True for area code and nine digits that begin with 9. */
export function isCellPhone(digits: string): boolean {
  return /^\d{2}9\d{8}$/.test(digits) && AREA_CODES.has(digits.slice(0, 2));
}

/** True for a cell phone, or area code and eight digits of a landline. */
export function isPhone(digits: string): boolean {
  return isCellPhone(digits) || (/^\d{2}[2-5]\d{7}$/.test(digits) && AREA_CODES.has(digits.slice(0, 2)));
}

/** The CEP's digits; a shorter number (a spreadsheet ate the zero) is padded to 8. Validity is not checked. */
export function normaliseCep(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 7 ? `0${digits}` : digits;
}

/** True for 8 digits that are not all zeros: a CEP has no check digit. */
export function isCep(digits: string): boolean {
  return /^\d{8}$/.test(digits) && digits !== '00000000';
}

/** True for one address as people have them: no spaces, a domain with a dot, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]{2,}$/.test(text);
}
