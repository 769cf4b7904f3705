import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface BatchItem {
  subject_id: string;
  state: 'waiting' | 'done' | 'refused';
  code: string | null;
  name: string | null;
}

export async function batchItems(tx: Tx, id: string): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select i.subject_id, i.state, i.code, coalesce(t.worker_name, o.worker_name) as name from decision_batch_item i
      left join timesheet t on t.id = i.subject_id left join justification j on j.id = i.subject_id left join timesheet o on o.id = j.timesheet_id
     where i.batch_id = ${id}::uuid order by i.state <> 'refused', name, i.subject_id`.execute(tx);
  return rows;
}
