import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import type { SheetShape } from '@cracha/contract/features/recognition-model/sheet-shape.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';

/** Of a page or of a sheet. */
export type ModelForm = 'pdf' | 'sheet';

export interface ModelRow extends ModelShape {
  id: string;
  form: string;
  name: string;
  payroll_system: string;
  /** Of a sheet's model; null until its columns were said. */
  sheet: SheetShape | null;
  access_group_id: string | null;
  group_name: string | null;
  state: string;
  version: number;
  tried: number | null;
  passed: number | null;
  sample_sha256: string;
  sample_name: string;
  /** Null of a sheet. */
  sample_pages: number | null;
  /** Of imports of the last 90 days: documents read with it, those nobody had to doubt, access groups. */
  used: number;
  used_clean: number;
  used_groups: number;
  changed_at: Date;
}

export interface ModelFilter {
  form: ModelForm;
  state: string | undefined;
  search: string | undefined;
}

const columns = sql`m.*, g.name as group_name,
         coalesce(u.documents, 0)::integer as used, coalesce(u.clean, 0)::integer as used_clean, u.groups::integer as used_groups`;
const tables = sql`recognition_model m left join access_group g on g.id = m.access_group_id
   cross join lateral (select sum(documents) as documents, sum(clean) as clean, count(distinct access_group_id) as groups
                         from recognition_model_use where model_id = m.id and at > now() - interval '90 days') u`;

function fits({ form, state, search }: ModelFilter): RawBuilder<unknown> {
  const wanted = search?.trim();
  const has = (text: RawBuilder<unknown>) =>
    sql`position(public.search_form(${wanted}) in public.search_form(${text})) > 0`;
  return sql`m.form = ${form} and ${state === undefined ? sql`true` : sql`m.state = ${state}`}
    and ${wanted ? sql`(${has(sql`m.name`)} or ${has(sql`m.payroll_system`)})` : sql`true`}`;
}

const lastChangedFirst = [
  { value: sql`m.changed_at`, type: 'instant', descending: true },
  { value: sql`m.id`, type: 'uuid', descending: true },
] as const;

export async function listModels(tx: Tx, filter: ModelFilter, page: AskedPage): Promise<Placed<ModelRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(lastChangedFirst, page);
  const { rows } = await sql<Placed<ModelRow>>`
    select ${columns}, ${place} from ${tables} where ${fits(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countModels(tx: Tx, filter: ModelFilter): Promise<number> {
  return countUpTo(tx, sql`recognition_model m where ${fits(filter)}`);
}

export async function findModel(tx: Tx, form: ModelForm, id: string): Promise<ModelRow | undefined> {
  const { rows } = await sql<ModelRow>`
    select ${columns} from ${tables} where m.id::text = ${id} and m.form = ${form}`.execute(tx);
  return rows[0];
}

export async function groupsToChoose(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx.selectFrom('access_group').select(['id', 'name']).orderBy('name').orderBy('id').limit(1000).execute();
}

export interface NewModel {
  form: ModelForm;
  name: string;
  payroll_system: string;
  access_group_id: string | null;
  sample_sha256: string;
  sample_name: string;
  sample_pages: number | null;
}

export async function insertModel(tx: Tx, model: NewModel): Promise<string> {
  return (await tx.insertInto('recognition_model').values(model).returning('id').executeTakeFirstOrThrow()).id;
}

interface ModelChange {
  name?: string;
  payroll_system?: string;
  access_group_id?: string | null;
  state?: string;
  shape?: ModelShape | SheetShape;
  tried?: number;
  passed?: number;
}

/** False: somebody changed it since that version. */
export async function updateModel(
  tx: Tx,
  id: string,
  version: number,
  { shape, ...change }: ModelChange,
): Promise<boolean> {
  const drawn = shape && kept(shape);
  const { numUpdatedRows } = await tx
    .updateTable('recognition_model')
    .set({ ...change, ...drawn, version: version + 1, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function kept(shape: ModelShape | SheetShape) {
  if ('columns' in shape) return { sheet: JSON.stringify(shape) };
  return {
    document: shape.document ?? 'recibo',
    anchors: JSON.stringify(shape.anchors),
    regions: JSON.stringify(shape.regions),
  };
}

export async function removeModel(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('recognition_model').where('id', '=', id).execute();
}

/** A whole row, as the exclusion history keeps it: nobody's but the platform's. */
export function wholeModel(id: string): ExcludedRows {
  return sql`select m.id, null::uuid as access_group_id, to_jsonb(m) as record from recognition_model m where m.id = ${id}`;
}

const lastDeletion = (id: string) => sql`
  select x.record from exclusion_history x where x.entity = 'recognitionModel' and x.entity_id = ${id} order by x.id desc limit 1`;

/** The sample of a deleted model. */
export async function deletedSample(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select x.record ->> 'sample_sha256' as sha256 from (${lastDeletion(id)}) x`.execute(tx);
  return rows[0]?.sha256;
}

/** As it was deleted, but a draft. */
export async function bringBackModel(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into recognition_model
    select r.* from (${lastDeletion(id)}) x, jsonb_populate_record(null::recognition_model,
           x.record || jsonb_build_object('state', 'draft', 'version', (x.record ->> 'version')::integer + 1, 'changed_at', now())) r`.execute(
    tx,
  );
}

/** Whether this person opened the sample within the hour: turning its pages is one opening. */
export async function openedLately(tx: Tx, id: string, personId: string): Promise<boolean> {
  const found = await sql`
    select from record_history where entity = 'recognitionModel' and entity_id = ${id} and verb = 'modelSampleOpened'
      and person_id = ${personId} and at > now() - interval '1 hour' limit 1`.execute(tx);
  return found.rows.length > 0;
}
