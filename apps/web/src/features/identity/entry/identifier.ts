import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';

export type IdentifierKind = 'CPF' | 'Celular' | 'Email';

/** What the one box of the sign-in holds; undefined while it can't be told yet. */
export function kindOf(text: string): IdentifierKind | undefined {
  if (/[@a-z]/i.test(text)) return 'Email';
  const digits = text.replace(/\D/g, '');
  if (/^\s*(\+|\()/.test(text)) return 'Celular';
  if (digits.length === 13 && digits.startsWith('55')) return 'Celular';
  // Eleven digits fit both: a cell phone has a 9 after the area code, a CPF has check digits, and the check decides.
  if (digits.length === 11 && digits[2] === '9' && !isCpf(digits)) return 'Celular';
  return digits.length >= 9 ? 'CPF' : undefined;
}

/** The form field and its value without punctuation; unknown things travel as CPF and fail like any wrong sign-in. */
export function identifierField(text: string): {
  kind: IdentifierKind;
  fields: Partial<Record<IdentifierKind, string>>;
} {
  const kind = kindOf(text) ?? 'CPF';
  return { kind, fields: { [kind]: kind === 'Email' ? text.trim() : text.replace(/\D/g, '') } };
}
