import {
  fieldsBehind,
  holdsAtOnce,
  isForHrAlone,
  isOwnFieldId,
  isRegistrationField,
  proofKinds,
  proofOf,
  type RegistrationField,
  readRegistration,
  registrationFields,
  saysTheSame,
} from '@cracha/contract/features/request/registration.ts';
import { ownFaultValues, readOwnField } from '@cracha/contract/features/worker/own-field-check.ts';
import { ownFieldKinds } from '@cracha/contract/features/worker/own-fields.ts';
import { dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import { faultValues, readField } from '@cracha/contract/features/worker/worker-check.ts';
import { type FieldValues, hiddenValue, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import * as z from 'zod/mini';
import { maskedDependant, type StoredDependant } from '#core/employment/dependants.ts';
import type { PresentRecord } from '#core/employment/record-port.ts';
import type { By } from '#kernel/http/by.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import { type AskedProof, type OpenField, proofsAsked } from './proof/proof-rule.ts';
import { jsonOf, textOf } from './request-form.ts';
import {
  type Applying,
  type Around,
  type Findings,
  type Form,
  finding,
  noFindings,
  type RequestType,
} from './request-type.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const storedDependant = z.object({
  ...{ name: z.string(), cpf: z.nullable(z.string()), birth_date: z.nullable(z.string()) },
  ...{ kinship: z.string(), uses: z.array(z.string()) },
});
const kept = z.object({
  /** Of the product's by its name, of the company's own by its id. */
  field: z.union([z.enum(registrationFields), z.uuid()]),
  /** What the company called its own field as it was sent, and what it takes. */
  own: z.optional(z.object({ name: z.string(), kind: z.enum(ownFieldKinds) })),
  reason: z.nullable(z.string()),
  /** By the names of the record; empty of a dependant. */
  before: z.record(z.string(), value),
  after: z.record(z.string(), value),
  /** One who comes, or who goes. */
  dependant: z.nullable(z.object({ comes: z.boolean(), one: storedDependant })),
  /** What was asked as its proof then. */
  asks: z.optional(
    z.object({ kinds: z.array(z.enum(proofKinds)), bothSides: z.boolean(), maxAgeDays: z.nullable(z.int()) }),
  ),
  /** As it was sent, until the record was looked at. */
  sent: z.optional(z.unknown()),
});
type Registration = z.output<typeof kept>;

/** A change of the own record, field by field (5.4): the record changes itself, before and after are kept. */
export const registrationRequest: RequestType<Registration> = {
  ...{ kind: 'registration', wire: 'alteracaoCadastral', refusal: 'REQUEST_NOT_POSSIBLE', needsMessage: false, kept },
  read,
  complete,
  find,
  conditions: ({ field }) => ({ field }),
  summary: ({ field, own }) => ({
    codigo: 'alteracaoCadastral',
    valores: { campo: field, ...(own && { nome: own.name }) },
  }),
  told,
  isForHrAlone: ({ field }) => isOfHr(field),
  holdsAtOnce: ({ field }) => isRegistrationField(field) && holdsAtOnce(field),
  // two heads look at where the pay goes
  deciders: ({ field }) => (field === 'conta' ? 2 : 1),
  asksSecondFactor: ({ field }) => field === 'conta',
  changedSince,
  apply,
  endsWithEffect: true,
};

function read({ campo, valor, motivo, veracidade }: Form): Registration {
  if (!campo) return refuseField('campo', 'REQUIRED_FIELD');
  if (!isRegistrationField(campo) && !isOwnFieldId(campo)) return refuseField('campo', 'INVALID_OPTION');
  if (valor === undefined) return refuseField('valor', 'REQUIRED_FIELD');
  if (veracidade !== true) return refuseField('veracidade', 'REQUIRED_FIELD');
  const isObject = isRegistrationField(campo) && fieldsBehind(campo).length !== 1;
  const sent = isObject ? jsonOf('valor', valor) : valor;
  if (isObject && (typeof sent !== 'object' || sent === null)) return refuseField('valor', 'INVALID_OPTION');
  const reason = motivo?.trim() ? textOf('motivo', motivo, { min: 10, max: 250 }) : null;
  return { field: campo, reason, before: {}, after: {}, dependant: null, sent };
}

