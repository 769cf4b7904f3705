import { visibleText } from '@cracha/contract/kernel/rich-text.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Form } from './request-type.ts';

const message = { min: 10, max: 2000 };

/** Ten to 2,000 characters; where it may be left out, nothing at all. */
export function messageOf({ mensagem = '' }: Form, isNeeded: boolean): string {
  const text = visibleText(mensagem);
  if (text === '' && !isNeeded) return '';
  return textOf('mensagem', text, message);
}

/** A text of a form, trimmed. @throws REQUIRED_FIELD, MIN_LENGTH, MAX_LENGTH beside its field */
export function textOf(field: string, value: string | undefined, { min, max }: { min: number; max: number }): string {
  const text = visibleText(value ?? '');
  if (text === '') return refuseField(field, 'REQUIRED_FIELD');
  if (text.length < min) return refuseField(field, 'MIN_LENGTH', { min });
  return text.length > max ? refuseField(field, 'MAX_LENGTH', { max }) : text;
}

/** A whole number of a form. @throws INVALID_OPTION for what is none, or lies outside */
export function wholeOf(
  field: string,
  value: string | number | undefined,
  [min, max]: readonly [number, number],
): number {
  if (value === undefined || value === '') return refuseField(field, 'REQUIRED_FIELD');
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max ? number : refuseField(field, 'INVALID_OPTION');
}

/** What travels as JSON: in a multipart field its text. @throws INVALID_OPTION for what is none */
export function jsonOf(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return refuseField(field, 'INVALID_OPTION');
  }
}
