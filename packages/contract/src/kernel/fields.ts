import type { ErrorCode } from '../errors/catalogue.ts';
import { isDay } from './calendar-day.ts';
import type { MessageValues } from './wire.ts';
import { isCellPhone, isCep, isEmail, isPhone, normalisePhone } from './wire-contacts.ts';
import { isCpf, isPis, readCnpj } from './wire-numbers.ts';

/**
 * The fields of a form as data: one table says what each takes, and both sides read it. Days `YYYY-MM-DD`, money in integer
 * centavos, hours with at most two places, numbers of persons and companies without punctuation.
 */
export type FieldKind =
  | 'text'
  | 'cpf'
  | 'pis'
  | 'cnpj'
  | 'cnae'
  | 'cep'
  | 'phone'
  | 'cellPhone'
  | 'email'
  | 'day'
  | 'option'
  | 'code'
  | 'cbo'
  | 'bank'
  | 'number'
  | 'hours'
  | 'money'
  | 'flag';

export interface Field {
  kind: FieldKind;
  required?: true;
  /** Longest text, largest number. */
  max?: number;
  /** Shortest text, smallest number. */
  min?: number;
  options?: readonly string[];
  /** Of a `code`: what it looks like in full, and the refusal where it does not. */
  pattern?: RegExp;
  fault?: ErrorCode;
  /** A day that can't be in the future. */
  past?: true;
}

/** What a field holds; null: nothing. */
export type FieldValue = string | number | boolean | null;
export type ReadField = { value: FieldValue } | { fault: ErrorCode };

/** Longest ago that a day of somebody's working life can be. */
const earliest = '1900-01-01';
/** No day is after it. */
const never = '9999-12-31';

/**
 * A field as it was sent or typed, with or without punctuation, as it is kept; or what is wrong with it. Both sides ask it.
 * `today` is Brasília's, `YYYY-MM-DD`: only days ask for it.
 */
export function readValue(field: Field, given: unknown, today = never): ReadField {
  if (given === null || given === undefined || (typeof given === 'string' && given.trim() === ''))
    return field.required ? { fault: 'REQUIRED_FIELD' } : { value: null };
  return readers[field.kind](field, given, today);
}

/** What the sentence about a fault names: the least and most of its field. */
export function limitsOf({ kind, min, max }: Field, today = never): MessageValues {
  if (kind === 'day') return { min: written(earliest), max: written(today) };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

type Reader = (field: Field, given: unknown, today: string) => ReadField;

/** A text with its punctuation taken off and asked whether it is one. */
const asked =
  (normalise: (text: string) => string, check: (text: string) => boolean, fault: ErrorCode): Reader =>
  (_field, given) => {
    const value = normalise(String(given));
    return check(value) ? { value } : { fault };
  };

const readers: Record<FieldKind, Reader> = {
  text: ({ min = 1, max = 120 }, given) => {
    if (typeof given !== 'string') return { fault: 'INVALID_REQUEST' };
    const value = given.trim().replace(/\s+/g, ' ');
    if (value.length < min) return { fault: 'MIN_LENGTH' };
    return value.length > max ? { fault: 'MAX_LENGTH' } : { value };
  },
  cpf: asked(plain, isCpf, 'INVALID_CPF'),
  pis: asked(plain, isPis, 'INVALID_PIS'),
  cnpj: (_field, given) => {
    const value = readCnpj(String(given));
    return value === undefined ? { fault: 'INVALID_CNPJ' } : { value };
  },
  cep: asked(plain, isCep, 'INVALID_CEP'),
  phone: asked(normalisePhone, isPhone, 'INVALID_PHONE'),
  cellPhone: asked(normalisePhone, isCellPhone, 'INVALID_CELL_PHONE'),
  email: asked(value => value.trim().toLowerCase(), isEmail, 'INVALID_EMAIL'),
  day: ({ past }, given, today) => {
    if (!isDay(given)) return { fault: 'INVALID_DATE' };
    return given < earliest || (past && given > today) ? { fault: 'DATE_OUT_OF_RANGE' } : { value: given };
  },
  option: ({ options = [] }, given) => {
    const value = options.find(option => option === given);
    return value === undefined ? { fault: 'INVALID_OPTION' } : { value };
  },
  code: ({ pattern, fault = 'INVALID_NUMBER' }, given) => {
    const value = String(given).trim();
    return pattern?.test(value) ? { value: value.toUpperCase() } : { fault };
  },
  cbo: asked(plain, code => /^\d{6}$/.test(code), 'INVALID_NUMBER'),
  // seven digits; which of them exist only the table of CONCLA says
  cnae: asked(
    text => plain(text).replace('/', ''),
    code => /^\d{7}$/.test(code),
    'INVALID_NUMBER',
  ),
  bank: asked(
    text => text.trim(),
    number => /^\d{3}$/.test(number),
    'INVALID_NUMBER',
  ),
  number: whole,
  hours: hundredths,
  money: whole,
  flag: (_field, given) => (typeof given === 'boolean' ? { value: given } : { fault: 'INVALID_OPTION' }),
};

function whole({ min = 0, max = Number.MAX_SAFE_INTEGER }: Field, given: unknown): ReadField {
  const value = typeof given === 'string' && /^-?\d{1,12}$/.test(given.trim()) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { fault: 'INVALID_NUMBER' };
  if (value < min) return { fault: 'MIN_VALUE' };
  return value > max ? { fault: 'MAX_VALUE' } : { value };
}

/** `43,50` and `43.5` are the same: hours with at most two places. */
function hundredths({ min = 0, max = Number.MAX_SAFE_INTEGER }: Field, given: unknown): ReadField {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim().replace(',', '.') : '';
  if (!/^-?\d{1,6}(\.\d{1,2})?$/.test(text)) return { fault: 'INVALID_NUMBER' };
  const value = Number(text);
  if (value < min) return { fault: 'MIN_VALUE' };
  return value > max ? { fault: 'MAX_VALUE' } : { value };
}

/** Nothing is padded: who types ten digits has left one out. */
function plain(typed: string): string {
  return typed.replace(/[.\-\s]/g, '');
}

function written(day: string): string {
  return day.split('-').reverse().join('/');
}
