import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { labelOf, type OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import type { TemplateValue } from '#core/template/print-value.ts';
import { refuseField } from '#kernel/refusal.ts';

export type OwnValues = Readonly<Record<string, string | number | null>>;

/** Why a value doesn't fit its field; undefined: it does. */
function fault({ tipo, opcoes }: OwnField, value: string | number): ErrorCode | undefined {
  if (tipo === 'numero') return typeof value === 'number' && Math.abs(value) < 1e12 ? undefined : 'INVALID_OPTION';
  if (tipo === 'moeda')
    return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 1e14 ? undefined : 'INVALID_OPTION';
  if (typeof value !== 'string') return 'INVALID_OPTION';
  if (tipo === 'data') return /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value) ? undefined : 'INVALID_DATE';
  return tipo === 'escolha' && !opcoes?.includes(value) ? 'INVALID_OPTION' : undefined;
}

/** Checks what was typed for a model's own fields. @param at what stands before the field's name. @throws INVALID_OPTION, INVALID_DATE beside the field */
export function checkOwnValues(fields: readonly OwnField[], values: OwnValues, at: string): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find(({ nome }) => nome === name) ?? refuseField(`${at}.${name}`, 'INVALID_OPTION');
    const code = value === null || value === '' ? undefined : fault(field, value);
    if (code) refuseField(`${at}.${name}`, code);
  }
}

/** As the text names them. */
export function named(values: OwnValues): Record<string, TemplateValue> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`campo.${name}`, value]));
}

/** The fields that must be filled and are not. */
export function unfilled(fields: readonly OwnField[], values: OwnValues): string[] {
  const isEmpty = (value: string | number | null | undefined) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return fields
    .filter(({ nome, obrigatorio }) => obrigatorio && isEmpty(values[nome]))
    .map(({ nome }) => `campo.${nome}`);
}

/** What a paper lacks, as a refusal tells it: in words, and by name for the way to where it is filled in. */
export function lacked(missing: readonly string[], fields: readonly OwnField[]) {
  return { lista: missing.map(name => labelOf(name, fields)).join(', '), variaveis: missing.join(',') };
}
