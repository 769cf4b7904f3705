import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { faultValues, readField } from '@cracha/contract/features/worker/worker-check.ts';
import { fieldOf, isWorkerField, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { bankNumberOf } from '@cracha/contract/kernel/banks.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { hoursWritten } from '@cracha/contract/kernel/hours.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { todayHere } from '#kernel/lazy/today.ts';

/** A value as it stands in its field. */
export function typedOf(name: WorkerFieldName, value: FieldValue | undefined): string | boolean {
  const { kind } = fieldOf(name);
  if (kind === 'flag') return value === true;
  if (value === null || value === undefined) return '';
  if (kind === 'money') return (Number(value) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  return kind === 'hours' ? hoursWritten(value) : masked(kind, String(value));
}

/** What is sent of it; the server takes punctuation off, money is told in centavos. */
export function wireOf(name: WorkerFieldName, typed: string | boolean | undefined): FieldValue {
  if (typeof typed === 'boolean') return typed;
  const text = typed?.trim() ?? '';
  if (text === '') return fieldOf(name).kind === 'flag' ? false : null;
  const { kind } = fieldOf(name);
  if (kind === 'money') return centavosOf(text) ?? text;
  return kind === 'bank' ? (bankNumberOf(text) ?? text) : text;
}

/** The sentence about what is typed in a field, in the reader's language; undefined: nothing is wrong. */
export async function faultOf(name: WorkerFieldName, typed: string | boolean | undefined): Promise<string | undefined> {
  const read = readField(name, wireOf(name, typed), todayHere());
  return 'fault' in read ? faultText(name, read.fault) : undefined;
}

export function faultText(name: string, code: ErrorCode): Promise<string> {
  const values = isWorkerField(name) ? faultValues(name, todayHere()) : {};
  return messageOf(code, currentLanguage(), values);
}

/** Reais with comma and points; undefined: no amount. */
function centavosOf(text: string): number | undefined {
  const plain = text.replace(/R\$|\s/g, '');
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '', cents = ''] = plain.replaceAll('.', '').split(',');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
