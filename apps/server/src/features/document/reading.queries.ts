import { sql } from 'kysely';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface ReadingRow {
  id: string;
  document_id: string;
  signer_id: string | null;
  /** When which page was handed out, ISO 8601. */
  served: Record<string, string>;
  counted: number[];
  counted_at: Date | null;
  /** Half an hour's pause, or another version since. */
  over: boolean;
  pages: number;
  prepared_sha256: string;
}

/** A new way through what a request is about, by who reads it. */
export async function insertReading(
  tx: Tx,
  requestId: string,
  by: { signerId: string | null; personId: string | null },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_reading (document_id, version, access_group_id, person_id, signer_id)
    select r.document_id, r.version, r.access_group_id, ${by.personId}::uuid, ${by.signerId}::uuid from signature_request r where r.id = ${requestId}::uuid returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** The reader's own; held where it is to change. Undefined: it is another's, or there is no such. */
export async function readingById(tx: Tx, id: string, held = false): Promise<ReadingRow | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await runPrepared(tx, sql`select from document_reading where id = ${id}::uuid for update`);
  const { rows } = await runPrepared(
    tx,
    sql<ReadingRow>`
    select g.id, g.document_id, g.signer_id, g.served, g.counted, g.counted_at, v.pages, v.prepared_sha256,
           g.touched_at < now() - interval '30 minutes' or d.file_version <> g.version as over
      from document_reading g join document d on d.id = g.document_id join document_version v on v.document_id = g.document_id and v.number = g.version
     where g.id = ${id}::uuid and v.prepared_sha256 is not null`,
  );
  return rows[0];
}

/** A page was handed out; the first time counts. */
export async function noteServed(tx: Tx, id: string, page: number): Promise<void> {
  await sql`
    update document_reading set touched_at = now(), served = jsonb_build_object(${String(page)}::text, to_jsonb(now())) || served where id = ${id}::uuid`.execute(
    tx,
  );
}

export async function noteCounted(tx: Tx, id: string, counted: readonly number[]): Promise<void> {
  await sql`
    update document_reading set touched_at = now(), counted = ${[...counted]}::integer[], counted_at = now() where id = ${id}::uuid`.execute(
    tx,
  );
}

/** Who has read to the end stands so from then on. */
export async function noteRead(tx: Tx, documentId: string): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    update document_signer set read_at = now(), opened_at = coalesce(opened_at, now()), state = case when state in ('invited', 'opened') then 'read' else state end
     where document_id = ${documentId}::uuid and access.is_signer(id) and read_at is null returning name`.execute(tx);
  return rows[0];
}
