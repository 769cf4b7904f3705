import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** Whom a receipt can be typed for. */
export interface EmploymentToPay {
  id: string;
  person_id: string;
  company_id: string;
  name: string;
  registration: string;
  cpf: string | null;
  job_title: string | null;
  department: string | null;
  client: string | null;
  trade_name: string;
  cnpj: string | null;
}

const columns = sql`e.id, e.person_id, e.company_id, e.name, e.registration, e.cpf, e.job_title, e.department,
  e.client, c.trade_name, c.cnpj`;

/** Worker records of the group by name, registration or whole CPF; those who left come last. */
export async function employmentsToPay(tx: Tx, group: string, search: string): Promise<EmploymentToPay[]> {
  const digits = search.replace(/\D/g, '');
  const byCpf = digits.length === 11 ? sql`e.person_id = access.employed_person(${digits})` : sql`false`;
  const { rows } = await sql<EmploymentToPay>`
    select ${columns} from employment e join company c on c.id = e.company_id
     where e.access_group_id = ${group} and (e.search like hot.pattern(${search}) or ${byCpf})
     order by e.dismissed_on is not null, e.name, e.id limit 20`.execute(tx);
  return rows;
}

/** One of the scope's worker records; undefined for foreign, unknown and malformed ids alike. */
export async function employmentToPay(tx: Tx, group: string, id: string): Promise<EmploymentToPay | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<EmploymentToPay>`
    select ${columns} from employment e join company c on c.id = e.company_id
     where e.access_group_id = ${group} and e.id = ${id}`.execute(tx);
  return rows[0];
}

/** A published receipt of the same worker record, kind and competence. */
export async function existingReceipt(
  tx: Tx,
  of: { employmentId: string; kind: string; year: number; month: number },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('receipt')
    .select('id')
    .where('employment_id', '=', of.employmentId)
    .where('kind', '=', of.kind)
    .where('competence', '=', of.year * 100 + of.month)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface KnownBenefitItem {
  code: string | null;
  description: string;
  unit: number | null;
}

/** The items of the group's newest benefits, each with the unit value it had last; the most used first. */
export async function knownBenefitItems(tx: Tx, group: string, search: string): Promise<KnownBenefitItem[]> {
  const { rows } = await sql<KnownBenefitItem>`
    with recent as (
      select items, competence from receipt where access_group_id = ${group} and deleted_at is null and category = 2
       order by competence desc, search, id limit ${newest}),
    lines as (
      select i.code, i.description, recent.competence,
             case when i.reference ~ '^[1-9][0-9]{0,3}$' and i.earnings % i.reference::integer = 0 then i.earnings / i.reference::integer end as unit
        from recent, jsonb_to_recordset(recent.items) as i(code text, description text, reference text, earnings bigint))
    select code, min(description) as description, (array_agg(unit order by competence desc) filter (where unit is not null))[1] as unit from lines
     where public.search_form(description) like hot.pattern(${search}) or starts_with(code, ${search.trim()})
     group by code, public.search_form(description)
     order by count(*) desc, code, min(description) limit 20`.execute(tx);
  return rows;
}

export interface KnownItem {
  code: string | null;
  description: string;
  side: 'earning' | 'deduction';
}

/** How many of the newest receipts are looked at: a month of the usual company, and little to read. */
const newest = 300;

/** The pay items of the group's newest receipts whose code begins so or whose name has it; the most used first. */
export async function knownItems(tx: Tx, group: string, search: string): Promise<KnownItem[]> {
  const { rows } = await sql<KnownItem>`
    with recent as (
      select items from receipt where access_group_id = ${group} and deleted_at is null and category = 1
       order by access_group_id, competence desc, search, id limit ${newest}),
    lines as (
      select i.code, i.description, case when i.deductions is null then 'earning' else 'deduction' end as side
        from recent, jsonb_to_recordset(recent.items) as i(code text, description text, deductions bigint))
    select code, min(description) as description, side from lines
     where public.search_form(description) like hot.pattern(${search}) or starts_with(code, ${search.trim()})
     group by code, side, case when code is null then public.search_form(description) end
     order by count(*) desc, code, min(description) limit 20`.execute(tx);
  return rows;
}
