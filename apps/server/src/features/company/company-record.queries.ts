import { sql } from 'kysely';
import { type EmploymentState, stateOf } from '#core/employment/employment-state.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';

/** What is kept of a company, by column. */
export interface CompanyFields {
  cnpj: string;
  legal_name: string;
  trade_name: string;
  branch: boolean;
  head_office_id: string | null;
  cnae: string | null;
  email: string | null;
  phone: string | null;
  cep: string | null;
  street: string | null;
  number: string | null;
  complement: string | null;
  district: string | null;
  city: string | null;
  state: string | null;
  active: boolean;
  logo_sha256: string | null;
}

export interface CompanyRecord extends CompanyFields {
  id: string;
  version: number;
}

/** Of a company `c`. */
export const recordColumns = sql`c.id, c.cnpj, c.legal_name, c.trade_name, c.branch, c.head_office_id, c.cnae, c.email, c.phone, c.cep,
  c.street, c.number, c.complement, c.district, c.city, c.state, c.active, c.logo_sha256, c.version`;

type Scope = Pick<Actor, 'profile' | 'accessGroupId'>;

/** Staff read those of the chosen group; the association is cut to its affiliated ones by the rows alone. */
const ofScope = ({ profile, accessGroupId }: Scope) =>
  profile === 'assemat' ? sql`true` : sql`c.access_group_id = ${accessGroupId}`;

/** Undefined: none, or out of reach. */
export async function companyById(tx: Tx, scope: Scope, id: string): Promise<CompanyRecord | undefined> {
  const { rows } = await sql<CompanyRecord>`
    select ${recordColumns} from company c where c.id = ${id}::text::uuid and ${ofScope(scope)}`.execute(tx);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockCompany(tx: Tx, scope: Scope, id: string): Promise<CompanyRecord | undefined> {
  const { rows } = await sql<CompanyRecord>`
    select ${recordColumns} from company c where c.id = ${id}::text::uuid and ${ofScope(scope)} for update of c`.execute(
    tx,
  );
  return rows[0];
}

export async function companyByCnpj(tx: Tx, scope: Scope, cnpj: string): Promise<CompanyRecord | undefined> {
  const { rows } = await sql<CompanyRecord>`
    select ${recordColumns} from company c where c.cnpj = ${cnpj} and ${ofScope(scope)}`.execute(tx);
  return rows[0];
}

/** How many employments each of some companies has, ended ones included; one without any is left out. */
export async function sizesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ company_id: string; workers: number }>`
    select * from access.company_sizes(${ids}::text[]::uuid[])`.execute(tx);
  return new Map(rows.map(({ company_id, workers }) => [company_id, workers]));
}

export interface Headcount extends Record<EmploymentState | 'total', number> {
  id: string;
}

/** The workers that the reader sees of each company named, by state; of none named all in scope. */
export async function headcountsOf(tx: Tx, group: string | null, ids: readonly string[]): Promise<Headcount[]> {
  const { rows } = await sql<Headcount>`
    select c.id, count(e.state)::integer as total, count(*) filter (where e.state = 'ativo')::integer as ativo,
           count(*) filter (where e.state = 'afastado')::integer as afastado, count(*) filter (where e.state = 'desligado')::integer as desligado
      from company c left join (select e.company_id, ${stateOf} as state from employment e where e.access_group_id = ${group}) e on e.company_id = c.id
     where c.access_group_id = ${group} and (${ids.length === 0} or c.id = any (${ids}::text[]::uuid[]))
     group by c.id order by c.id`.execute(tx);
  return rows;
}

/** The name of a head office, and how many branches a company has, in reach. */
export async function familyOf(tx: Tx, { id, head_office_id }: Pick<CompanyRecord, 'id' | 'head_office_id'>) {
  const { rows } = await sql<{ head_office: string | null; branches: number }>`
    select (select h.trade_name from company h where h.id = ${head_office_id}::text::uuid) as head_office,
           (select count(*)::integer from company b where b.head_office_id = ${id}) as branches`.execute(tx);
  return rows[0] ?? { head_office: null, branches: 0 };
}

