import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface DocumentFile {
  id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  pages: number | null;
  /** What is shown of it, where it is shown as pages. */
  shown: string | null;
}

/** The files of a version, in their order. */
export async function filesOf(tx: Tx, documentId: string, version: number): Promise<DocumentFile[]> {
  const { rows } = await sql<DocumentFile>`
    select f.id, f.name, f.sha256, f.size::float8 as size, f.content_type, f.pages, case when f.pages is not null then coalesce(f.shown_sha256, f.sha256) end as shown
      from document_file f where f.document_id = ${documentId}::uuid and f.version = ${version} order by f.position`.execute(
    tx,
  );
  return rows;
}

export interface Version {
  number: number;
  made_at: Date;
  who: string | null;
  reason: string | null;
  hash_sent: string;
  pages: number | null;
  prepared_sha256: string | null;
  prepared_size: number | null;
}

/** Its versions, the newest first. @param only of this number alone */
export async function versionsOf(tx: Tx, documentId: string, only?: number): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select v.number, v.made_at, access.name_in_group(v.made_by, v.access_group_id) as who, v.reason, v.hash_sent, v.pages, v.prepared_sha256, v.prepared_size::float8 as prepared_size
      from document_version v where v.document_id = ${documentId}::uuid and (${only ?? null}::integer is null or v.number = ${only ?? null}) order by v.number desc`.execute(
    tx,
  );
  return rows;
}

export interface Receiver {
  employment_id: string;
  person_id: string;
  name: string;
  seen_at: Date | null;
  read_at: Date | null;
  acknowledged_at: Date | null;
}

/** Who got it, and what each did with its present version. */
export async function receiversOf(tx: Tx, documentId: string): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select p.employment_id, p.person_id, p.name, r.seen_at, r.read_at, r.acknowledged_at
      from document_person p join document d on d.id = p.document_id
      left join document_receipt r on r.document_id = p.document_id and r.version = d.file_version and r.person_id = p.person_id
     where p.document_id = ${documentId}::uuid and p.receives order by p.name, p.employment_id`.execute(tx);
  return rows;
}

/** Whose it is about, whether they get it or sent it. */
export async function personsOf(tx: Tx, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct person_id from document_person where document_id = ${documentId}::uuid`.execute(tx);
  return rows.map(({ person_id }) => person_id);
}

/** Its request for signatures that stands, with the sealed file where there is one. */
export async function signatureOf(
  tx: Tx,
  documentId: string,
): Promise<{ id: string; final: string | null; finalSize: number | null } | undefined> {
  const { rows } = await sql<{ id: string; final: string | null; finalSize: number | null }>`
    select q.id, q.hash_final as final, q.final_size::float8 as "finalSize" from signature_request q
     where q.document_id = ${documentId}::uuid order by q.made_at desc, q.id desc limit 1`.execute(tx);
  return rows[0];
}
