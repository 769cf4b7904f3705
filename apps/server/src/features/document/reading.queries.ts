import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface Reading {
  id: string;
  document_id: string;
  version: number;
  /** The version that the document has by now. */
  file_version: number;
  pages: number;
  counted: number[];
  /** Half an hour without a page has passed. */
  over: boolean;
}

/** Of whoever asks: a portal user, or the signer whose session this is. */
const mine = sql`(r.person_id = access.person() and access.profile() <> 'assinante' or r.signer_id = access.signer() and access.profile() = 'assinante')`;
const pause = sql`interval '30 minutes'`;
const columns = sql`r.id, r.document_id, r.version, d.file_version, coalesce(v.pages, 0) as pages, r.counted, r.touched_at < clock_timestamp() - ${pause} as over`;
const joined = sql`join document d on d.id = r.document_id and d.deleted_at is null join document_version v on v.document_id = r.document_id and v.number = r.version`;

/** The document that a request for signatures is about, in sight of the asker. */
export async function documentOfRequest(tx: Tx, requestId: string): Promise<string | undefined> {
  if (!isUuid(requestId)) return undefined;
  const { rows } = await sql<{ document_id: string }>`
    select q.document_id from signature_request q where q.id = ${requestId}::uuid`.execute(tx);
  return rows[0]?.document_id;
}

/** The request of the signer's session that asks. */
export async function signersRequest(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select access.signers_request() as id`.execute(tx);
  return rows[0]?.id ?? undefined;
}

/** The signer whom the asker is, of a document that waits for signatures. */
export async function signerReading(
  tx: Tx,
  documentId: string,
): Promise<{ id: string; name: string; hash_read: string | null } | undefined> {
  const { rows } = await sql<{ id: string; name: string; hash_read: string | null }>`
    select s.id, s.name, q.hash_read from document_signer s join signature_request q on q.id = s.request_id
     where s.document_id = ${documentId}::uuid and q.state = 'waiting' and access.is_signer(s.id)`.execute(tx);
  return rows[0];
}

/** A way through the present version. @returns undefined where the document is out of sight */
export async function insertReading(tx: Tx, documentId: string): Promise<string | undefined> {
  if (!isUuid(documentId)) return undefined;
  const { rows } = await sql<{ id: string }>`
    insert into document_reading (document_id, version, access_group_id, person_id, signer_id)
    select d.id, d.file_version, d.access_group_id, case when access.profile() <> 'assinante' then access.person() end, case when access.profile() = 'assinante' then access.signer() end
      from document d where d.id = ${documentId}::uuid and d.deleted_at is null returning id`.execute(tx);
  return rows[0]?.id;
}

/** The asker's own; held until the transaction ends where a page of it is to be counted. */
export async function readingById(tx: Tx, id: string, held = false): Promise<Reading | undefined> {
  if (!isUuid(id)) return undefined;
  if (held) await sql`select from document_reading r where r.id = ${id}::uuid and ${mine} for update`.execute(tx);
  const { rows } = await sql<Reading>`
    select ${columns} from document_reading r ${joined} where r.id = ${id}::uuid and ${mine}`.execute(tx);
  return rows[0];
}

/** A page was handed out: when first. */
export async function noteServed(tx: Tx, id: string, page: number): Promise<void> {
  await sql`
    update document_reading set touched_at = clock_timestamp(), served = jsonb_build_object(${String(page)}::text, clock_timestamp()) || served
     where id = ${id}::uuid`.execute(tx);
}

/** Counts a page that was handed out a second ago or more, and a second after the page counted before it; else nothing is done. */
export async function notePage(tx: Tx, id: string, page: number): Promise<void> {
  await sql`
    update document_reading set touched_at = clock_timestamp(), counted_at = clock_timestamp(), counted = array_append(counted, ${page}::integer)
     where id = ${id}::uuid and not ${page} = any (counted) and (served ->> ${String(page)}::text)::timestamptz <= clock_timestamp() - interval '1 second'
       and (counted_at is null or counted_at <= clock_timestamp() - interval '1 second')`.execute(tx);
}

export interface KeptStanding {
  pages: number;
  counted: number[];
  /** It was read to its end once, whatever has been begun since. */
  read: boolean;
  /** SHA-256 of what is read: the prepared file, else what was sent. */
  hash: string;
}

/** How far the asker has read the present version of a document, by the way through it on which they came farthest. */
export async function keptStanding(tx: Tx, documentId: string): Promise<KeptStanding | undefined> {
  const { rows } = await sql<KeptStanding>`
    select coalesce(v.pages, 0) as pages, coalesce(f.counted, '{}') as counted, coalesce(v.pages, 0) > 0 and coalesce(cardinality(f.counted), 0) >= v.pages as read,
           coalesce(v.prepared_sha256, v.hash_sent) as hash
      from document d join document_version v on v.document_id = d.id and v.number = d.file_version
      left join lateral (select r.counted from document_reading r where r.document_id = d.id and r.version = d.file_version and ${mine}
         and (cardinality(r.counted) >= v.pages or r.touched_at >= clock_timestamp() - ${pause}) order by cardinality(r.counted) desc, r.begun_at desc limit 1) f on true
     where d.id = ${documentId}::uuid and d.deleted_at is null`.execute(tx);
  return rows[0];
}

/** Whoever is named to sign it has read it. @returns whether it was the first time */
export async function noteSignerRead(tx: Tx, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    update document_signer s set read_at = now(), opened_at = coalesce(s.opened_at, now()), state = case when s.state in ('invited', 'opened') then 'read' else s.state end
      from signature_request q
     where q.id = s.request_id and s.document_id = ${documentId}::uuid and q.state = 'waiting' and s.read_at is null and access.is_signer(s.id) returning s.id`.execute(
    tx,
  );
  return rows.length > 0;
}