/** Whether another company of the platform has the CNPJ; nobody takes it until the transaction ends. */
export async function cnpjTaken(tx: Tx, cnpj: string, but: string | undefined): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select access.cnpj_taken(${cnpj}, ${but ?? null}::text::uuid) as taken`.execute(tx);
  return rows[0]?.taken ?? true;
}

/** A new company of the group, with its receipt defaults. @returns the id; undefined where the group is out of reach */
export async function insertCompany(tx: Tx, group: string | null, fields: CompanyFields): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into company (access_group_id, full_receipt, qr_code, cnpj, legal_name, trade_name)
    select g.id, g.receipt_full, g.receipt_qr_code, ${fields.cnpj}, ${fields.legal_name}, ${fields.trade_name}
      from access_group g where g.id = ${group} returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id)
    await tx
      .updateTable('company')
      .set({ ...fields })
      .where('id', '=', id)
      .execute();
  return id;
}

export async function updateCompany(tx: Tx, id: string, changed: Partial<CompanyFields>): Promise<void> {
  await tx
    .updateTable('company')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** How many employments keep a company from being deleted; undefined: there is none such. */
export async function hideCompany(tx: Tx, id: string): Promise<number | undefined> {
  const { rows } = await sql<{
    workers: number | null;
  }>`select access.delete_company(${id}::text::uuid) as workers`.execute(tx);
  return rows[0]?.workers ?? undefined;
}

/** The CNPJ a deleted company had; undefined: none such was deleted in reach. */
export async function deletedCnpj(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ cnpj: string }>`
    select x.record ->> 'cnpj' as cnpj from exclusion_history x where x.entity = 'company' and x.entity_id = ${id} order by x.id desc limit 1`.execute(
    tx,
  );
  return rows[0]?.cnpj;
}

/** False: it isn't deleted. */
export async function bringBackCompany(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ back: boolean }>`select access.restore_company(${id}::text::uuid) as back`.execute(tx);
  return rows[0]?.back ?? false;
}

/** The whole row of a company, as the exclusion history keeps it. */
export function wholeCompany(id: string) {
  return sql<{ id: string; access_group_id: string; record: unknown }>`
    select c.id, c.access_group_id, to_jsonb(c) as record from company c where c.id = ${id}::text::uuid`;
}

export interface KnownAddress {
  street: string | null;
  district: string | null;
  city: string | null;
  /** IBGE's; workers' records alone have it. */
  city_code: string | null;
  state: string | null;
}

/** The street of a CEP as most of the companies in reach have it, and for who may read their records workers. */
export async function addressOfCep(
  tx: Tx,
  group: string,
  cep: string,
  workersToo: boolean,
): Promise<KnownAddress | undefined> {
  const { rows } = await sql<KnownAddress>`
    select a.street, a.district, a.city, a.state, max(a.city_code) as city_code
      from (select c.street, c.district, c.city, c.state, null as city_code from company c where c.cep = ${cep}
             union all select r.street, r.district, r.city, r.state, r.city_code from worker_record r
              where r.access_group_id = ${group} and r.cep = ${cep} and ${workersToo}) a
     where a.city is not null and a.state is not null
     group by a.street, a.district, a.city, a.state order by count(*) desc, a.street nulls last limit 1`.execute(tx);
  return rows[0];
}

export interface CompanyDocument {
  id: string;
  name: string;
  content_type: string | null;
  size: number | null;
  created_at: Date;
  /** The end of the day until which it may be signed. */
  due_at: Date | null;
  state: string;
  signers: number;
  signed: number;
}

export async function documentsOf(tx: Tx, companyId: string): Promise<CompanyDocument[]> {
  const { rows } = await sql<CompanyDocument>`
    select d.id, d.title as name, f.content_type, f.size::integer as size, d.created_at,
           (d.due_on + 1)::timestamp at time zone 'America/Sao_Paulo' as due_at, d.state, count(s.id)::integer as signers,
           count(s.id) filter (where s.state = 'signed')::integer as signed
      from document d left join document_file f on f.document_id = d.id and f.version = d.file_version and f.position = 1
      left join document_signer s on s.document_id = d.id
     where d.company_id = ${companyId} and d.deleted_at is null group by d.id, f.id order by d.created_at desc, d.id limit 1000`.execute(
    tx,
  );
  return rows;
}

/** Undefined: the company is not the reader's, nor their employer. */
export async function timesheetApprovalOf(tx: Tx, id: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ yes: boolean }>`
    select timesheet_approval as yes from company where id = ${id}::text::uuid`.execute(tx);
  return rows[0]?.yes;
}

export interface GroupReceiptSettings {
  receipt_full: boolean;
  receipt_qr_code: boolean;
  receipt_message: string | null;
  answer_days: number;
  fields: { campo: string; nome: string; ordem: number; visivel: boolean }[];
}

/** Of an access group that the reader belongs to. */
export async function receiptSettingsOf(tx: Tx, groupId: string): Promise<GroupReceiptSettings | undefined> {
  const { rows } = await sql<GroupReceiptSettings>`
    select g.receipt_full, g.receipt_qr_code, g.receipt_message, g.answer_days,
           (select coalesce(jsonb_agg(jsonb_build_object('campo', n.field, 'nome', n.name, 'ordem', n.position, 'visivel', n.visible)
                                      order by n.position, n.field), '[]')
              from receipt_field_name n where n.access_group_id = g.id and n.company_id is null and n.type = 1) as fields
      from access_group g where g.id = ${groupId}::text::uuid`.execute(tx);
  return rows[0];
}
