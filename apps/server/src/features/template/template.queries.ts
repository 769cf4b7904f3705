import type { TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import { type AskedPage, allOf, countUpTo, type Key, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** What is written of a model. */
export interface Written {
  title: string;
  description: string;
  body: TemplateBody;
  fields: OwnField[];
}

export interface TemplateRow extends Written {
  id: string;
  access_group_id: string;
  ready: boolean;
  changed: boolean;
  published: number;
  version: number;
  changed_by: string | null;
  changed_at: Date;
  documents: number;
  /** The title of the version in use. */
  published_title: string | null;
}

const columns = sql`t.id, t.access_group_id, t.title, t.description, t.ready_key is not null as ready, t.changed, t.published, t.version,
  access.name_in_group(t.changed_by, t.access_group_id) as changed_by, t.changed_at, v.title as published_title,
  (select count(*)::integer from document d where d.template_id = t.id and d.deleted_at is null) as documents`;
const versions = sql`left join template_version v on v.template_id = t.id and v.number = t.published`;

export interface TemplateFilter {
  search?: string | undefined;
  state?: string | undefined;
  /** Only those with a published version. */
  onlyPublished: boolean;
}
export type ListedTemplate = Omit<TemplateRow, 'body' | 'fields'>;

const orders: Record<string, Key> = {
  titulo: { value: sql`public.search_form(t.title)`, type: 'text' },
  alteradoEm: { value: sql`t.changed_at`, type: 'instant' },
};

const state = sql`case when t.published = 0 then 'rascunho' when t.changed then 'alterado' else 'publicado' end`;

function conditions({ search, state: wanted, onlyPublished }: TemplateFilter) {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return allOf(
    sql`t.deleted_at is null`,
    onlyPublished ? sql`t.published > 0` : undefined,
    ...words.map(word => sql`t.search like hot.pattern(${word})`),
    wanted === undefined ? undefined : sql`${state} = ${wanted}`,
  );
}

/** By title where nothing else is asked. */
export async function listTemplates(
  tx: Tx,
  filter: TemplateFilter,
  asked: string | undefined,
  page: AskedPage,
): Promise<Placed<ListedTemplate>[]> {
  const name = asked ?? 'titulo';
  const descending = name.startsWith('-');
  const key = orders[name.replace('-', '')] ?? { value: sql`public.search_form(t.title)`, type: 'text' as const };
  const order = [
    { ...key, descending },
    { value: sql`t.id`, type: 'uuid' as const, descending },
  ];
  const { place, beyond, orderBy, limit } = keyset(order, page, name);
  const { rows } = await sql<Placed<ListedTemplate>>`
    select ${columns}, ${place} from template t ${versions} where ${conditions(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(
    tx,
  );
  return rows;
}

export function countTemplates(tx: Tx, filter: TemplateFilter): Promise<number> {
  return countUpTo(tx, sql`template t where ${conditions(filter)}`);
}

/** How many stand in each state. */
export async function templatesByState(tx: Tx, filter: TemplateFilter): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select ${state} as state, count(*)::integer as n from template t where ${conditions(filter)} group by 1`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ state: one, n }) => [one, n]));
}

/** One that stands; held until the transaction ends where it is to change. */
export async function templateById(tx: Tx, id: string, held = false): Promise<TemplateRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from template where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<TemplateRow>`
    select ${columns}, t.body, t.fields from template t ${versions} where t.id = ${id}::uuid and t.deleted_at is null`.execute(
    tx,
  );
  return rows[0];
}

