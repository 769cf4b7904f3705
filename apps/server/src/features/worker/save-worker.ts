import type { sectionForm } from '@cracha/contract/features/worker/worker.schemas.ts';
import { type Faults, faultValues, readField, readFields } from '@cracha/contract/features/worker/worker-check.ts';
import {
  type FieldValues,
  fieldOf,
  hiddenValue,
  isDatedField,
  isLeaveField,
  isWorkerField,
  savedFieldsOf,
  type WorkerFieldName,
  type WorkerSection,
  workerFieldNames,
} from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import type * as z from 'zod/mini';
import { record } from '#core/audit/audit.ts';
import { maskedDependant, type StoredDependant } from '#core/employment/dependants.ts';
import { ownFieldKey } from '#core/employment/own-field-key.ts';
import { columnOf, type WorkerTable } from '#core/employment/worker-columns.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import { lackingIn, type OwnValues, ownFieldsIn, ownValuesOf, readOwn, refuseLacking } from './record-asked.ts';
import { type RecordForm, recordFormOf } from './record-form.queries.ts';
import { mayEdit } from './worker.policy.ts';
import { saveColumns, saveOwnValues, takeVersion, type Worker } from './worker.queries.ts';

type SectionForm = z.output<typeof sectionForm>;
/** From this admission day on race or colour must be told (Lei 14.553/2023 and Portaria MTE 3.784/2023; eSocial refuses racaCor 6): 'not informed' is no answer. */
const ethnicityAskedFrom = '2024-04-22';

/**
 * Saves one section of the record. A first bank account may be told; another one is not put in its place here, since a change of
 * account needs the second factor and waits. @throws STALE_VERSION, OPERATION_NOT_ALLOWED, STATUS_FORBIDS, the fields' faults
 */
export async function saveSection(tx: Tx, by: By, worker: Worker, form: SectionForm): Promise<void> {
  const { actor } = by;
  const { secao: section } = form;
  if (!mayEdit(actor, section)) refuse('OPERATION_NOT_ALLOWED');
  if (section === 'banco' && hasAccount(worker)) refuse('STATUS_FORBIDS', { status: 'banco' });
  const dependants = section === 'dependentes' ? readDependants(form, worker) : undefined;
  const asked = (await recordFormOf(tx, worker.company_id)) ?? refuse('NOT_FOUND');
  const { values, own } =
    section === 'dependentes' ? { values: {}, own: {} } : readSection(worker, section, form.campos, asked);
  if (!(await takeVersion(tx, worker.id, form.versao))) refuse('STALE_VERSION');
  const before = valuesOf(worker);
  const changed = workerFieldNames.filter(name => name in values && (values[name] ?? null) !== (before[name] ?? null));
  await saveValues(tx, worker, pick(values, changed));
  await saveOwnValues(tx, worker, section, own);
  if (dependants) await saveColumns(tx, worker, 'worker_record', { dependants });
  await record(tx, by, {
    verb: 'workerSaved',
    entity: entityOf(section),
    entityId: worker.id,
    before: dependants
      ? { dependants: worker.dependants.map(maskedDependant) }
      : { ...named(pick(before, changed)), ...keyed(own, ownValuesOf(worker)) },
    after: dependants
      ? { dependants: dependants.map(maskedDependant) }
      : { ...named(pick(values, changed)), ...keyed(own, own) },
  });
}

type RecordEntity = 'employment' | 'employmentPay' | 'employmentBank' | 'employmentDependants';
const apart: Partial<Record<WorkerSection, RecordEntity>> = {
  pagamento: 'employmentPay',
  banco: 'employmentBank',
  dependentes: 'employmentDependants',
};

/** Pay and bank are told apart in the record history, as their readers are; dependants, to be found. */
export function entityOf(section: WorkerSection): RecordEntity {
  return apart[section] ?? 'employment';
}

/** Writes values to their tables; leaves have one of their own. @throws RECORD_ALREADY_EXISTS of the registration */
export async function saveValues(
  tx: Tx,
  worker: Parameters<typeof saveColumns>[1],
  values: FieldValues,
): Promise<void> {
  const tables = new Map<WorkerTable, Record<string, unknown>>();
  for (const name of workerFieldNames) {
    if (!(name in values) || isLeaveField(name)) continue;
    const [table, column] = columnOf[name];
    tables.set(table, { ...tables.get(table), [column]: values[name] ?? null });
  }
  for (const [table, columns] of tables)
    if (!(await saveColumns(tx, worker, table, columns))) refuseField('matricula', 'RECORD_ALREADY_EXISTS');
}

