import { createHash } from 'node:crypto';
import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';

/** One of the three things a user signs in with, as it is stored. */
export interface Identifier {
  kind: 'cpf' | 'email' | 'cellPhone';
  value: string;
}

/** What was typed, by the form's names. */
export interface TypedIdentifier {
  CPF?: string | undefined;
  Email?: string | undefined;
  Celular?: string | undefined;
}

/**
 * Reads the one identifier of a form, with or without punctuation. Answers a code of the catalogue where it is none, two,
 * or malformed. Cell phones are national: two digits of area and nine of number, +55 taken off.
 */
export function readIdentifier(typed: TypedIdentifier): Identifier | { refused: ErrorCode; field: string } {
  const given = Object.entries(typed).filter(([, value]) => value?.trim());
  const [first, second] = given;
  if (!first?.[1] || second) return { refused: 'IDENTIFIER_REQUIRED', field: 'CPF' };
  const [field, text] = first;
  if (field === 'Email') return readEmail(text);
  return field === 'CPF' ? readCpf(text) : readCellPhone(text);
}

/** What attempts are counted by: also for identifiers that nobody has, and unreadable in the table. */
export function identifierHash({ kind, value }: Identifier): Buffer {
  return createHash('sha256').update(`${kind}:${value}`).digest();
}

function readEmail(text: string): ReturnType<typeof readIdentifier> {
  const value = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
    ? { kind: 'email', value }
    : { refused: 'INVALID_EMAIL', field: 'Email' };
}

function readCpf(text: string): ReturnType<typeof readIdentifier> {
  const value = text.replace(/[.\-\s]/g, '');
  return isCpf(value) ? { kind: 'cpf', value } : { refused: 'INVALID_CPF', field: 'CPF' };
}

function readCellPhone(text: string): ReturnType<typeof readIdentifier> {
  const digits = text.replace(/\D/g, '');
  const value = digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits;
  return /^[1-9][1-9]9\d{8}$/.test(value)
    ? { kind: 'cellPhone', value }
    : { refused: 'INVALID_CELL_PHONE', field: 'Celular' };
}
