import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

export interface Closing {
  id: string;
  verb: 'close' | 'reopen';
  passed_over: string[];
  reason: string | null;
  asked_by: string;
  asked_at: Date;
  task_id: string;
  state: 'waiting' | 'running' | 'confirming' | 'done' | 'empty' | 'failed';
  total: number;
  done: number;
  refused: number;
  asked_by_name: string | null;
}

export async function insertClosing(
  tx: Tx,
  accessGroupId: string,
  one: {
    taskId: string;
    verb: 'close' | 'reopen';
    periodIds: readonly string[];
    filter: unknown;
    passedOver: readonly string[];
    reason: string | null;
    by: string;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into clock_closing (access_group_id, task_id, verb, period_ids, filter, passed_over, reason, asked_by)
    values (${accessGroupId}::uuid, ${one.taskId}::uuid, ${one.verb}, ${one.periodIds}::text[]::uuid[], ${JSON.stringify(one.filter)}, ${one.passedOver}::text[], ${one.reason}, ${one.by}::uuid)
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

export async function insertItems(tx: Tx, closingId: string, timesheetIds: readonly string[]): Promise<void> {
  await sql`
    insert into clock_closing_item (closing_id, timesheet_id, access_group_id, company_id, employment_id, person_id)
    select ${closingId}::uuid, t.id, t.access_group_id, t.company_id, t.employment_id, t.person_id from timesheet t where t.id = any (${timesheetIds}::uuid[])`.execute(
    tx,
  );
}

export async function closingById(tx: Tx, accessGroupId: string, id: string): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    select c.id, c.verb, c.passed_over, c.reason, c.asked_by, c.asked_at, c.task_id, k.state, access.name_in_group(c.asked_by, c.access_group_id) as asked_by_name,
           (select count(*)::integer from clock_closing_item i where i.closing_id = c.id) as total,
           (select count(*)::integer from clock_closing_item i where i.closing_id = c.id and i.state = 'done') as done,
           (select count(*)::integer from clock_closing_item i where i.closing_id = c.id and i.state = 'refused') as refused
      from clock_closing c join task k on k.id = c.task_id where c.access_group_id = ${accessGroupId}::uuid and c.id = ${id}::text::uuid`.execute(
    tx,
  );
  return rows[0];
}

export interface ClosingItem {
  timesheet_id: string;
  period_id: string | null;
  employment_id: string;
  worker_name: string;
  state: 'waiting' | 'done' | 'refused';
  code: string | null;
}

/** What was refused first, then by name. */
export async function itemsOf(tx: Tx, closingId: string): Promise<ClosingItem[]> {
  const { rows } = await sql<ClosingItem>`
    select i.timesheet_id, t.period_id, i.employment_id, t.worker_name, i.state, i.code from clock_closing_item i join timesheet t on t.id = i.timesheet_id
     where i.closing_id = ${closingId}::uuid order by i.state <> 'refused', t.search, t.id`.execute(tx);
  return rows;
}

/** Those that are still to be done, at most so many. */
export async function waitingItems(tx: Tx, closingId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select timesheet_id as id from clock_closing_item where closing_id = ${closingId}::uuid and state = 'waiting' order by timesheet_id limit ${most}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function settleItem(tx: Tx, closingId: string, timesheetId: string, code: string | null): Promise<void> {
  await sql`
    update clock_closing_item set state = ${code === null ? 'done' : 'refused'}, code = ${code}
     where closing_id = ${closingId}::uuid and timesheet_id = ${timesheetId}::uuid and state = 'waiting'`.execute(tx);
}
