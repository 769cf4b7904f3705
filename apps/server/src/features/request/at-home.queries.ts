import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestKind } from './request.queries.ts';

export interface Due {
  id: string;
  kind: RequestKind;
  year: number;
  month: number;
  /** Cents. */
  amount: number | null;
}

/** What a worker's requests bring with the pay of this month and later ones. */
export async function dueToWorker(tx: Tx, personId: string): Promise<Due[]> {
  const { rows } = await sql<Omit<Due, 'amount'> & { amount: string | null }>`
    select r.id, r.kind, extract(year from p.competence)::integer as year, extract(month from p.competence)::integer as month,
           coalesce(r.snapshot -> 'values' ->> 'valor', r.snapshot -> 'values' -> 'dinheiro' ->> 'total') as amount
      from payroll_entry p join hr_request r on r.id = p.request_id
     where p.person_id = ${personId}::uuid and p.state in ('open', 'taken') and p.kind in ('vacation', 'advance13') and p.competence >= date_trunc('month', ${today}) order by p.competence, r.sent_at limit 5`.execute(
    tx,
  );
  return rows.map(({ amount, ...one }) => ({ ...one, amount: amount === null ? null : Number(amount) }));
}