export async function insertTemplate(
  tx: Tx,
  { accessGroupId, personId }: { accessGroupId: string; personId: string },
  { title, description, body, fields }: Written,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into template (access_group_id, title, description, body, fields, changed_by)
    values (${accessGroupId}::uuid, ${title}, ${description}, ${JSON.stringify(body)}::jsonb, ${JSON.stringify(fields)}::jsonb, ${personId}::uuid) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** @returns whether it was still of that version */
export async function updateTemplate(
  tx: Tx,
  id: string,
  version: number,
  personId: string,
  { title, description, body, fields }: Written,
): Promise<boolean> {
  const { rows } = await sql`
    update template set title = ${title}, description = ${description}, body = ${JSON.stringify(body)}::jsonb, fields = ${JSON.stringify(fields)}::jsonb, changed = true,
           version = version + 1, changed_by = ${personId}::uuid, changed_at = now()
     where id = ${id}::uuid and version = ${version} and deleted_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** What is written on becomes the next version. @returns its number; undefined: it is of another version by now */
export async function publishRow(
  tx: Tx,
  { id, version }: Pick<TemplateRow, 'id' | 'version'>,
  { personId, note }: { personId: string; note: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ published: number }>`
    update template set published = published + 1, changed = false, version = version + 1
     where id = ${id}::uuid and version = ${version} and deleted_at is null returning published`.execute(tx);
  const number = rows[0]?.published;
  if (number === undefined) return undefined;
  await sql`
    insert into template_version (template_id, number, access_group_id, title, body, fields, note, published_by)
    select t.id, t.published, t.access_group_id, t.title, t.body, t.fields, ${note}, ${personId}::uuid from template t where t.id = ${id}::uuid`.execute(
    tx,
  );
  return number;
}

export interface VersionRow {
  number: number;
  title: string;
  published_at: Date;
  who: string | null;
  note: string;
}

/** The newest first. */
export async function versionsOfTemplate(tx: Tx, id: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.title, v.published_at, access.name_in_group(v.published_by, v.access_group_id) as who, v.note from template_version v
     where v.template_id = ${id}::uuid order by v.number desc`.execute(tx);
  return rows;
}

/** A published version, with its text. */
export async function versionOfTemplate(
  tx: Tx,
  id: string,
  number: number,
): Promise<(VersionRow & Pick<Written, 'body' | 'fields'>) | undefined> {
  const { rows } = await sql<VersionRow & Pick<Written, 'body' | 'fields'>>`
    select v.number, v.title, v.published_at, access.name_in_group(v.published_by, v.access_group_id) as who, v.note, v.body, v.fields from template_version v
     where v.template_id = ${id}::uuid and v.number = ${number}`.execute(tx);
  return rows[0];
}

/** The whole rows, as the exclusion history keeps them. */
export function wholeTemplates(ids: readonly string[]): ExcludedRows {
  return sql`
    select t.id, t.access_group_id, to_jsonb(t) - 'search' as record from template t where t.id = any (${[...ids]}::text[]::uuid[]) and t.deleted_at is null`;
}

/** @returns how many stood */
export async function hideTemplates(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update template set deleted_at = now(), version = version + 1 where id = any (${[...ids]}::text[]::uuid[]) and deleted_at is null returning id`.execute(
    tx,
  );
  return rows.length;
}

/** False: it is none that was deleted. */
export async function bringBackTemplate(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update template set deleted_at = null, version = version + 1 where id = ${id}::text::uuid and deleted_at is not null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function picturesOfTemplate(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from template_picture where template_id = ${id}::uuid`.execute(tx);
  return rows.map(({ sha256 }) => sha256);
}

export async function insertPicture(
  tx: Tx,
  { id, accessGroupId, sha256 }: { id: string; accessGroupId: string; sha256: string },
): Promise<void> {
  await sql`
    insert into template_picture (template_id, sha256, access_group_id) values (${id}::uuid, ${sha256}, ${accessGroupId}::uuid) on conflict do nothing`.execute(
    tx,
  );
}

/** A copy shows what the other one shows. */
export async function copyPictures(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into template_picture (template_id, sha256, access_group_id)
    select ${to}::uuid, p.sha256, p.access_group_id from template_picture p where p.template_id = ${from}::uuid on conflict do nothing`.execute(
    tx,
  );
}

/** What the access group calls somebody of its staff. */
export async function senderName(tx: Tx, personId: string, accessGroupId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select access.name_in_group(${personId}::uuid, ${accessGroupId}::uuid) as name`.execute(tx);
  return rows[0]?.name ?? null;
}

/** What kind of picture it is; undefined: it is none of the model's. */
export async function pictureOfTemplate(tx: Tx, id: string, sha256: string): Promise<string | undefined> {
  const { rows } = await sql<{ content_type: string }>`
    select f.content_type from template_picture p join stored_file f on f.access_group_id = p.access_group_id and f.sha256 = p.sha256
     where p.template_id = ${id}::uuid and p.sha256 = ${sha256}`.execute(tx);
  return rows[0]?.content_type;
}
