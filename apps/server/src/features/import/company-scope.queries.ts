import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/**
 * Documents the reader may decide: HR limited to companies sees the whole file it sent, and decides what is of its companies
 * or of none. A job passes.
 */
export function ofReader(alias: string): RawBuilder<SqlBool> {
  const company = sql.ref(`${alias}.company_id`);
  return sql<SqlBool>`((select access.all_companies()) or ${company} is null or ${company} = any ((select access.companies())::uuid[]))`;
}

/** Documents a publication takes; null: all. */
export function ofCompanies(alias: string, companies: string[] | null): RawBuilder<SqlBool> {
  return companies ? sql<SqlBool>`${sql.ref(`${alias}.company_id`)} = any (${companies}::uuid[])` : sql<SqlBool>`true`;
}

/** The companies of the reader; null: all. */
export async function companiesOfReader(tx: Tx): Promise<string[] | null> {
  const { rows } = await sql<{ companies: string[] | null }>`
    select case when access.all_companies() then null else access.companies() end as companies`.execute(tx);
  return rows[0]?.companies ?? null;
}

/** The companies of the HR a job works for; null: all. */
export async function companiesOfSender(tx: Tx): Promise<string[] | null> {
  const { rows } = await sql<{ companies: string[] | null }>`select access.hr_companies() as companies`.execute(tx);
  return rows[0]?.companies ?? null;
}

interface Shares {
  clean: number;
  doubtful: number;
  others: number;
}

/** What of an import is the reader's to publish and to review, and how many documents wait for HR of other companies. */
export async function sharesOf(tx: Tx, importId: string): Promise<Shares> {
  const { rows } = await sql<Shares>`
    select count(*) filter (where d.state = 'clean' and ${ofReader('d')})::int as clean,
           count(*) filter (where d.state = 'doubtful' and ${ofReader('d')})::int as doubtful,
           count(*) filter (where not ${ofReader('d')})::int as others
      from import_document d where d.import_id = ${importId} and d.state in ('clean', 'doubtful')`.execute(tx);
  return rows[0] ?? { clean: 0, doubtful: 0, others: 0 };
}
