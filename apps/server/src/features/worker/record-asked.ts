import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { ownFaultValues, readOwnField } from '@cracha/contract/features/worker/own-field-check.ts';
import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { faultValues } from '@cracha/contract/features/worker/worker-check.ts';
import {
  type FieldValues,
  fieldOf,
  isWorkerField,
  type WorkerSection,
} from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { RecordForm } from './record-form.queries.ts';
import type { Worker } from './worker.queries.ts';

/** Values of a company's own fields, by their ids. */
export type OwnValues = Record<string, FieldValue>;

/** What a record holds of fields of companies' own: those of pay lie with pay. */
export function ownValuesOf({ parts }: Pick<Worker, 'parts'>): OwnValues {
  return { ...held(parts.worker_record?.own_fields), ...held(parts.worker_pay?.own_fields) };
}

function held(stored: unknown): OwnValues {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, FieldValue] =>
        entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

/** The company's fields in use of the sections that `asks` lets through. */
export function ownFieldsIn({ fields }: RecordForm, asks: (section: WorkerSection) => boolean): OwnField[] {
  return fields.filter(field => !field.retirado && asks(field.secao));
}

export interface OwnFaults {
  values: OwnValues;
  faults: Record<string, ErrorCode>;
}

/** Reads what was sent of own fields. What is there already is not asked again: an option may have gone since. */
export function readOwn(
  fields: readonly OwnField[],
  given: Readonly<Record<string, unknown>>,
  present: OwnValues,
): OwnFaults {
  const read: OwnFaults = { values: {}, faults: {} };
  for (const field of fields) {
    if (!(field.id in given)) continue;
    const sent = given[field.id];
    if (sent === (present[field.id] ?? null)) continue;
    const found = readOwnField(field, sent);
    if ('fault' in found) read.faults[field.id] = found.fault;
    else read.values[field.id] = found.value;
  }
  return read;
}

/** What the company requires of these sections and the values don't tell: its own fields, and optional ones of every record. */
export function lackingIn(
  form: RecordForm,
  asks: (section: WorkerSection) => boolean,
  { values, own }: { values: FieldValues; own: OwnValues },
): { names: string[]; fields: OwnField[] } {
  return {
    names: form.required.filter(name => asks(fieldOf(name).section) && (values[name] ?? null) === null),
    fields: ownFieldsIn(form, asks).filter(({ id, obrigatorio }) => obrigatorio && (own[id] ?? null) === null),
  };
}

/** @throws what is wrong with own fields or lacks of what the company requires, each beside its field; own ones are named in the sentence too */
export function refuseLacking(
  form: RecordForm,
  { faults }: OwnFaults,
  lacking: ReturnType<typeof lackingIn>,
  today: string,
): void {
  const [wrong] = Object.entries(faults);
  const beside: Record<string, ErrorCode> = { ...faults };
  for (const name of [...lacking.names, ...lacking.fields.map(({ id }) => id)]) beside[name] ??= 'REQUIRED_FIELD';
  if (wrong) {
    const values = Object.fromEntries(form.fields.map(({ id, tipo }) => [id, ownFaultValues(tipo)]));
    throw new Refusal(wrong[1], values[wrong[0]], beside, values);
  }
  const missing = lacking.fields.filter(({ id }) => beside[id] === 'REQUIRED_FIELD');
  if (missing.length > 0)
    throw new Refusal('COMPANY_FIELD_MISSING', { campos: missing.map(({ nome }) => nome).join(', ') }, beside);
  const [name] = lacking.names;
  if (name) throw new Refusal('REQUIRED_FIELD', isWorkerField(name) ? faultValues(name, today) : undefined, beside);
}
