import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#core/receipt/category.ts';
import { type AskedPage, counting, keyset, type Placed } from '#kernel/database/keyset.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { ReceiptRow } from './receipt.queries.ts';

export type StoredOutcome = 'correction' | 'explained' | 'refused' | 'reopened';

/** A disagreement with what is read beside it. */
export interface DisputeRow {
  id: string;
  receipt_id: string;
  person_id: string;
  cited: string | null;
  opened_at: Date;
  due_on: string;
  late: boolean;
  assignee_id: string | null;
  assignee: string | null;
  outcome: StoredOutcome | null;
  reason: string | null;
  closed_at: Date | null;
  items: unknown;
}

/** With whose receipt it is, and what the worker wrote. */
export interface ListedDispute extends DisputeRow {
  worker_name: string;
  category: Category;
  kind: string;
  year: number;
  month: number;
  trade_name: string;
  message: string | null;
}

const columns = sql`d.id, d.receipt_id, d.person_id, d.cited, d.opened_at, d.due_on, d.closed_at is null and d.due_on < ${today} as late,
  d.assignee_id, access.person_name(d.assignee_id) as assignee, d.outcome, d.reason, d.closed_at, r.items`;

/** The last disagreement with a receipt. */
export async function disputeOf(tx: Tx, receiptId: string): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`
    select ${columns} from receipt_dispute d join receipt r on r.id = d.receipt_id
     where d.receipt_id = ${receiptId} order by d.opened_at desc, d.id limit 1`.execute(tx);
  return rows[0];
}

/** Who a disagreement goes to: those of HR who may answer it, by name. */
export async function handlersOf(tx: Tx, receiptId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from access.hr_with(${receiptId}, 'RhDiscordanciaEditar') order by name, id`.execute(tx);
  return rows;
}

export interface NewDispute {
  answerId: number;
  cited: string | null;
  dueOn: string;
  assigneeId: string | null;
}

export async function insertDispute(
  tx: Tx,
  row: ReceiptRow,
  { answerId, cited, dueOn, assigneeId }: NewDispute,
): Promise<void> {
  await tx
    .insertInto('receipt_dispute')
    .values({
      receipt_id: row.id,
      access_group_id: row.access_group_id,
      company_id: row.company_id,
      employment_id: row.employment_id,
      person_id: row.person_id,
      answer_id: answerId,
      cited,
      due_on: dueOn,
      assignee_id: assigneeId,
      assigned_at: assigneeId === null ? null : sql<Date>`now()`,
    })
    .execute();
}

/** False: it was closed meanwhile. */
export async function setAssignee(tx: Tx, id: string, assigneeId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('receipt_dispute')
    .set({ assignee_id: assigneeId, assigned_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the open disagreement with a receipt. Undefined: there is none, or somebody was faster. */
export async function setOutcome(
  tx: Tx,
  receiptId: string,
  closed: { outcome: StoredOutcome; reason: string | null; closedBy: string },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('receipt_dispute')
    .set({ outcome: closed.outcome, reason: closed.reason, closed_at: sql<Date>`now()`, closed_by: closed.closedBy })
    .where('receipt_id', '=', receiptId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type ListedState = 'open' | 'mine' | 'late' | 'closed';

const conditions = (me: string): Record<ListedState, RawBuilder<unknown>> => ({
  open: sql`d.closed_at is null`,
  mine: sql`d.closed_at is null and d.assignee_id = ${me}`,
  late: sql`d.closed_at is null and d.due_on < ${today}`,
  closed: sql`d.closed_at is not null`,
});

interface Asked {
  group: string;
  me: string;
  /** Of what: those that the reader may be told of. */
  categories: readonly Category[];
  state: ListedState;
}

const byDeadline = [
  { value: sql`d.due_on`, type: 'day' },
  { value: sql`d.id`, type: 'uuid' },
] as const;
const newestFirst = [
  { value: sql`d.closed_at`, type: 'instant', descending: true },
  { value: sql`d.id`, type: 'uuid', descending: true },
] as const;

/** Open ones by deadline, closed ones newest first. */
export async function listDisputes(
  tx: Tx,
  { group, me, categories, state }: Asked,
  page: AskedPage,
): Promise<Placed<ListedDispute>[]> {
  const { place, beyond, orderBy, limit } = keyset(state === 'closed' ? newestFirst : byDeadline, page);
  const { rows } = await sql<Placed<ListedDispute>>`
    select ${columns}, r.worker_name, r.category, r.kind, r.year, r.month, c.trade_name, a.message, ${place}
      from receipt_dispute d
      join receipt r on r.id = d.receipt_id and r.deleted_at is null and r.category = any (${categories}::smallint[])
      join company c on c.id = r.company_id
      join receipt_answer a on a.id = d.answer_id
     where d.access_group_id = ${group} and ${conditions(me)[state]} and ${beyond}
     order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

/** How many there are of each. */
export async function countDisputes(
  tx: Tx,
  { group, me, categories }: Omit<Asked, 'state'>,
): Promise<Record<ListedState, number>> {
  const of = conditions(me);
  const count = (state: ListedState) =>
    sql`(${counting(sql`receipt_dispute d join receipt r on r.id = d.receipt_id and r.deleted_at is null and r.category = any (${categories}::smallint[])
     where d.access_group_id = ${group} and ${of[state]}`)})`;
  const { rows } = await sql<Record<ListedState, number>>`
    select ${count('open')} as open, ${count('mine')} as mine, ${count('late')} as late, ${count('closed')} as closed`.execute(
    tx,
  );
  return rows[0] ?? { open: 0, mine: 0, late: 0, closed: 0 };
}
