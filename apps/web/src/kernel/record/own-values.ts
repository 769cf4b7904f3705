import { messageOf } from '@cracha/contract/errors/message.ts';
import { ownFaultValues, readOwnField } from '@cracha/contract/features/worker/own-field-check.ts';
import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { currentLanguage } from '#kernel/base/language.ts';

/** A value of a company's own field as it stands in its field. */
export function ownTyped({ tipo }: Pick<OwnField, 'tipo'>, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (tipo === 'simNao') return value === true ? 'sim' : 'nao';
  return tipo === 'numero' ? String(value).replace('.', ',') : String(value);
}

/** What is sent of it. */
export function ownWire({ tipo }: Pick<OwnField, 'tipo'>, typed: string | boolean | undefined): FieldValue {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  if (tipo === 'simNao') return text === 'sim';
  return tipo === 'numero' ? (numberOf(text) ?? text) : text;
}

/** The sentence about what is typed; undefined: nothing is wrong. */
export async function ownFault(
  field: Pick<OwnField, 'tipo' | 'opcoes'>,
  typed: string | boolean | undefined,
): Promise<string | undefined> {
  const read = readOwnField(field, ownWire(field, typed));
  return 'fault' in read ? messageOf(read.fault, currentLanguage(), ownFaultValues(field.tipo)) : undefined;
}

/** With a comma, and points between thousands. */
function numberOf(text: string): number | undefined {
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text)) return undefined;
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
