import { ownFaultValues, readOwnField } from '@cracha/contract/features/worker/own-field-check.ts';
import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { type OwnColumn, ownColumnOf } from '@cracha/contract/features/worker/registry-columns.ts';
import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import * as z from 'zod/mini';
import { refuseField } from '#kernel/refusal.ts';
import { ownFieldsIn } from '../record-asked.ts';
import type { RecordForm } from '../record-form.queries.ts';
import type { OwnRead } from './registry-own.ts';

/** One value per required field of a company's own, by the field's id, for all new workers of a file that has no column of it. */
export type Fill = ReadonlyMap<string, FieldValue>;

const stored = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export function storedFill(value: unknown): Fill {
  return new Map(Object.entries(stored.parse(value)));
}

/** A field, or the like ones of several companies, that takes such a value. */
export interface FillTarget {
  field: OwnField;
  column: OwnColumn;
  ids: string[];
  companyIds: string[];
}

/** The required fields of these sections, those of several companies that are alike in one. */
export function fillTargetsOf(forms: readonly RecordForm[], sections: ReadonlySet<WorkerSection>): FillTarget[] {
  const targets = new Map<string, FillTarget>();
  for (const form of forms)
    for (const field of requiredIn(form, sections)) {
      const column = ownColumnOf(field);
      const key = JSON.stringify([column, field.tipo, field.opcoes]);
      const { ids, companyIds } = targets.get(key) ?? { ids: [], companyIds: [] };
      targets.set(key, { field, column, ids: [...ids, field.id], companyIds: [...companyIds, form.companyId] });
    }
  return [...targets.values()].toSorted((one, other) => one.field.nome.localeCompare(other.field.nome, 'pt-BR'));
}

/** Said before, and since retired, no more required or not this person's to fill: it falls away. */
export function isFillable(id: string, forms: readonly RecordForm[], sections: ReadonlySet<WorkerSection>): boolean {
  return forms.some(form => requiredIn(form, sections).some(field => field.id === id));
}

/**
 * What a person says, checked as the field is. What the file has a column for is read there and nowhere else.
 * @throws INVALID_OPTION for a field that is not theirs to fill, and whatever is wrong with a value, beside its field
 */
export function checkedFill(
  given: readonly { idCampo: string; valor: FieldValue }[],
  forms: readonly RecordForm[],
  sections: ReadonlySet<WorkerSection>,
): { values: Fill; columnOf: ReadonlyMap<string, OwnColumn> } {
  const fields = new Map(forms.flatMap(form => requiredIn(form, sections).map(field => [field.id, field] as const)));
  const values = new Map<string, FieldValue>();
  for (const { idCampo, valor } of given) {
    const field = fields.get(idCampo.toLowerCase()) ?? refuseField(idCampo, 'INVALID_OPTION');
    const read = readOwnField(field, valor);
    if ('fault' in read) refuseField(field.id, read.fault, ownFaultValues(field.tipo));
    else if (read.value !== null) values.set(field.id, read.value);
  }
  return { values, columnOf: new Map([...fields.values()].map(field => [field.id, ownColumnOf(field)])) };
}

/** A new worker's row with what was said for all of them; what the row itself tells goes before. */
export function withFill(
  own: OwnRead,
  form: RecordForm | undefined,
  fill: Fill,
  sections: ReadonlySet<WorkerSection>,
): OwnRead {
  if (!form || fill.size === 0) return own;
  const next = { ...own, values: { ...own.values }, fields: new Map(own.fields), faults: [...own.faults] };
  for (const field of requiredIn(form, sections)) {
    const said = fill.get(field.id);
    if (said === undefined || own.fields.has(field.id)) continue;
    const read = readOwnField(field, said);
    if ('fault' in read)
      next.faults.push({ field: ownColumnOf(field), code: read.fault, values: ownFaultValues(field.tipo) });
    else {
      next.values[field.id] = read.value;
      next.fields.set(field.id, field);
    }
  }
  return next;
}

function requiredIn(form: RecordForm, sections: ReadonlySet<WorkerSection>): OwnField[] {
  return ownFieldsIn(form, section => sections.has(section)).filter(({ obrigatorio }) => obrigatorio);
}
