import type { ErrorCode } from '../../errors/catalogue.ts';
import { isDay } from '../../kernel/calendar-day.ts';
import type { FieldValue } from '../../kernel/fields.ts';
import type { OwnField, OwnFieldKind } from './own-fields.ts';
import { fieldOf, type WorkerFieldName, workerFieldNames } from './worker-fields.ts';

/** Nobody has to have one: a social name, a second parent, a leave, a complement; a switch is answered as it stands. */
const neverRequired: readonly WorkerFieldName[] = [
  'nomeSocial',
  'nomePai',
  'complemento',
  'afastamento',
  'afastamentoInicio',
  'afastamentoFim',
];

/** The optional fields of the record that a company may require. */
export const requirableFields = workerFieldNames.filter(name => {
  const { kind, required } = fieldOf(name);
  return !required && kind !== 'flag' && !neverRequired.includes(name);
});

type Read = { value: FieldValue } | { fault: ErrorCode };

const longest = 120;
const shortest = 2;
const most = 999_999_999;

/** A field of a company's own as it was sent or typed, as it is kept; or what is wrong with it. Both sides ask it. */
export function readOwnField({ tipo, opcoes }: Pick<OwnField, 'tipo' | 'opcoes'>, given: unknown): Read {
  if (given === null || given === undefined || (typeof given === 'string' && given.trim() === ''))
    return { value: null };
  return readers[tipo](given, opcoes);
}

const readers: Record<OwnFieldKind, (given: unknown, options: readonly string[]) => Read> = {
  texto: given => {
    if (typeof given !== 'string') return { fault: 'INVALID_REQUEST' };
    const value = given.trim().replace(/\s+/g, ' ');
    if (value.length < shortest) return { fault: 'MIN_LENGTH' };
    return value.length > longest ? { fault: 'MAX_LENGTH' } : { value };
  },
  numero: given => {
    const text = String(given).trim();
    if (!/^-?\d{1,12}([.,]\d{1,2})?$/.test(text)) return { fault: 'INVALID_NUMBER' };
    const value = Number(text.replace(',', '.'));
    if (value < -most) return { fault: 'MIN_VALUE' };
    return value > most ? { fault: 'MAX_VALUE' } : { value };
  },
  data: given => {
    if (!isDay(given)) return { fault: 'INVALID_DATE' };
    return given < firstDay || given > lastDay ? { fault: 'DATE_OUT_OF_RANGE' } : { value: given };
  },
  opcao: (given, options) => {
    const value = options.find(option => option === given);
    return value === undefined ? { fault: 'INVALID_OPTION' } : { value };
  },
  simNao: given => (typeof given === 'boolean' ? { value: given } : { fault: 'INVALID_OPTION' }),
};

const firstDay = '1900-01-01';
const lastDay = '2100-12-31';

/** What the sentence about such a field's fault names. */
export function ownFaultValues(kind: OwnFieldKind) {
  if (kind === 'texto') return { min: shortest, max: longest };
  if (kind === 'data') return { min: '01/01/1900', max: '31/12/2100' };
  return { min: -most, max: most };
}
