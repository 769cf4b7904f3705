import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AskedPage, keyset, mostCounted, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type CompanyRecord, recordColumns } from './company-record.queries.ts';

type Field = 'nomeFantasia' | 'razaoSocial' | 'cnpj' | 'totalEmpregados';
export type CompanyOrder = Field | `-${Field}`;

export interface CompanyFilter {
  search?: string | undefined;
  active?: boolean | undefined;
  headOfficeId?: string | undefined;
}

const keys = {
  nomeFantasia: { value: sql`public.search_form(c.trade_name)`, type: 'text' },
  razaoSocial: { value: sql`public.search_form(c.legal_name)`, type: 'text' },
  cnpj: { value: sql`c.cnpj`, type: 'text' },
  totalEmpregados: { value: sql`coalesce(s.workers, 0)`, type: 'integer' },
} as const;

function fieldOf(order: CompanyOrder): Field {
  const fields: Field[] = ['nomeFantasia', 'razaoSocial', 'cnpj', 'totalEmpregados'];
  return fields.find(field => order.endsWith(field)) ?? 'nomeFantasia';
}

export interface CompanyPage extends AskedPage {
  order: CompanyOrder;
}

/** A page of the group's companies in reach. */
export async function listCompanies(
  tx: Tx,
  group: string | null,
  filter: CompanyFilter,
  { order, ...page }: CompanyPage,
): Promise<Placed<CompanyRecord>[]> {
  const field = fieldOf(order);
  const descending = order.startsWith('-');
  const id = { value: sql`c.id`, type: 'uuid', descending } as const;
  const { place, beyond, orderBy, limit } = keyset([{ ...keys[field], descending }, id], page, order);
  // how many work where is only asked of all of them where they are put in its order
  const sizes =
    field === 'totalEmpregados'
      ? sql`left join access.company_sizes(array(select id from company where access_group_id = ${group})) s on s.company_id = c.id`
      : sql``;
  const { rows } = await sql<Placed<CompanyRecord>>`
    select ${recordColumns}, ${place} from company c ${sizes} where ${conditions(group, filter)} and ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
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
      from (select c.active from company c where ${conditions(group, filter)} limit ${sql.lit(mostCounted)}) f`.execute(
    tx,
  );
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
