import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** The company of the demo that hires: the first of the group by its name. */
export async function companyOfDemo(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from company where active and deleted_at is null order by trade_name, id limit 1`.execute(tx);
  return rows[0]?.id;
}
