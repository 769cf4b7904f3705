import type { ErrorCode } from '../../errors/catalogue.ts';
import { fitsAccount, fitsBranch, pixKeyKinds, readPixKey } from '../../kernel/bank-account.ts';
import { isDay } from '../../kernel/calendar-day.ts';
import { stateOfCity } from '../../kernel/postal.ts';
import type { MessageValues } from '../../kernel/wire.ts';
import { isCellPhone, isCep, isEmail, isPhone, normalisePhone } from '../../kernel/wire-contacts.ts';
import { isCpf, isPis } from '../../kernel/wire-numbers.ts';
import {
  type FieldValue,
  type FieldValues,
  fieldOf,
  isWorkerField,
  type WorkerField,
  type WorkerFieldName,
} from './worker-fields.ts';

export type Faults = Partial<Record<WorkerFieldName, ErrorCode>>;
type Read = { value: FieldValue } | { fault: ErrorCode };

/** Longest ago that a day of somebody's working life can be. */
const earliest = '1900-01-01';

/**
 * One field as it was sent or typed, with or without punctuation, as it is kept; or what is wrong with it. Both sides ask it.
 * `today` is Brasília's, `YYYY-MM-DD`.
 */
export function readField(name: WorkerFieldName, given: unknown, today: string): Read {
  const field = fieldOf(name);
  if (given === null || given === undefined || (typeof given === 'string' && given.trim() === ''))
    return field.required ? { fault: 'REQUIRED_FIELD' } : { value: null };
  return readers[field.kind](field, given, today);
}

/** Several fields of one section, and what only holds between them. */
export function readFields(given: Readonly<Record<string, unknown>>, today: string) {
  const values: FieldValues = {};
  const faults: Faults = {};
  for (const [name, value] of Object.entries(given)) {
    if (!isWorkerField(name)) continue;
    const read = readField(name, value, today);
    if ('fault' in read) faults[name] = read.fault;
    else values[name] = read.value;
  }
  return { values, faults: { ...faultsBetween(values), ...faults } };
}

const text = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');

function faultsBetween(values: FieldValues): Faults {
  return { ...leaveFaults(values), ...bankFaults(values), ...pixFaults(values), ...addressFaults(values) };
}

/** A municipality lies in one state. */
function addressFaults({ municipioIbge: city, uf }: FieldValues): Faults {
  return city && uf && stateOfCity(text(city)) !== uf ? { municipioIbge: 'CITY_OF_OTHER_STATE' } : {};
}

/** A leave has a kind and a beginning, and ends after it. */
function leaveFaults({ afastamento, afastamentoInicio: from, afastamentoFim: until }: FieldValues): Faults {
  const faults: Faults = {};
  if (afastamento && from === null) faults.afastamentoInicio = 'REQUIRED_FIELD';
  if (afastamento === null && (from || until)) faults.afastamento = 'REQUIRED_FIELD';
  if (from && until && text(until) < text(from)) faults.afastamentoFim = 'START_AFTER_END';
  return faults;
}

/** An account is told whole: bank, branch, number; the check digits as the bank makes them. */
function bankFaults({ banco, agencia, agenciaDigito, conta, contaDigito, tipoConta }: FieldValues): Faults {
  const faults: Faults = {};
  const parts = { banco, agencia, conta, tipoConta };
  if (Object.values(parts).every(part => part === null || part === undefined)) return faults;
  if (banco === null) faults.banco = 'REQUIRED_FIELD';
  if (agencia === null) faults.agencia = 'REQUIRED_FIELD';
  if (conta === null) faults.conta = 'REQUIRED_FIELD';
  if (tipoConta === null) faults.tipoConta = 'REQUIRED_FIELD';
  if (Object.keys(faults).length > 0 || !banco || !conta) return faults;
  const account = {
    bank: text(banco),
    branch: text(agencia),
    branchDigit: text(agenciaDigito),
    account: text(conta),
    digit: text(contaDigito),
  };
  if (!fitsBranch(account)) faults.agenciaDigito = 'INVALID_BANK_ACCOUNT';
  if (!fitsAccount(account)) faults.contaDigito = 'INVALID_BANK_ACCOUNT';
  return faults;
}

function pixFaults(values: FieldValues): Faults {
  const { tipoChavePix: kind, chavePix: key } = values;
  if (key && kind === null) return { tipoChavePix: 'REQUIRED_FIELD' };
  if (kind && key === null) return { chavePix: 'REQUIRED_FIELD' };
  const known = pixKeyKinds.find(one => one === kind);
  if (!known || !key) return {};
  const read = readPixKey(known, text(key));
  if (read === undefined) return { chavePix: 'INVALID_PIX_KEY' };
  values.chavePix = read;
  return {};
}

type Reader = (field: WorkerField, given: unknown, today: string) => Read;

/** A text with its punctuation taken off and asked whether it is one. */
const asked =
  (normalise: (text: string) => string, check: (text: string) => boolean, fault: ErrorCode): Reader =>
  (_field, given) => {
    const value = normalise(String(given));
    return check(value) ? { value } : { fault };
  };

const readers: Record<WorkerField['kind'], Reader> = {
  text: ({ min = 1, max = 120 }, given) => {
    if (typeof given !== 'string') return { fault: 'INVALID_REQUEST' };
    const value = given.trim().replace(/\s+/g, ' ');
    if (value.length < min) return { fault: 'MIN_LENGTH' };
    return value.length > max ? { fault: 'MAX_LENGTH' } : { value };
  },
  cpf: asked(plain, isCpf, 'INVALID_CPF'),
  pis: asked(plain, isPis, 'INVALID_PIS'),
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

function whole({ min = 0, max = Number.MAX_SAFE_INTEGER }: WorkerField, given: unknown): Read {
  const value = typeof given === 'string' && /^-?\d{1,12}$/.test(given.trim()) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { fault: 'INVALID_NUMBER' };
  if (value < min) return { fault: 'MIN_VALUE' };
  return value > max ? { fault: 'MAX_VALUE' } : { value };
}

/** `43,50` and `43.5` are the same: hours with at most two places. */
function hundredths({ min = 0, max = Number.MAX_SAFE_INTEGER }: WorkerField, given: unknown): Read {
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

/** What the sentence about a field's fault names: its least and most. */
export function faultValues(name: WorkerFieldName, today: string): MessageValues {
  const { kind, min, max } = fieldOf(name);
  if (kind === 'day') return { min: written(earliest), max: written(today) };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function written(day: string): string {
  return day.split('-').reverse().join('/');
}
