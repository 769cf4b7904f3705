import type { ErrorCode } from '../../errors/catalogue.ts';
import type { FieldValue } from '../../kernel/fields.ts';
import { readFields } from '../worker/worker-check.ts';
import {
  type FieldValues,
  isWorkerField,
  readByManagers,
  savedFieldsOf,
  type WorkerFieldName,
} from '../worker/worker-fields.ts';

/** What proves a value. */
export const proofKinds = [
  'documentoIdentidade',
  'certidao',
  'declaracao',
  'fotoDocumento',
  'comprovanteResidencia',
  'comprovanteConta',
  'laudo',
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** What is asked beside a value. */
export interface Proof {
  kinds: readonly ProofKind[];
  /** Without a file it is not sent. */
  needed: boolean;
  /** The front and the back. */
  bothSides?: boolean;
  /** Days since it was made out. */
  maxAgeDays?: number;
}

const identity: Proof = { kinds: ['documentoIdentidade', 'certidao'], needed: true };
const paper: Proof = { kinds: ['fotoDocumento'], needed: true, bothSides: true };
/** One's own word: it holds at once, and nobody approves it (product 5.4). */
const ownWord: Proof = { kinds: [], needed: false };

/** What a worker may ask to have changed, with its proof. Everything else of a record is HR's alone. */
export const registrationProofs = {
  nome: identity,
  nascimento: identity,
  nomeMae: identity,
  nomePai: identity,
  naturalidadeCidade: identity,
  naturalidadeUf: identity,
  naturalidadePais: identity,
  sexo: identity,
  estadoCivil: { kinds: ['certidao', 'declaracao'], needed: true },
  rgNumero: paper,
  rgOrgao: paper,
  rgUf: paper,
  rgData: paper,
  ctpsNumero: paper,
  ctpsSerie: paper,
  ctpsUf: paper,
  pis: paper,
  endereco: { kinds: ['declaracao', 'comprovanteResidencia'], needed: false, maxAgeDays: 90 },
  nomeSocial: ownWord,
  racaCor: ownWord,
  telefone: ownWord,
  emergenciaNome: ownWord,
  emergenciaTelefone: ownWord,
  dependente: { kinds: ['certidao'], needed: true },
  conta: { kinds: ['comprovanteConta'], needed: true },
  deficiencia: { kinds: ['laudo'], needed: true },
} as const satisfies Record<string, Proof>;

export type RegistrationField = keyof typeof registrationProofs;
export const registrationFields = Object.keys(registrationProofs).filter(isRegistrationField);

export function isRegistrationField(name: string): name is RegistrationField {
  return Object.hasOwn(registrationProofs, name);
}

/** What the product asks, where a company says nothing else. */
export function proofOf(field: RegistrationField): Proof {
  return registrationProofs[field];
}

/** Whether it is the worker's own word, which holds at once. */
export function holdsAtOnce(field: RegistrationField): boolean {
  return registrationProofs[field] === ownWord;
}

/** Whether it is a field of a company's own, which goes by its id. */
export function isOwnFieldId(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
}

/** The fields of the record behind what is asked for; none: dependants. */
export function fieldsBehind(field: RegistrationField): readonly WorkerFieldName[] {
  if (field === 'endereco') return savedFieldsOf('endereco');
  if (field === 'conta') return savedFieldsOf('banco');
  return isWorkerField(field) ? [field] : [];
}

/** What managers don't read of a record is decided by HR alone. */
export function isForHrAlone(field: RegistrationField): boolean {
  const behind = fieldsBehind(field);
  return behind.length === 0 || behind.some(name => !readByManagers.includes(name));
}

export type ReadRegistration = { after: FieldValues } | { faults: Record<string, ErrorCode> };

/**
 * Values of fields as they will be, read by their kinds. An address and an account are told whole: what is left out is empty.
 * @param value of one field its value; of an address or account an object of fields @param today `YYYY-MM-DD`
 */
export function readRegistration(field: RegistrationField, value: unknown, today: string): ReadRegistration {
  const names = fieldsBehind(field);
  const given = names.length === 1 ? { [names[0] ?? '']: value } : Object(value);
  for (const name of Object.keys(given))
    if (!names.some(known => known === name)) return { faults: { [name]: 'INVALID_REQUEST' } };
  const whole = Object.fromEntries(names.map(name => [name, given[name] ?? null]));
  const { values, faults } = readFields(whole, today);
  const [first] = names;
  if (Object.keys(faults).length > 0) return { faults: { ...faults } };
  if (names.every(name => empty(values[name]))) return { faults: { [first ?? 'valor']: 'REQUIRED_FIELD' } };
  return { after: Object.fromEntries(names.map(name => [name, values[name] ?? null])) };
}

const empty = (value: FieldValue | undefined) => value === null || value === undefined || value === '';

/** Whether two records say the same of what is asked for. */
export function saysTheSame(one: Told, other: Told): boolean {
  return Object.keys(one).every(name => (one[name] ?? null) === (other[name] ?? null));
}

/** Values by the names of the record; of a company's own field by its id. */
type Told = Readonly<Record<string, FieldValue | undefined>>;
