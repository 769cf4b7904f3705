import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/**
 * Documents of whom the reader reaches, or of nobody: HR limited to companies or workers sees the whole file it sent, and decides and
 * publishes those.
 */
export function ofReader(alias: string): RawBuilder<SqlBool> {
  const company = sql.ref(`${alias}.company_id`);
  const employment = sql.ref(`${alias}.employment_id`);
  return sql<SqlBool>`(((select access.all_companies()) or ${company} is null or ${company} = any ((select access.companies())::uuid[]))
    and ((select access.all_workers()) or ${employment} is null or ${employment} = any ((select access.workers())::uuid[])))`;
}

/** The companies that the HR a job works for holds with everybody in them; null: all. */
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