/** All values of the record by wire name. */
export function valuesOf({ parts }: Pick<Worker, 'parts'>): FieldValues {
  const values: FieldValues = {};
  for (const name of workerFieldNames) {
    const [table, column] = columnOf[name];
    values[name] = parts[table]?.[column] ?? null;
  }
  return values;
}

/** Own fields that change, by their keys in the histories. */
function keyed(changed: OwnValues, values: OwnValues): Record<string, FieldValue> {
  return Object.fromEntries(Object.keys(changed).map(id => [ownFieldKey(id), values[id] ?? null]));
}

/**
 * The fields of a section as they will be, and own ones that change; what was not sent stays. Only this section is asked for what the
 * company requires: a record that lacks something elsewhere is saved none the less. @throws the fields' faults
 */
function readSection(
  worker: Worker,
  section: WorkerSection,
  given: Readonly<Record<string, unknown>>,
  form: RecordForm,
): { values: FieldValues; own: OwnValues } {
  const names = savedFieldsOf(section);
  const here = (one: WorkerSection) => one === section;
  const fields = ownFieldsIn(form, here);
  for (const name of Object.keys(given))
    if (!names.some(known => known === name) && !fields.some(({ id }) => id === name))
      refuseField(name, 'INVALID_REQUEST');
  const [present, told] = [valuesOf(worker), ownValuesOf(worker)];
  const { values, faults } = readFields({ ...pick(present, names), ...toldOf(given) }, worker.today);
  refuseFaults(faults, worker.today);
  refuseUntoldEthnicity(values, present.admissao);
  const read = readOwn(fields, given, told);
  const whole = { values: { ...present, ...values }, own: { ...told, ...read.values } };
  const lacking = lackingIn(form, here, whole);
  // what holds from a day on is not saved here
  refuseLacking(form, read, { ...lacking, names: lacking.names.filter(name => !isDatedField(name)) }, worker.today);
  return { values, own: read.values };
}

/** What comes back hidden, as it was told, stays as it is. */
function toldOf(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isHidden = (name: string, value: unknown) =>
    value === hiddenValue && isWorkerField(name) && fieldOf(name).sensitive === true;
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => !isHidden(name, value)));
}

export function refuseUntoldEthnicity(values: FieldValues, admitted: unknown): void {
  if (leavesEthnicityUntold(values, admitted)) refuseField('racaCor', 'INVALID_OPTION');
}

export function leavesEthnicityUntold(values: FieldValues, admitted: unknown): boolean {
  return values.racaCor === 'naoInformada' && typeof admitted === 'string' && admitted >= ethnicityAskedFrom;
}

/** @throws the faults, each beside its field; the sentence is the first one's */
export function refuseFaults(faults: Faults, today: string): void {
  const [first] = Object.entries(faults);
  if (!first) return;
  const [name, code] = first;
  const values = Object.fromEntries(Object.keys(faults).map(field => [field, valuesOfFault(field, today)]));
  throw new Refusal(code, values[name], { ...faults }, values);
}

function valuesOfFault(name: string, today: string): MessageValues {
  return isWorkerField(name) ? faultValues(name, today) : {};
}

export function hasAccount({ parts }: Pick<Worker, 'parts'>): boolean {
  return Boolean(parts.worker_bank?.account || parts.worker_bank?.pix_key);
}

/** Some are kept in the record. */
export function hasDependants({ parts }: { parts: { worker_record: Record<string, unknown> | null } }): boolean {
  const held = parts.worker_record?.dependants;
  return Array.isArray(held) && held.length > 0;
}

/** A CPF that comes back masked, as it was told, is the one there is. */
function readDependants({ dependentes }: SectionForm, { today, dependants }: Worker): StoredDependant[] {
  return (dependentes ?? refuseField('dependentes', 'REQUIRED_FIELD')).map((one, at) => {
    const kept = dependants.find(known => known.cpf && one.cpf === maskedCpf(known.cpf));
    const cpf = (kept?.cpf ?? one.cpf?.replace(/[.\-\s]/g, '')) || null;
    if (cpf && !isCpf(cpf)) refuseField(`dependentes.${at}.cpf`, 'INVALID_CPF');
    const born = readField('nascimento', one.nascimento, today);
    if ('fault' in born)
      throw new Refusal(born.fault, faultValues('nascimento', today), { [`dependentes.${at}.nascimento`]: born.fault });
    return { name: one.nome, cpf, birth_date: one.nascimento, kinship: one.parentesco, uses: [...new Set(one.para)] };
  });
}

function pick(values: FieldValues, names: readonly WorkerFieldName[]): FieldValues {
  return Object.fromEntries(names.map(name => [name, values[name] ?? null]));
}

/** By the names of the columns, as every history is kept. */
function named(values: FieldValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isWorkerField(name) ? [[columnOf[name][1], value]] : [])),
  );
}
