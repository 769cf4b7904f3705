import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface BatchResult {
  id: string;
  state: 'waiting' | 'done' | 'refused';
  /** Why not, by the catalogue. */
  refusal: string | null;
  data: unknown;
  /** Of the request; null where the reader doesn't see it. */
  code: string | null;
  name: string | null;
}

/** Each of a batch with what became of it, those that were refused first. */
export async function batchResults(tx: Tx, id: string): Promise<BatchResult[]> {
  const { rows } = await sql<BatchResult>`
    select i.subject_id as id, i.state, i.code as refusal, i.data, r.code, r.worker_name as name from decision_batch_item i left join hr_request r on r.id = i.subject_id
     where i.batch_id = ${id}::uuid order by i.state <> 'refused', name, i.subject_id`.execute(tx);
  return rows;
}

/** The types of which many may be decided at once in a company. Null: what is usual. */
export async function batchTypesOf(tx: Tx, employmentId: string): Promise<string[] | null> {
  const { rows } = await sql<{ types: string[] | null }>`
    select access.batch_types(${employmentId}::uuid) as types`.execute(tx);
  return rows[0]?.types ?? null;
}

/** The last reasons with which somebody denied in an access group, each once, the newest first. */
export async function lastReasons(tx: Tx, accessGroupId: string, personId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ reason: string }>`
    select e.reason from hr_request_event e where e.by_person = ${personId}::uuid and e.access_group_id = ${accessGroupId}::uuid and e.verb = 'deny' and e.reason is not null
     group by e.reason order by max(e.id) desc limit ${most}`.execute(tx);
  return rows.map(({ reason }) => reason);
}