/** What the record holds now beside what it will hold. @throws the faults of the fields, beside them */
async function complete({ tx, facts, services }: Around, { sent, ...rest }: Registration): Promise<Registration> {
  const present = (await services.recordPort.read(tx, facts.id)) ?? refuse('EMPLOYEE_NOT_FOUND');
  const { of, own } = await proofsAsked(tx, facts.id);
  const { field } = rest;
  if (!isRegistrationField(field)) {
    const open = own.find(({ id }) => id === field) ?? refuseField('campo', 'INVALID_OPTION');
    const [before, after] = [{ [field]: present.own[field] ?? null }, { [field]: readOwn(open, sent) }];
    return { ...rest, own: { name: open.nome, kind: open.tipo }, before, after, asks: asksOf(open) };
  }
  const asked = { ...rest, asks: asksOf(of(field)) };
  if (field === 'dependente') return { ...asked, dependant: readDependant(sent, present) };
  const found = readRegistration(field, sent, present.today);
  if ('after' in found) {
    const before = pick(present.values, field);
    return { ...asked, before, after: withCityCode(before, found.after) };
  }
  const isOne = fieldsBehind(field).length === 1;
  const faults = Object.entries(found.faults).map(([name, code]) => [isOne ? 'valor' : `valor.${name}`, code] as const);
  const [first] = Object.entries(found.faults);
  const values = first && isWorkerField(first[0]) ? faultValues(first[0], present.today) : {};
  throw new Refusal(first?.[1] ?? 'INVALID_OPTION', values, Object.fromEntries(faults));
}

const asksOf = ({ kinds, bothSides, maxAgeDays }: AskedProof) => ({ kinds, bothSides, maxAgeDays });

/** A value of a company's own field. @throws what is wrong with it, beside it */
function readOwn({ tipo, opcoes }: OpenField, sent: unknown) {
  const read = readOwnField({ tipo, opcoes }, sent);
  if ('fault' in read) return refuseField('valor', read.fault, ownFaultValues(tipo));
  return read.value ?? refuseField('valor', 'REQUIRED_FIELD');
}

/** The code of a city stays while the city does: a worker tells its name alone. */
function withCityCode(before: FieldValues, after: FieldValues): FieldValues {
  const isSameCity = after.municipio === before.municipio && after.uf === before.uf;
  const told = after.municipioIbge ?? (isSameCity ? before.municipioIbge : null);
  return 'municipioIbge' in after ? { ...after, municipioIbge: told ?? null } : after;
}

function pick(values: FieldValues, field: RegistrationField): FieldValues {
  return Object.fromEntries(fieldsBehind(field).map(name => [name, values[name] ?? null]));
}

const sentDependant = z.extend(dependant, { acao: z.enum(['incluir', 'excluir'], 'INVALID_OPTION') });

/** One who comes, told whole with the CPF; or who goes, known by CPF or name. */
function readDependant(sent: unknown, { today, dependants }: PresentRecord): Registration['dependant'] {
  const found = sentDependant.safeParse({
    cpf: null,
    nascimento: null,
    parentesco: 'outro',
    para: [],
    ...Object(sent),
  });
  if (!found.success) {
    const path = found.error.issues[0]?.path.join('.') ?? '';
    return refuseField(path ? `valor.${path}` : 'valor', 'INVALID_OPTION');
  }
  const { acao, nome, nascimento, parentesco, para } = found.data;
  const cpf = found.data.cpf?.replace(/\D/g, '') || null;
  const known = dependants.find(one =>
    cpf && one.cpf ? one.cpf === cpf : one.name.toLowerCase() === nome.toLowerCase(),
  );
  if (acao === 'excluir') return { comes: false, one: known ?? refuseField('valor.nome', 'NOT_FOUND') };
  if (known) return refuseField('valor.cpf', 'RECORD_ALREADY_EXISTS');
  if (cpf === null || !isCpf(cpf)) return refuseField('valor.cpf', cpf === null ? 'REQUIRED_FIELD' : 'INVALID_CPF');
  if (nascimento === null) return refuseField('valor.nascimento', 'REQUIRED_FIELD');
  const born = readField('nascimento', nascimento, today);
  if ('fault' in born) return refuseField('valor.nascimento', born.fault, faultValues('nascimento', today));
  const one: StoredDependant = {
    name: nome,
    cpf,
    birth_date: nascimento,
    kinship: parentesco,
    uses: [...new Set(para)],
  };
  return { comes: true, one };
}

