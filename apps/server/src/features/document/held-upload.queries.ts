import { sql } from 'kysely';
import type { HeldFile } from '#core/document/take-held.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export async function insertHeld(
  tx: Tx,
  { accessGroupId, personId, profile }: { accessGroupId: string; personId: string; profile: string },
  file: Omit<HeldFile, 'id'>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_upload (access_group_id, person_id, profile, name, sha256, size, content_type, pages, shown_sha256, unsignable)
    values (${accessGroupId}::uuid, ${personId}::uuid, ${profile}, ${file.name}, ${file.sha256}, ${file.size}, ${file.content_type}, ${file.pages}, ${file.shown_sha256}, ${file.unsignable}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** Files that nobody sent within a day, of all tenants. @returns what their bytes are called */
export async function dropOldHeld(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ sha256: string; shown_sha256: string | null }>`
    delete from document_upload where at < now() - interval '24 hours' returning sha256, shown_sha256`.execute(tx);
  return [...new Set(rows.flatMap(({ sha256, shown_sha256 }) => [sha256, ...(shown_sha256 ? [shown_sha256] : [])]))];
}

/** An access group of the worker who holds files before it is said for whom: the one of an employment that lasts. */
export async function ownGroup(tx: Tx, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ access_group_id: string }>`
    select e.access_group_id from employment e where e.person_id = ${personId}::uuid order by e.dismissed_on desc nulls first, e.id limit 1`.execute(
    tx,
  );
  return rows[0]?.access_group_id;
}

/** A virus was found in a file for a document: that it was, and nothing of it, is kept. */
export async function noteInfected(
  tx: Tx,
  { accessGroupId, personId }: { accessGroupId: string; personId: string },
): Promise<void> {
  await sql`
    insert into document_infected (access_group_id, person_id) values (${accessGroupId}::uuid, ${personId}::uuid)`.execute(
    tx,
  );
}
