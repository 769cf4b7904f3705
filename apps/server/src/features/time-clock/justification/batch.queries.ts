import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export type BatchAct = 'approveTimesheet' | 'approve' | 'deny' | 'finish';

export interface Batch {
  id: string;
  act: BatchAct;
  profile: 'rh' | 'gestor';
  reason: string | null;
  task_id: string;
  state: string;
  total: number;
  done: number;
}

export async function insertBatch(
  tx: Tx,
  accessGroupId: string,
  one: {
    taskId: string;
    act: BatchAct;
    profile: string;
    reason: string | null;
    by: string;
    items: readonly { id: string; version: number }[];
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into decision_batch (access_group_id, task_id, act, profile, reason, asked_by)
    values (${accessGroupId}::uuid, ${one.taskId}::uuid, ${one.act}, ${one.profile}, ${one.reason}, ${one.by}::uuid) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? '';
  await sql`
    insert into decision_batch_item (batch_id, subject_id, access_group_id, version)
    select distinct on (i.id) ${id}::uuid, i.id, ${accessGroupId}::uuid, i.version from jsonb_to_recordset(${JSON.stringify(one.items)}::jsonb) as i(id uuid, version integer)`.execute(
    tx,
  );
  return id;
}

export async function batchById(tx: Tx, id: string): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select b.id, b.act, b.profile, b.reason, b.task_id, k.state,
           (select count(*)::integer from decision_batch_item i where i.batch_id = b.id) as total,
           (select count(*)::integer from decision_batch_item i where i.batch_id = b.id and i.state <> 'waiting') as done
      from decision_batch b join task k on k.id = b.task_id where b.id = ${id}::text::uuid`.execute(tx);
  return rows[0];
}

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

export async function waitingOfBatch(
  tx: Tx,
  id: string,
  most: number,
): Promise<{ subject_id: string; version: number }[]> {
  const { rows } = await sql<{ subject_id: string; version: number }>`
    select subject_id, version from decision_batch_item where batch_id = ${id}::uuid and state = 'waiting' order by subject_id limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** Once: a second delivery finds it settled. */
export async function settleBatchItem(tx: Tx, id: string, subjectId: string, code: string | null): Promise<boolean> {
  const { rows } = await sql`
    update decision_batch_item set state = ${code === null ? 'done' : 'refused'}, code = ${code} where batch_id = ${id}::uuid and subject_id = ${subjectId}::uuid and state = 'waiting' returning subject_id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function refusedOfBatch(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from decision_batch_item where batch_id = ${id}::uuid and state = 'refused'`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}
