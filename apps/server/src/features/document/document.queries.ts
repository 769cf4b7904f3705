import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

export interface HeldUpload {
  id: string;
  name: string;
  sha256: string;
  size: number;
  content_type: string;
  pages: number | null;
}

export async function insertUpload(
  tx: Tx,
  by: { accessGroupId: string; personId: string; profile: string },
  file: Omit<HeldUpload, 'id'>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_upload (access_group_id, person_id, profile, name, sha256, size, content_type, pages, signable)
    values (${by.accessGroupId}::uuid, ${by.personId}::uuid, ${by.profile}, ${file.name}, ${file.sha256}, ${file.size}, ${file.content_type}, ${file.pages}::integer, ${file.pages !== null})
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** Takes what its sender holds, in the order in which it is named; less than all: some is another's, or its day is over. */
export async function takeUploads(tx: Tx, ids: readonly string[]): Promise<HeldUpload[]> {
  if (ids.length === 0 || !ids.every(isUuid)) return [];
  const { rows } = await sql<HeldUpload>`
    delete from document_upload where id = any (${[...ids]}::uuid[]) and at > now() - interval '1 day' returning id, name, sha256, size::integer, content_type, pages`.execute(
    tx,
  );
  return ids.flatMap(id => rows.filter(row => row.id === id.toLowerCase()));
}

export interface Receiver {
  employment_id: string;
  person_id: string;
  company_id: string;
  access_group_id: string;
  name: string;
}

/** A worker in the reader's reach. */
export async function receiverOf(tx: Tx, employmentId: string): Promise<Receiver | undefined> {
  if (!isUuid(employmentId)) return undefined;
  const { rows } = await sql<Receiver>`
    select ${employmentId}::uuid as employment_id, person_id, company_id, access_group_id, name from access.signer_employment(${employmentId}::uuid)`.execute(
    tx,
  );
  return rows[0];
}

/** A company of the reader's, where a draft names nobody yet. */
export async function anyCompany(tx: Tx): Promise<{ id: string; access_group_id: string } | undefined> {
  const { rows } = await sql<{ id: string; access_group_id: string }>`
    select id, access_group_id from company where deleted_at is null and (access.profile() <> 'trabalhador' or id in (select company_id from employment where person_id = access.person() and dismissed_on is null))
     order by head_office_id nulls first, cnpj limit 1`.execute(tx);
  return rows[0];
}

export interface NewDocument {
  accessGroupId: string;
  companyId: string;
  sentBy: string;
  side: string;
  title: string;
  type: number;
  kind: string | null;
  message: string;
  asks: 'nothing' | 'acknowledge' | 'sign';
  dueOn: string | null;
  validUntil: string | null;
  folder: string | null;
  tags: readonly string[];
  health: boolean;
  hashSent: string;
}

export async function insertDocument(tx: Tx, one: NewDocument): Promise<{ id: string; code: string }> {
  const state = one.asks === 'sign' ? 'draft' : 'sent';
  const { rows } = await sql<{ id: string; code: string }>`
    insert into document (access_group_id, company_id, sent_by, side, title, type, kind, message, asks, state, due_on, valid_until, folder, tags, health, code, sent_at, search)
    select ${one.accessGroupId}::uuid, ${one.companyId}::uuid, ${one.sentBy}::uuid, ${one.side}, ${one.title}, ${one.type}, ${one.kind}, ${one.message}, ${one.asks}, ${state}, ${one.dueOn}::date,
           ${one.validUntil}::date, ${one.folder}, ${[...one.tags]}::text[], ${one.health}, c.code, case when ${state} = 'sent' then now() end,
           public.search_form(concat_ws(' ', ${one.title}::text, c.code, ${one.kind}::text, array_to_string(${[...one.tags]}::text[], ' ')))
      from (select access.next_document_code(${one.accessGroupId}::uuid) as code) c
    returning id, code`.execute(tx);
  const made = rows[0] ?? { id: '', code: '' };
  await sql`
    insert into document_version (document_id, number, access_group_id, made_by, hash_sent) values (${made.id}::uuid, 1, ${one.accessGroupId}::uuid, ${one.sentBy}::uuid, ${one.hashSent})`.execute(
    tx,
  );
  return made;
}

export async function insertFiles(
  tx: Tx,
  documentId: string,
  version: number,
  files: readonly HeldUpload[],
): Promise<void> {
  for (const [at, file] of files.entries())
    await sql`
      insert into document_file (document_id, version, access_group_id, position, name, sha256, size, content_type, pages)
      select d.id, ${version}, d.access_group_id, ${at + 1}, ${file.name}, ${file.sha256}, ${file.size}, ${file.content_type}, ${file.pages}::integer from document d where d.id = ${documentId}::uuid`.execute(
      tx,
    );
}

export async function insertReceiver(tx: Tx, documentId: string, to: Receiver): Promise<void> {
  await sql`
    insert into document_person (document_id, access_group_id, company_id, employment_id, person_id, name)
    values (${documentId}::uuid, ${to.access_group_id}::uuid, ${to.company_id}::uuid, ${to.employment_id}::uuid, ${to.person_id}::uuid, ${to.name}) on conflict do nothing`.execute(
    tx,
  );
}

/** The access group a file is sent in: the entered one, of a worker the one of their running employment. */
export async function groupOfSender(
  tx: Tx,
  { accessGroupId, personId }: { accessGroupId: string | null; personId: string },
): Promise<string | undefined> {
  if (accessGroupId !== null) return accessGroupId;
  const { rows } = await sql<{ id: string }>`
    select access_group_id as id from employment where person_id = ${personId}::uuid and dismissed_on is null order by admitted_on desc nulls last, id limit 1`.execute(
    tx,
  );
  return rows[0]?.id;
}

export interface DocumentRow {
  id: string;
  code: string;
  title: string;
  type: number;
  kind: string | null;
  company_id: string | null;
  company: string | null;
  sender: string | null;
  asks: 'nothing' | 'acknowledge' | 'sign';
  state: string;
  message: string;
  due_on: string | null;
  valid_until: string | null;
  created_at: Date;
  folder: string | null;
  tags: string[];
  version: number;
  pages: number | null;
  hash_sent: string;
  prepared_sha256: string | null;
  request_id: string | null;
  signers: number;
  signed: number;
  people: { idEmpregado: string; nome: string }[];
  files: { id: string; nome: string; tamanho: number; sha256: string; paginas: number | null }[];
}

/** One that the reader may see. */
export async function documentById(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<DocumentRow>`
    select d.id, d.code, d.title, d.type, d.kind, d.company_id, access.document_company(d.id) as company, access.name_in_group(d.sent_by, d.access_group_id) as sender, d.asks, d.state, d.message,
           d.due_on::text, d.valid_until::text, d.created_at, d.folder, d.tags, d.version, v.pages, v.hash_sent, v.prepared_sha256,
           q.id as request_id, coalesce(q.signers, 0) as signers, coalesce(q.signed, 0) as signed,
           coalesce((select jsonb_agg(jsonb_build_object('idEmpregado', p.employment_id, 'nome', p.name) order by p.name) from document_person p where p.document_id = d.id), '[]') as people,
           coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'nome', f.name, 'tamanho', f.size, 'sha256', f.sha256, 'paginas', f.pages) order by f.position)
             from document_file f where f.document_id = d.id and f.version = d.file_version), '[]') as files
      from document d join document_version v on v.document_id = d.id and v.number = d.file_version
      left join lateral (select r.id, (select count(*)::integer from document_signer s where s.request_id = r.id) as signers,
          (select count(*)::integer from document_signer s where s.request_id = r.id and s.state = 'signed') as signed
        from signature_request r where r.document_id = d.id order by r.made_at desc limit 1) q on true
     where d.id = ${id}::uuid and d.deleted_at is null`.execute(tx);
  return rows[0];
}
