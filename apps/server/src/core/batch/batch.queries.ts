import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface Batch {
  id: string;
  act: string;
  profile: 'rh' | 'gestor';
  reason: string | null;
  task_id: string;
  state: string;
  total: number;
  done: number;
}

export interface NewBatch {
  taskId: string;
  act: string;
  profile: string;
  reason: string | null;
  by: string;
  items: readonly { id: string; version: number }[];
}

export async function insertBatch(tx: Tx, accessGroupId: string, one: NewBatch): Promise<string> {
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

/** One of these acts that the reader may see. */
export async function batchById(tx: Tx, id: string, acts: readonly string[]): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select b.id, b.act, b.profile, b.reason, b.task_id, k.state,
           (select count(*)::integer from decision_batch_item i where i.batch_id = b.id) as total,
           (select count(*)::integer from decision_batch_item i where i.batch_id = b.id and i.state <> 'waiting') as done
      from decision_batch b join task k on k.id = b.task_id where b.id = ${id}::text::uuid and b.act = any (${[...acts]})`.execute(
    tx,
  );
  return rows[0];
}

export interface WaitingItem {
  subject_id: string;
  version: number;
}

export async function waitingOfBatch(tx: Tx, id: string, most: number): Promise<WaitingItem[]> {
  const { rows } = await sql<WaitingItem>`
    select subject_id, version from decision_batch_item where batch_id = ${id}::uuid and state = 'waiting' order by subject_id limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** Once: a second delivery finds it settled. @param refusal absent: it was done */
export async function settleBatchItem(
  tx: Tx,
  id: string,
  subjectId: string,
  refusal?: { code: string; data?: object | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    update decision_batch_item set state = ${refusal ? 'refused' : 'done'}, code = ${refusal?.code ?? null}, data = ${JSON.stringify(refusal?.data ?? {})}::jsonb
     where batch_id = ${id}::uuid and subject_id = ${subjectId}::uuid and state = 'waiting' returning subject_id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What was not decided by the last try has a result, too. */
export async function refuseWaiting(tx: Tx, id: string, code: string): Promise<void> {
  await sql`update decision_batch_item set state = 'refused', code = ${code} where batch_id = ${id}::uuid and state = 'waiting'`.execute(
    tx,
  );
}

export async function refusedOfBatch(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from decision_batch_item where batch_id = ${id}::uuid and state = 'refused'`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}