async function find({ tx, facts, services, files }: Around, asked: Registration): Promise<Findings> {
  const { field, before, after, dependant: one } = asked;
  const present = (await services.recordPort.read(tx, facts.id)) ?? refuse('EMPLOYEE_NOT_FOUND');
  const { of, own } = await proofsAsked(tx, facts.id);
  const { needed } = own.find(({ id }) => id === field) ?? of(field);
  const lacks = needed && files === 0 && one?.comes !== false;
  return {
    ...noFindings,
    recusas: [
      ...(one === null && saysTheSame(after, before) ? [finding('REGISTRATION_UNCHANGED', 'valor', false)] : []),
      ...(field === 'conta' && present.accountWaits ? [finding('REGISTRATION_ACCOUNT_WAITS', 'valor', false)] : []),
      ...(lacks ? [finding('REGISTRATION_PROOF_MISSING', 'arquivos', false)] : []),
    ],
  };
}

/** An account is shown to who reads bank data, the rest to who reads the record; who asked reads it all. */
function told({ field, own, reason, before, after, asks, dependant: one }: Registration, { profile, actor }: By) {
  const grant = field === 'conta' ? 'RhDadoBancarioVisualizar' : 'RhTrabalhadorVisualizar';
  const sees = profile === 'trabalhador' || !isOfHr(field) || (profile === 'rh' && actor.permissions.has(grant));
  const shown = (values: Registration['before']) =>
    sees ? values : Object.fromEntries(Object.keys(values).map(name => [name, hiddenValue]));
  const whom = one && (sees ? maskedDependant(one.one) : null);
  return {
    ...{
      campo: field,
      motivo: reason,
      antes: shown(before),
      depois: shown(after),
      provas: asks?.kinds ?? (isRegistrationField(field) ? proofOf(field).kinds : []),
    },
    ...{
      frenteVerso: asks?.bothSides ?? false,
      idadeMaxima: asks?.maxAgeDays ?? null,
      proprio: own ? { nome: own.name, tipo: own.kind } : null,
    },
    dependente: whom && {
      acao: one.comes ? 'incluir' : 'excluir',
      nome: whom.name,
      cpf: whom.cpf,
      parentesco: whom.kinship,
    },
  };
}

async function changedSince(
  { tx, services, row }: Parameters<NonNullable<RequestType<Registration>['changedSince']>>[0],
  asked: Registration,
) {
  const present = await services.recordPort.read(tx, row.employment_id);
  if (!present || asked.dependant) return undefined;
  const { field, before } = asked;
  const now = isRegistrationField(field) ? pick(present.values, field) : { [field]: present.own[field] ?? null };
  return saysTheSame(now, before) ? undefined : { campo: asked.own?.name ?? field };
}

/** Kept values by the names of the record. */
function fieldValues(kept: Registration['before']): FieldValues {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => isWorkerField(name)));
}

async function apply({ tx, row, services, by }: Applying, asked: Registration): Promise<string | null> {
  const { recordPort } = services;
  const present = await recordPort.read(tx, row.employment_id);
  if (!present) return 'EMPLOYEE_NOT_FOUND';
  if (asked.dependant) {
    const { comes, one } = asked.dependant;
    const others = present.dependants.filter(({ cpf, name }) => (one.cpf && cpf ? cpf !== one.cpf : name !== one.name));
    await recordPort.saveDependants(tx, by, row.employment_id, comes ? [...others, one] : others);
    return null;
  }
  if (asked.field === 'conta') {
    if (present.accountWaits) return 'REGISTRATION_ACCOUNT_WAITS';
    await recordPort.changeAccount(tx, by, row.employment_id, fieldValues(asked.after));
    return null;
  }
  if (isOwnFieldId(asked.field)) {
    const value = asked.after[asked.field] ?? null;
    return (await recordPort.saveOwn(tx, by, row.employment_id, asked.field, value)) ? null : 'REGISTRATION_FIELD_GONE';
  }
  await recordPort.save(tx, by, row.employment_id, fieldValues(asked.after));
  return null;
}

/** What managers don't read of a record; nobody has said how sensitive a field of a company's own is. */
const isOfHr = (field: string) => !isRegistrationField(field) || isForHrAlone(field);
