import { sql } from 'kysely';
import type { ExcludedRows } from '#core/audit/audit.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export async function insertBatch(
  tx: Tx,
  {
    accessGroupId,
    personId,
    profile,
    title,
    total,
  }: { accessGroupId: string; personId: string; profile: 'rh' | 'gestor'; title: string; total: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_batch (access_group_id, person_id, profile, title, total) values (${accessGroupId}::uuid, ${personId}::uuid, ${profile}, ${title}, ${total}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** Moves a document that no signature is asked of. @returns whether it stood in one of the states */
export async function moveDocument(
  tx: Tx,
  id: string,
  from: readonly string[],
  to: { state: string; by?: string; reason?: string | null; section?: string | null; validUntil?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update document set state = ${to.state}, version = version + 1,
           decided_by = coalesce(${to.by ?? null}::uuid, decided_by), decided_at = case when ${to.by ?? null}::uuid is null then decided_at else now() end,
           reason = coalesce(${to.reason ?? null}, reason), section = coalesce(${to.section ?? null}, section), valid_until = coalesce(${to.validUntil ?? null}::date, valid_until)
     where id = ${id}::uuid and state = any (${[...from]}) and deleted_at is null returning id`.execute(tx);
  return rows.length > 0;
}

export interface Edited {
  title: string;
  kind: string | null;
  health: boolean;
  folder: string | null;
  tags: readonly string[];
  validUntil: string | null;
  version: number;
}

/** @returns whether it was still of that version */
export async function editDocument(tx: Tx, id: string, one: Edited): Promise<boolean> {
  const { rows } = await sql`
    update document d set title = ${one.title}, kind = ${one.kind}, health = ${one.health}, folder = ${one.folder}, tags = ${[...one.tags]}::text[],
           valid_until = ${one.validUntil}::date, version = d.version + 1,
           search = public.search_form(concat_ws(' ', ${one.title}::text, ${one.kind}::text, ${one.tags.join(' ')}::text, (select string_agg(p.name, ' ') from document_person p where p.document_id = d.id), d.code))
     where d.id = ${id}::uuid and d.version = ${one.version} and d.deleted_at is null returning d.id`.execute(tx);
  return rows.length > 0;
}

/** The next version is begun: what its readers do is told anew. @returns its number */
export async function nextVersion(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ file_version: number }>`
    update document set file_version = file_version + 1, version = version + 1, state = case when state = 'seen' then 'sent' else state end
     where id = ${id}::uuid returning file_version`.execute(tx);
  return rows[0]?.file_version ?? 1;
}

export async function showDocument(tx: Tx, id: string, visible: boolean): Promise<void> {
  await sql`update document set visible = ${visible}, version = version + 1 where id = ${id}::uuid`.execute(tx);
}

/** Whom it is hidden from or shown to. */
export async function countReceivers(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct p.person_id)::integer as n from document_person p where p.document_id = any (${[...ids]}::text[]::uuid[]) and p.receives`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** The row as the exclusion history keeps it: of health without what it says, since more people read that history. */
export function wholeDocument(id: string): ExcludedRows {
  return sql`
    select d.id, d.access_group_id, to_jsonb(d) - 'search' - case when d.health then '{title,kind,message,tags}' else '{}' end::text[] as record
      from document d where d.id = ${id}::uuid`;
}

export async function hideDocument(tx: Tx, id: string): Promise<void> {
  await sql`update document set deleted_at = now(), version = version + 1 where id = ${id}::uuid`.execute(tx);
}

/** False: it is none that was deleted. */
export async function bringBackDocument(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update document set deleted_at = null, version = version + 1 where id = ${id}::text::uuid and deleted_at is not null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What a reader does with a version, dated once. @returns whether it is the first time */
export async function noteReceipt(
  tx: Tx,
  { documentId, version, personId, ip }: { documentId: string; version: number; personId: string; ip: string | null },
  what: 'seen' | 'read' | 'acknowledged' | 'downloaded',
): Promise<boolean> {
  const { rows: made } = await sql`
    insert into document_receipt (document_id, version, access_group_id, person_id, seen_ip)
    select d.id, ${version}, d.access_group_id, ${personId}::uuid, ${ip}::inet from document d where d.id = ${documentId}::uuid
    on conflict do nothing returning document_id`.execute(tx);
  if (what === 'seen') return made.length > 0;
  const [at, from] = [sql.ref(`${what}_at`), sql.ref(`${what}_ip`)];
  const { rows } = await sql`
    update document_receipt set ${at} = now(), ${from} = ${ip}::inet
     where document_id = ${documentId}::uuid and version = ${version} and person_id = ${personId}::uuid and ${at} is null returning document_id`.execute(
    tx,
  );
  return rows.length > 0;
}
