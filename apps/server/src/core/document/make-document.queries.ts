import { sql } from 'kysely';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';

/** Whom a document is about. */
export interface Person {
  id: string;
  person_id: string;
  company_id: string;
  access_group_id: string;
  name: string;
}

/** A file of a document, its bytes in the store. */
export interface PaperFile {
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  /** Null: it is not shown as pages. */
  pages: number | null;
  /** A picture as one page of a PDF: what is shown. */
  shown_sha256: string | null;
}

export interface NewDocument {
  accessGroupId: string;
  companyId: string | null;
  sentBy: string;
  title: string;
  type: number;
  kind: string | null;
  /** From where it was sent; `job`: by the product itself. */
  side: 'rh' | 'gestor' | 'trabalhador' | 'job';
  toSide: 'people' | 'rh' | 'gestor';
  message: string;
  asks: 'nothing' | 'acknowledge' | 'sign';
  dueOn: string | null;
  validUntil: string | null;
  health: boolean;
  folder: string | null;
  tags: readonly string[];
  batchId: string | null;
  origin: 'upload' | 'batch' | 'model' | 'kit' | 'request' | 'termination' | 'association';
  /** The version of a model that it was made of. */
  template?: { id: string; version: number };
  /** What it is found by, beside its code. */
  words: string;
}

/** A draft where it asks for signatures, else sent at once. @returns its id and code */
export async function insertDocument(tx: Tx, one: NewDocument): Promise<{ id: string; code: string }> {
  const isDraft = one.asks === 'sign';
  const { rows: ids } = await runPrepared(
    tx,
    sql<{
      id: string;
      code: string;
    }>`select gen_random_uuid() as id, access.next_document_code(${one.accessGroupId}::uuid) as code`,
  );
  const [made = { id: '', code: '' }] = ids;
  await runPrepared(
    tx,
    sql`insert into document (id, access_group_id, company_id, sent_by, title, code, type, kind, side, to_side, origin, message, asks, state, due_on, valid_until, health, folder, tags, batch_id,
      sent_at, search, template_id, template_version) values (${made.id}::uuid, ${one.accessGroupId}::uuid, ${one.companyId}::uuid, ${one.sentBy}::uuid, ${one.title}, ${made.code}, ${one.type}::smallint, ${one.kind}, ${one.side},
      ${one.toSide}, ${one.origin}, ${one.message}, ${one.asks}, ${isDraft ? 'draft' : 'sent'}, ${one.dueOn}::date, ${one.validUntil}::date, ${one.health}::boolean, ${one.folder},
      ${[...one.tags]}::text[], ${one.batchId}::uuid, case when ${isDraft}::boolean then null else now() end, public.search_form(${one.words} || ' ' || ${made.code}), ${one.template?.id ?? null}::uuid, ${one.template?.version ?? null}::integer)`,
  );
  return made;
}

/** @param receives false: it is about them, they sent it */
export async function insertPerson(tx: Tx, documentId: string, of: Person, receives: boolean): Promise<void> {
  await runPrepared(
    tx,
    sql`insert into document_person (document_id, access_group_id, company_id, employment_id, person_id, name, receives)
      values (${documentId}::uuid, ${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.id}::uuid, ${of.person_id}::uuid, ${of.name}, ${receives}::boolean)`,
  );
}

export interface NewVersion {
  documentId: string;
  accessGroupId: string;
  number: number;
  madeBy: string;
  reason: string | null;
  hash: string;
  files: readonly PaperFile[];
}

export async function insertVersion(tx: Tx, one: NewVersion): Promise<void> {
  const { documentId, accessGroupId, number, files } = one;
  const pages = files.reduce<number | null>((sum, file) => (file.pages === null ? sum : (sum ?? 0) + file.pages), null);
  await runPrepared(
    tx,
    sql`insert into document_version (document_id, number, access_group_id, made_by, reason, hash_sent, pages)
      values (${documentId}::uuid, ${number}::integer, ${accessGroupId}::uuid, ${one.madeBy}::uuid, ${one.reason}, ${one.hash}, ${pages}::integer)`,
  );
  for (const [at, file] of files.entries())
    await runPrepared(
      tx,
      sql`insert into document_file (document_id, version, access_group_id, position, name, sha256, size, content_type, pages, shown_sha256)
        values (${documentId}::uuid, ${number}::integer, ${accessGroupId}::uuid, ${at + 1}::smallint, ${file.name}, ${file.sha256}, ${file.size}::bigint, ${file.content_type}, ${file.pages}::integer, ${file.shown_sha256})`,
    );
}
