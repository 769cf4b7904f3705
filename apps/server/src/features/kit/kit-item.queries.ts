import type { FileSection } from '@cracha/contract/features/employment/employment.schemas.ts';
import { sql } from 'kysely';
import type { PaperFile } from '#core/document/make-document.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { StoredItemKind, StoredKind } from './kit.policy.ts';
import type { KitRow } from './kit.queries.ts';

export interface ItemRow {
  id: string;
  kit_id: string;
  source: string;
  kind: StoredItemKind;
  name: string;
  why: string;
  sides: number;
  formats: string[];
  max_age_days: number | null;
  section: FileSection;
  obligatory: boolean;
  for_manager: boolean;
  health: boolean;
  pay: boolean;
  data_part: string | null;
  template_id: string | null;
  document_id: string | null;
  failure: { code: string; data?: Record<string, string | number | boolean | null> } | null;
  state: string;
  round: number;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  delivered_at: Date | null;
  issued_on: string | null;
  valid_until: string | null;
  files: PaperFile[];
}

const columns = sql`i.id, i.kit_id, i.source, i.kind, i.name, i.why, i.sides, i.formats, i.max_age_days, i.section, i.obligatory, i.for_manager, i.health, i.pay, i.data_part, i.template_id, i.document_id,
  i.failure, i.state, i.round, i.reason, access.name_in_group(i.decided_by, i.access_group_id) as decided_by, i.decided_at, i.delivered_at, i.issued_on::text, i.valid_until::text,
  coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256, 'size', f.size, 'content_type', f.content_type, 'pages', f.pages, 'shown_sha256', f.shown_sha256) order by f.position)
     from kit_item_file f where f.item_id = i.id and f.round = i.round), '[]') as files`;

/** The items of kits, in their order, as far as they are the reader's to see. */
export async function itemsOf(tx: Tx, kitIds: readonly string[]): Promise<ItemRow[]> {
  if (kitIds.length === 0) return [];
  const { rows } = await sql<ItemRow>`
    select ${columns} from kit_item i where i.kit_id = any (${[...kitIds]}::text[]::uuid[]) order by i.kit_id, i.position`.execute(
    tx,
  );
  return rows;
}

