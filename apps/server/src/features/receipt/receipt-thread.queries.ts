import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { ReceiptRow } from './receipt.queries.ts';

export interface Answer {
  agrees: boolean;
  message: string | null;
  disputedCode: string | null;
}

/**
 * Writes the worker's answer where there is none: of many at once the first wins and the others get undefined. The answer itself
 * is a row of its own, which stays when HR reopens the receipt.
 */
export async function answerOnce(
  tx: Tx,
  row: ReceiptRow,
  answer: Answer,
  ip: string,
): Promise<{ answerId: number; at: Date } | undefined> {
  const { agrees, message, disputedCode } = answer;
  const answered = await tx
    .updateTable('receipt')
    .set({ agrees, disagreement: message, disputed_code: disputedCode, answered_at: sql<Date>`now()`, answered_ip: ip })
    .where('id', '=', row.id)
    .where('agrees', 'is', null)
    .where('visible', '=', true)
    .where('deleted_at', 'is', null)
    .returning('answered_at')
    .executeTakeFirst();
  if (!answered?.answered_at) return undefined;
  const { id } = await tx
    .insertInto('receipt_answer')
    .values({ ...ownersOf(row), agrees, message, disputed_code: disputedCode, ip })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { answerId: id, at: answered.answered_at };
}

/** Takes the answer off the receipt, not out of its history. Undefined: there is none, or somebody was faster. */
export async function reopen(tx: Tx, id: string, personId: string): Promise<number | undefined> {
  const cleared = await tx
    .updateTable('receipt')
    .set({ agrees: null, disagreement: null, disputed_code: null, answered_at: null, answered_ip: null })
    .where('id', '=', id)
    .where('agrees', 'is not', null)
    .executeTakeFirst();
  if (cleared.numUpdatedRows !== 1n) return undefined;
  const { id: answerId } = await tx
    .updateTable('receipt_answer')
    .set({ reopened_at: sql<Date>`now()`, reopened_by: personId })
    .where('receipt_id', '=', id)
    .where('reopened_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  return answerId;
}

export interface NewMessage {
  authorId: string;
  side: 'worker' | 'hr';
  text: string;
  disputedCode: string | null;
}

export async function addMessage(
  tx: Tx,
  row: ReceiptRow,
  { authorId, side, text, disputedCode }: NewMessage,
): Promise<string> {
  const { id } = await tx
    .insertInto('receipt_message')
    .values({ ...ownersOf(row), author_id: authorId, author_side: side, message: text, disputed_code: disputedCode })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The thread of a receipt, oldest first, with its authors' names. */
export async function messagesOf(tx: Tx, receiptId: string) {
  return tx
    .selectFrom('receipt_message as m')
    .select(['m.id', 'm.author_id', 'm.author_side', 'm.message', 'm.disputed_code', 'm.at'])
    .select(sql<string | null>`access.person_name(m.author_id)`.as('author'))
    .where('m.receipt_id', '=', receiptId)
    .orderBy('m.at')
    .orderBy('m.id')
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];

/** Who of HR reads the worker's word about a receipt. */
export async function hrOf(tx: Tx, receiptId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select access.hr_of_receipt(${receiptId}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

function ownersOf({ id, access_group_id, company_id, employment_id, person_id }: ReceiptRow) {
  return { receipt_id: id, access_group_id, company_id, employment_id, person_id };
}
