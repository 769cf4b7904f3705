import type { SignerRole } from '@cracha/contract/features/document/document-words.ts';
import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { refuse } from '#kernel/refusal.ts';

/** A signer as they are named: a worker, a portal user of staff, or somebody from outside. */
export interface NamedSigner {
  person_id: string | null;
  employment_id: string | null;
  company_id: string | null;
  profile: 'rh' | 'gestor' | 'trabalhador' | null;
  name: string;
  cpf: string | null;
  email: string | null;
  cell_phone: string | null;
  role: SignerRole;
  step: number;
  contact: 'email' | 'celular';
  /** The worker has accepted the employer. */
  accepted: boolean;
}

type Found = Omit<NamedSigner, 'role' | 'step' | 'contact' | 'profile'>;

export async function signerEmployment(tx: Tx, employmentId: string): Promise<Found | undefined> {
  if (!isUuid(employmentId)) return undefined;
  const { rows } = await sql<Found>`
    select person_id, ${employmentId}::uuid as employment_id, company_id, name, cpf, email, cell_phone, accepted from access.signer_employment(${employmentId}::uuid)`.execute(
    tx,
  );
  return rows[0];
}

export async function signerUser(tx: Tx, personId: string): Promise<(Found & { roles: string[] }) | undefined> {
  if (!isUuid(personId)) return undefined;
  const { rows } = await sql<Found & { roles: string[] }>`
    select person_id, null as employment_id, null as company_id, name, cpf, email, cell_phone, true as accepted, roles from access.signer_user(${personId}::uuid)`.execute(
    tx,
  );
  return rows[0];
}

export async function colleaguesOf(tx: Tx, words: string) {
  const { rows } = await sql<{ person_id: string; name: string; department: string | null }>`
    select person_id, name, department from access.colleagues(${words})`.execute(tx);
  return rows;
}

export interface DraftToSign {
  id: string;
  code: string;
  title: string;
  access_group_id: string;
  /** Null: nobody said for which company. */
  company_id: string | null;
  file_version: number;
  side: 'rh' | 'gestor' | 'trabalhador' | 'job';
  sent_by: string | null;
  state: string;
  asks: string;
  type: number;
  kind: string | null;
  origin: string;
}

/** The document whose signers are named. */
export async function draftToSign(tx: Tx, id: string): Promise<DraftToSign | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<DraftToSign>`
    select id, code, title, access_group_id, company_id, file_version, side, sent_by, state, asks, type, kind, origin from document where id = ${id}::uuid and deleted_at is null for update`.execute(
    tx,
  );
  return rows[0];
}

