import type { ErrorCode } from '../../errors/catalogue.ts';
import { fitsAccount, fitsBranch, pixKeyKinds, readPixKey } from '../../kernel/bank-account.ts';
import { type FieldValue, limitsOf, type ReadField, readValue } from '../../kernel/fields.ts';
import { stateOfCity } from '../../kernel/postal.ts';
import type { MessageValues } from '../../kernel/wire.ts';
import { type FieldValues, fieldOf, isWorkerField, type WorkerFieldName } from './worker-fields.ts';

export type Faults = Partial<Record<WorkerFieldName, ErrorCode>>;

/** One field of the record, read by its kind (`kernel/fields.ts`). */
export function readField(name: WorkerFieldName, given: unknown, today: string): ReadField {
  return readValue(fieldOf(name), given, today);
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

/** What the sentence about a field's fault names: its least and most. */
export function faultValues(name: WorkerFieldName, today: string): MessageValues {
  return limitsOf(fieldOf(name), today);
}
