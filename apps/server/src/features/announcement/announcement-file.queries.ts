import { type RawBuilder, sql } from 'kysely';
import type { HeldFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** What is told of an attachment beside its announcement; its size in bytes. */
export interface AttachedFile {
  id: string;
  name: string;
  size: number;
}

/** The files of the announcement `a`, in the order they were attached, as jsonb. */
export const attachedFiles: RawBuilder<AttachedFile[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.added_at, f.id), '[]')
    from announcement_file f where f.announcement_id = a.id)`;

export interface KeptFile extends AttachedFile {
  sha256: string;
  content_type: string;
}

/** One of the announcement's, as far as the context reads it. */
export async function fileOf(tx: Tx, announcementId: string, id: string): Promise<KeptFile | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<KeptFile>`
    select f.id, f.name, f.size::float8 as size, f.sha256, f.content_type from announcement_file f
     where f.announcement_id = ${announcementId}::uuid and f.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

export async function countFiles(tx: Tx, announcementId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from announcement_file where announcement_id = ${announcementId}::uuid`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Undefined: the announcement has a file of these bytes. */
export async function insertFile(tx: Tx, announcementId: string, file: HeldFile): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into announcement_file (access_group_id, announcement_id, name, sha256, size, content_type, added_by)
    values (${file.accessGroupId}, ${announcementId}, ${file.name}, ${file.sha256}, ${file.size}, ${file.contentType}, ${file.personId})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await sql`delete from announcement_file where id = ${id}::uuid`.execute(tx);
}

/** That something of it has changed which is not its text: its version stays. */
export async function touchAnnouncement(tx: Tx, announcementId: string): Promise<void> {
  await sql`update announcement set changed_at = now() where id = ${announcementId}::uuid`.execute(tx);
}
