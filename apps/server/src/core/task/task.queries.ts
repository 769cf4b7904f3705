import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export async function insertTask(
  tx: Tx,
  task: { personId: string; accessGroupId: string; kind: string; companyIds: readonly string[] | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('task')
    .values({
      access_group_id: task.accessGroupId,
      kind: task.kind,
      company_ids: task.companyIds && [...task.companyIds],
      started_by: task.personId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TaskChange {
  state?: string;
  total?: number | null;
  done?: number;
  error?: string | null;
  ended_at?: Date | null;
  company_ids?: string[];
}

/** @returns whether it was in one of these states */
export async function moveTask(tx: Tx, id: string, from: readonly string[], change: TaskChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('task')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertTaskEvent(tx: Tx, id: string, code: string, data: object): Promise<void> {
  await sql`
    insert into task_event (access_group_id, task_id, code, data)
    select access_group_id, id, ${code}, ${JSON.stringify(data)} from task where id = ${id}`.execute(tx);
}