/** Papers and data of open kits that a person still owes. */
export async function countMissing(tx: Tx, personId: string, kinds: readonly StoredKind[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from kit_item i join kit k on k.id = i.kit_id and k.state = 'open' and k.kind = any (${[...kinds]}::text[])
     where i.person_id = ${personId}::uuid and i.kind in ('paper', 'data') and i.state in ('asked', 'refused')`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

export async function itemById(tx: Tx, kitId: string, id: string): Promise<ItemRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<ItemRow>`
    select ${columns} from kit_item i where i.kit_id = ${kitId}::uuid and i.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export type NewItem = Pick<
  ItemRow,
  | 'source'
  | 'kind'
  | 'name'
  | 'why'
  | 'sides'
  | 'formats'
  | 'max_age_days'
  | 'section'
  | 'obligatory'
  | 'for_manager'
  | 'health'
  | 'pay'
  | 'data_part'
  | 'template_id'
>;

/** @returns their ids, in the same order */
export async function insertItems(
  tx: Tx,
  kitId: string,
  of: Pick<KitRow, 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>,
  items: readonly NewItem[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, one] of items.entries()) {
    const { rows } = await sql<{ id: string }>`
      insert into kit_item (kit_id, access_group_id, company_id, employment_id, person_id, position, source, kind, name, why, sides, formats, max_age_days, section, obligatory, for_manager, health, pay, data_part, template_id)
      values (${kitId}::uuid, ${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, ${at + 1}, ${one.source}, ${one.kind}, ${one.name}, ${one.why}, ${one.sides},
        ${[...one.formats]}::text[], ${one.max_age_days}::integer, ${one.section}, ${one.obligatory}, ${one.for_manager}, ${one.health}, ${one.pay}, ${one.data_part}, ${one.template_id}::uuid) returning id`.execute(
      tx,
    );
    ids.push(rows[0]?.id ?? '');
  }
  return ids;
}

export interface ItemChange {
  state: string;
  reason: string | null;
  /** Null: nobody decides by it. */
  decidedBy: string | null;
  section?: string;
  issuedOn?: string | null;
  validUntil?: string | null;
}

/** Moves an item out of one of the states it may be in. @returns whether it was in one */
export async function moveItem(tx: Tx, id: string, states: readonly string[], to: ItemChange): Promise<boolean> {
  const { rows } = await sql`
    update kit_item set state = ${to.state}, reason = ${to.reason}, decided_by = ${to.decidedBy}::uuid, decided_at = case when ${to.decidedBy}::uuid is null then null else now() end,
           section = coalesce(${to.section ?? null}, section), issued_on = ${to.issuedOn ?? null}::date, valid_until = ${to.validUntil ?? null}::date,
           delivered_at = case when ${to.state} = 'delivered' then now() else delivered_at end, round = round + case when ${to.state} = 'delivered' then 1 else 0 end
     where id = ${id}::uuid and state = any (${[...states]}::text[]) returning id`.execute(tx);
  return rows.length > 0;
}

/** The files of an item's present delivery. */
export async function insertItemFiles(
  tx: Tx,
  itemId: string,
  accessGroupId: string,
  files: readonly PaperFile[],
): Promise<void> {
  for (const [at, file] of files.entries())
    await sql`
      insert into kit_item_file (item_id, round, position, access_group_id, name, sha256, size, content_type, pages, shown_sha256)
      select i.id, i.round, ${at + 1}, ${accessGroupId}::uuid, ${file.name}, ${file.sha256}, ${file.size}, ${file.content_type}, ${file.pages}::integer, ${file.shown_sha256}
        from kit_item i where i.id = ${itemId}::uuid`.execute(tx);
}

/** Into the worker's folder, by reference. */
export async function fileInFolder(tx: Tx, itemId: string): Promise<void> {
  await sql`select access.file_kit_item(${itemId}::uuid)`.execute(tx);
}

export async function setDocument(tx: Tx, itemId: string, documentId: string): Promise<void> {
  await sql`update kit_item set document_id = ${documentId}::uuid, failure = null where id = ${itemId}::uuid`.execute(
    tx,
  );
}

/** The models of an open kit that have no paper yet, or whose paper came to nothing. */
export async function papersToMake(
  tx: Tx,
  kitId: string,
): Promise<(ItemRow & { employment_id: string; due_on: string | null; kit_kind: string; kit_name: string })[]> {
  const { rows } = await sql<
    ItemRow & { employment_id: string; due_on: string | null; kit_kind: string; kit_name: string }
  >`
    select ${columns}, i.employment_id, k.due_on::text, k.kind as kit_kind, k.name as kit_name from kit_item i join kit k on k.id = i.kit_id and k.state = 'open'
     where i.kit_id = ${kitId}::uuid and i.template_id is not null and i.document_id is null and i.state = 'asked' order by i.position`.execute(
    tx,
  );
  return rows;
}

/** Holds an item that still waits for its paper. @returns whether it does */
export async function holdUnmade(tx: Tx, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    select i.id from kit_item i join kit k on k.id = i.kit_id and k.state = 'open' where i.id = ${itemId}::uuid and i.document_id is null for update of i`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function noteFailure(
  tx: Tx,
  itemId: string,
  failure: { code: string; data?: object | undefined },
): Promise<void> {
  await sql`update kit_item set failure = ${JSON.stringify(failure)}::jsonb where id = ${itemId}::uuid and document_id is null`.execute(
    tx,
  );
}

/** Before models are tried again. */
export async function clearFailures(tx: Tx, kitId: string): Promise<void> {
  await sql`update kit_item set failure = null where kit_id = ${kitId}::uuid and failure is not null`.execute(tx);
}

/** Papers of a kit that wait for signatures. */
export async function unsignedOf(tx: Tx, kitId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from kit_item i join document d on d.id = i.document_id and d.state in ('draft', 'waiting', 'expired')
     where i.kit_id = ${kitId}::uuid and i.kind = 'sign' order by i.position`.execute(tx);
  return rows.map(({ id }) => id);
}
