import { ownFaultValues } from '@cracha/contract/features/worker/own-field-check.ts';
import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { isOwnColumn, type OwnColumn, ownColumnOf } from '@cracha/contract/features/worker/registry-columns.ts';
import type { WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import { type OwnValues, readOwn } from '../record-asked.ts';
import type { RecordForm } from '../record-form.queries.ts';
import type { CheckedRow, Reason } from './registry-check.ts';
import type { OwnTitles } from './registry-headings.ts';
import { valueOfOwnCell } from './registry-values.ts';

/** By company, which of its fields in use a column of a registry file means. */
export type OwnColumns = ReadonlyMap<string, ReadonlyMap<OwnColumn, OwnField>>;

/** A column of companies' own fields as a person chooses it. */
export interface OwnTarget {
  column: OwnColumn;
  name: string;
  companyIds: string[];
}

export function ownColumnsOf(forms: Iterable<RecordForm>): OwnColumns {
  return new Map(
    [...forms].map(({ companyId, fields }) => {
      const used = fields.filter(({ retirado }) => !retirado);
      return [companyId, new Map(used.map(field => [ownColumnOf(field), field]))] as const;
    }),
  );
}

/** The columns there are, by name; the field of several companies is one. */
export function ownTargetsOf(columns: OwnColumns): OwnTarget[] {
  const targets = new Map<OwnColumn, OwnTarget>();
  for (const [companyId, fields] of columns)
    for (const [column, { nome }] of fields) {
      const target = targets.get(column) ?? { column, name: nome, companyIds: [] };
      targets.set(column, { ...target, companyIds: [...target.companyIds, companyId] });
    }
  return [...targets.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}

export function ownTitlesOf(columns: OwnColumns): OwnTitles {
  return ownTargetsOf(columns).map(({ column, name }) => [column, name]);
}

/** What companies' own fields are called: by column of a file, and by the id that a value lies under (retired ones too). */
export interface OwnNames {
  columns: ReadonlyMap<string, string>;
  fields: ReadonlyMap<string, OwnField>;
}

/** Of a file: a column that none in reach has is called what the file calls it. */
export function ownNamesOf(
  forms: readonly RecordForm[],
  { columns, titles }: { columns: readonly string[]; titles: readonly string[] },
): OwnNames {
  const names = new Map<string, string>(ownTitlesOf(ownColumnsOf(forms)));
  return {
    columns: new Map(
      columns.flatMap((column, at) => (isOwnColumn(column) ? [[column, names.get(column) ?? titles[at] ?? '']] : [])),
    ),
    fields: new Map(forms.flatMap(({ fields }) => fields.map(field => [field.id, field]))),
  };
}

export interface OwnRead {
  /** By the fields' ids; only what differs from what is there. */
  values: OwnValues;
  /** The fields that stand in the row. */
  fields: ReadonlyMap<string, OwnField>;
  faults: Reason[];
  /** What is left as it is: the row is taken all the same. */
  notes: Reason[];
}

const nothing: OwnRead = { values: {}, fields: new Map(), faults: [], notes: [] };

/** What a row says of its company's own fields, beside what the record holds (`present`). Of sections that are not the sender's nothing is read. */
export function readOwnCells(
  { own }: Pick<CheckedRow, 'own'>,
  columns: ReadonlyMap<OwnColumn, OwnField> | undefined,
  present: OwnValues,
  sections: ReadonlySet<WorkerSection>,
): OwnRead {
  if (!own) return nothing;
  const notes: Reason[] = [];
  const columnOf = new Map<string, OwnColumn>();
  const given: OwnValues = {};
  const fields = own.flatMap(([column, cell]) => {
    const field = columns?.get(column);
    if (!field) notes.push({ field: column, code: 'COMPANY_WITHOUT_FIELD', values: {} });
    if (!field || !sections.has(field.secao)) return [];
    columnOf.set(field.id, column);
    given[field.id] = valueOfOwnCell(field, cell);
    return [field];
  });
  const read = readOwn(fields, given, present);
  const faults = fields.flatMap(({ id, tipo }): Reason[] => {
    const code = read.faults[id];
    return code ? [{ field: columnOf.get(id) ?? null, code, values: ownFaultValues(tipo) }] : [];
  });
  const values = Object.fromEntries(Object.entries(read.values).filter(([id, value]) => value !== present[id]));
  return { values, fields: new Map(fields.map(field => [field.id, field])), faults, notes };
}
