import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { readCursor } from '#kernel/http/cursor.ts';
import { refuse } from '#kernel/refusal.ts';
import { type CompanyRecord, recordColumns } from './company-record.queries.ts';

type Field = 'nomeFantasia' | 'razaoSocial' | 'cnpj' | 'totalEmpregados';
export type CompanyOrder = Field | `-${Field}`;
/** The order, its value and the id of the last row shown: what a cursor keeps. */
export type Place = (string | number | null)[];

export interface CompanyFilter {
  search?: string | undefined;
  active?: boolean | undefined;
  headOfficeId?: string | undefined;
}

export interface ListedCompany extends CompanyRecord {
  place: Place;
}

const keys = {
  nomeFantasia: { value: sql`public.search_form(c.trade_name)`, type: sql`text`, valid: /^[^\0]*$/ },
  razaoSocial: { value: sql`public.search_form(c.legal_name)`, type: sql`text`, valid: /^[^\0]*$/ },
  cnpj: { value: sql`c.cnpj`, type: sql`text`, valid: /^\w+$/ },
  totalEmpregados: { value: sql`coalesce(s.workers, 0)`, type: sql`integer`, valid: /^\d{1,9}$/ },
} as const;

function fieldOf(order: CompanyOrder): Field {
  const fields: Field[] = ['nomeFantasia', 'razaoSocial', 'cnpj', 'totalEmpregados'];
  return fields.find(field => order.endsWith(field)) ?? 'nomeFantasia';
}

/** @throws INVALID_PAGE where the cursor is not one that this order wrote */
export function placeOf(cursor: string, order: CompanyOrder): Place {
  const place = readCursor(cursor, 3);
  const fits = place[0] === order && keys[fieldOf(order)].valid.test(String(place[1])) && isId(place[2]);
  return fits ? place : refuse('INVALID_PAGE');
}

function isId(value: string | number | null | undefined): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value));
}

export interface CompanyPage {
  order: CompanyOrder;
  after: Place | undefined;
  size: number;
  offset: number;
}

/** A page of the group's companies in reach; one row more than asked tells that there is a next page. */
export async function listCompanies(
  tx: Tx,
  group: string | null,
  filter: CompanyFilter,
  { order, after, size, offset }: CompanyPage,
): Promise<ListedCompany[]> {
  const { value, type } = keys[fieldOf(order)];
  const descending = order.startsWith('-');
  const way = descending ? sql`desc` : sql`asc`;
  const beyond = after
    ? sql<SqlBool>`(${value}, c.id) ${descending ? sql`<` : sql`>`} (${String(after[1])}::${type}, ${String(after[2])}::uuid)`
    : sql<SqlBool>`true`;
  // how many work where is only asked of all of them where they are put in its order
  const sizes =
    fieldOf(order) === 'totalEmpregados'
      ? sql`left join access.company_sizes(array(select id from company where access_group_id = ${group})) s on s.company_id = c.id`
      : sql``;
  const { rows } = await sql<ListedCompany>`
    select ${recordColumns}, jsonb_build_array(${order}::text, (${value})::text, c.id) as place
      from company c ${sizes} where ${conditions(group, filter)} and ${beyond}
     order by ${value} ${way}, c.id ${way} limit ${size + 1} offset ${after ? 0 : offset}`.execute(tx);
  return rows;
}

export interface CompanyTotals {
  total: number;
  active: number;
}

/** Exact up to 10,000; 10,001 stands for more. */
export async function countCompanies(tx: Tx, group: string | null, filter: CompanyFilter): Promise<CompanyTotals> {
  const { rows } = await sql<CompanyTotals>`
    select count(*)::integer as total, count(*) filter (where active)::integer as active
      from (select c.active from company c where ${conditions(group, filter)} limit 10001) f`.execute(tx);
  return rows[0] ?? { total: 0, active: 0 };
}

function conditions(group: string | null, { search = '', active, headOfficeId }: CompanyFilter): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql<SqlBool>`c.access_group_id = ${group}`];
  if (active !== undefined) all.push(sql<SqlBool>`c.active = ${active}`);
  if (headOfficeId !== undefined) all.push(sql<SqlBool>`c.head_office_id = ${headOfficeId}::text::uuid`);
  for (const word of search.split(/\s+/).filter(Boolean)) {
    // a CNPJ is kept without its punctuation
    const plain = word.replace(/[.\-/]/g, '');
    all.push(
      sql<SqlBool>`(c.search like hot.pattern(${word}) or ${plain} <> '' and c.search like hot.pattern(${plain}))`,
    );
  }
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}