/** Names of those under 18 today, of employments that the reader sees. */
export async function minorsAmong(tx: Tx, employments: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select e.name from employment e join worker_record r on r.employment_id = e.id
     where e.id = any (${[...employments]}::text[]::uuid[]) and r.birth_date > ${today} - interval '18 years' order by e.name`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

export async function insertSignature(
  tx: Tx,
  document: DraftToSign,
  by: { askedBy: string; message: string; dueOn: string; checkCode: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into signature_request (document_id, version, access_group_id, company_id, asked_by, side, message, due_on, check_code)
    values (${document.id}::uuid, ${document.file_version}, ${document.access_group_id}::uuid, ${document.company_id}::uuid, ${by.askedBy}::uuid, ${document.side}, ${by.message},
      ${by.dueOn}::date, ${by.checkCode}) on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function insertSigner(
  tx: Tx,
  request: { id: string; documentId: string; accessGroupId: string },
  signer: NamedSigner,
  position: number,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_signer (request_id, document_id, access_group_id, person_id, employment_id, profile, name, cpf, email, cell_phone, contact, role, step, position)
    values (${request.id}::uuid, ${request.documentId}::uuid, ${request.accessGroupId}::uuid, ${signer.person_id}::uuid, ${signer.employment_id}::uuid, ${signer.profile}, ${signer.name},
      ${signer.cpf}, ${signer.email}, ${signer.cell_phone}, ${signer.contact}, ${signer.role}, ${signer.step}, ${position}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** Where a draft names nobody, it is of the company of the first worker who signs it. @returns its company */
export async function settleCompany(tx: Tx, document: DraftToSign, signers: readonly NamedSigner[]): Promise<string> {
  const company =
    signers.find(one => one.company_id !== null)?.company_id ?? document.company_id ?? (await anyCompany(tx));
  await sql`
    update document d set company_id = ${company}::uuid where d.id = ${document.id}::uuid and d.company_id is distinct from ${company}::uuid
       and not exists (select from document_person p where p.document_id = d.id)`.execute(tx);
  const { rows } = await sql<{
    company_id: string;
  }>`select company_id from document where id = ${document.id}::uuid`.execute(tx);
  return rows[0]?.company_id ?? refuse('EMPLOYEE_NOT_FOUND');
}

/** A company of the reader's, where no signer belongs to one. */
async function anyCompany(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from company where deleted_at is null and (access.profile() <> 'trabalhador' or id in (select company_id from employment where person_id = access.person() and dismissed_on is null))
     order by head_office_id nulls first, cnpj limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** A worker who signs is among those whom the document is about. */
export async function nameAbout(tx: Tx, document: DraftToSign, signer: NamedSigner): Promise<void> {
  if (signer.employment_id === null) return;
  await sql`
    insert into document_person (document_id, access_group_id, company_id, employment_id, person_id, name)
    values (${document.id}::uuid, ${document.access_group_id}::uuid, ${signer.company_id}::uuid, ${signer.employment_id}::uuid, ${signer.person_id}::uuid, ${signer.name})
    on conflict do nothing`.execute(tx);
}

/** Out of a draft: they neither sign it, nor is it about them. */
export async function takeSignersOut(
  tx: Tx,
  documentId: string,
  out: readonly { id: string; employment_id: string | null }[],
): Promise<void> {
  const ids = out.map(({ id }) => id);
  const employments = out.flatMap(({ employment_id }) => employment_id ?? []);
  await sql`delete from document_signer where id = any (${ids}::text[]::uuid[])`.execute(tx);
  await sql`
    delete from document_person where document_id = ${documentId}::uuid and employment_id = any (${employments}::text[]::uuid[])`.execute(
    tx,
  );
}

export async function moveSigner(
  tx: Tx,
  id: string,
  { role, step }: Pick<NamedSigner, 'role' | 'step'>,
  position: number,
): Promise<void> {
  await sql`
    update document_signer set role = ${role}, step = ${step}, position = ${position} where id = ${id}::uuid`.execute(
    tx,
  );
}

/** A request is of its document's company. */
export async function setCompany(tx: Tx, id: string, companyId: string): Promise<void> {
  await sql`
    update signature_request set company_id = ${companyId}::uuid where id = ${id}::uuid and company_id <> ${companyId}::uuid`.execute(
    tx,
  );
}

export interface FileToSign {
  sha256: string;
  size: number;
  content_type: string;
  pages: number | null;
}

export async function filesToSign(tx: Tx, documentId: string, version: number): Promise<FileToSign[]> {
  const { rows } = await sql<FileToSign>`
    select sha256, size::integer, content_type, pages from document_file where document_id = ${documentId}::uuid and version = ${version} order by position`.execute(
    tx,
  );
  return rows;
}

/** What the reader has read of a version so far: the pages of the way that came farthest. */
export async function pagesRead(
  tx: Tx,
  {
    documentId,
    version,
    signerId,
    personId,
  }: { documentId: string; version: number; signerId: string | null; personId: string | null },
): Promise<{ counted: number[]; at: Date | null }> {
  const { rows } = await sql<{ counted: number[]; at: Date | null }>`
    select counted, counted_at as at from document_reading where document_id = ${documentId}::uuid and version = ${version}
       and (signer_id = ${signerId}::uuid or person_id = ${personId}::uuid) order by cardinality(counted) desc, counted_at limit 1`.execute(
    tx,
  );
  return rows[0] ?? { counted: [], at: null };
}

/** The links of a signer are made anew, or die. */
export async function setLink(tx: Tx, signerId: string, tokenHash: Buffer | null, until: string | null): Promise<void> {
  await sql`
    update document_signer set access_token_hash = ${tokenHash}::bytea, access_until = ((${until}::date + 1)::timestamp at time zone 'America/Sao_Paulo') where id = ${signerId}::uuid`.execute(
    tx,
  );
}

export async function setContact(
  tx: Tx,
  signerId: string,
  contact: { kind: 'email' | 'celular'; email: string | null; cellPhone: string | null },
): Promise<void> {
  await sql`
    update document_signer set contact = ${contact.kind}, email = coalesce(${contact.email}, email), cell_phone = coalesce(${contact.cellPhone}, cell_phone), access_token_hash = null
     where id = ${signerId}::uuid`.execute(tx);
}

export async function keepAct(
  tx: Tx,
  signerId: string,
  { act, readAt }: { act: unknown; readAt: Date | null },
): Promise<Date> {
  const { rows } = await sql<{ signed_at: Date }>`
    update document_signer set state = 'signed', signed_at = now(), read_at = coalesce(read_at, ${readAt}::timestamptz, now()), act = ${JSON.stringify(act)}::jsonb
     where id = ${signerId}::uuid returning signed_at`.execute(tx);
  return rows[0]?.signed_at ?? new Date();
}

export async function keepRefusal(tx: Tx, signerId: string, reason: string): Promise<void> {
  await sql`update document_signer set state = 'refused', refused_at = now(), reason = ${reason} where id = ${signerId}::uuid`.execute(
    tx,
  );
}

export async function policyOf(tx: Tx, signerId: string): Promise<string | null> {
  const { rows } = await sql<{ policy_version: string | null }>`
    select policy_version from document_signer where id = ${signerId}::uuid`.execute(tx);
  return rows[0]?.policy_version ?? null;
}

/** The frozen file of a version: what everybody reads from now on. */
export async function keepPrepared(
  tx: Tx,
  { id, document_id: documentId, version }: { id: string; document_id: string; version: number },
  { sha256, size, pages }: { sha256: string; size: number; pages: number },
): Promise<void> {
  await sql`
    update document_version set pages = ${pages}, prepared_sha256 = ${sha256}, prepared_size = ${size} where document_id = ${documentId}::uuid and number = ${version}`.execute(
    tx,
  );
  await sql`update signature_request set hash_read = ${sha256} where id = ${id}::uuid`.execute(tx);
}

export async function editSignature(
  tx: Tx,
  id: string,
  { dueOn, message }: { dueOn: string; message: string },
): Promise<void> {
  await sql`
    update signature_request set due_on = ${dueOn}::date, message = ${message}, row_version = row_version + 1 where id = ${id}::uuid`.execute(
    tx,
  );
}

/** The old document points to the new one, of the same group. @returns false: there is no such document in reach */
export async function replacementOf(tx: Tx, documentId: string, by: string): Promise<boolean> {
  if (!isUuid(by) || by.toLowerCase() === documentId) return false;
  const { rows } = await sql`
    update document d set replaced_by = n.id from document n where d.id = ${documentId}::uuid and n.id = ${by}::uuid and n.access_group_id = d.access_group_id and n.deleted_at is null
    returning d.id`.execute(tx);
  return rows.length > 0;
}

/** How often somebody took the sealed file within an hour. */
export async function takenLately(tx: Tx, documentId: string, name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from signature_event where document_id = ${documentId}::uuid and kind = 'baixado' and actor = ${name} and at > now() - interval '1 hour'`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}
