import { record } from '#core/audit/audit.ts';
import { workingDaysAfter } from '#core/calendar/working-day.ts';
import { notify } from '#core/notification/notify.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { hrPage, workerPage } from './document-words.ts';
import { mayHandleDispute, seenByWorker, threadCategories } from './receipt.policy.ts';
import { lockReceipt, type ReceiptRow } from './receipt.queries.ts';
import {
  type DisputeRow,
  disputeOf,
  handlersOf,
  insertDispute,
  type StoredOutcome,
  setAssignee,
  setOutcome,
} from './receipt-dispute.queries.ts';

/**
 * Working days to answer a disagreement. No law sets one; five is a week, in which a correction still makes the next payroll, and
 * what the service desk's own requests have.
 */
export const daysToAnswer = 5;

/** A disagreement is HR's to answer from now on: at once somebody's, where only one may. @returns whose */
export async function openDispute(
  tx: Tx,
  row: ReceiptRow,
  of: { answerId: number; cited: string | null },
): Promise<string | null> {
  const handlers = await handlersOf(tx, row.id);
  const assigneeId = handlers.length === 1 ? (handlers[0]?.id ?? null) : null;
  await insertDispute(tx, row, { ...of, dueOn: workingDaysAfter(dayFrom(), daysToAnswer), assigneeId });
  return assigneeId;
}

/** Gives it to somebody who may answer it. @throws INVALID_OPTION for anybody else, STATUS_FORBIDS where none is open */
export async function assignDispute(
  tx: Tx,
  actor: Actor,
  doer: Doer,
  receiptId: string,
  assigneeId: string,
): Promise<DisputeRow> {
  const { row, dispute } = await openOne(tx, actor, receiptId);
  const assignee = (await handlersOf(tx, row.id)).find(({ id }) => id === assigneeId);
  if (!assignee) refuseField('idResponsavel', 'INVALID_OPTION');
  if (assignee.id === dispute.assignee_id) return dispute;
  if (!(await setAssignee(tx, dispute.id, assignee.id))) refuse('STATUS_FORBIDS');
  await record(tx, doer, {
    verb: 'disputeAssigned',
    entity: 'receipt',
    entityId: row.id,
    before: { assigneeId: dispute.assignee_id },
    after: { assigneeId: assignee.id },
  });
  if (assignee.id !== doer.personId)
    await notify(tx, [
      {
        personId: assignee.id,
        accessGroupId: row.access_group_id,
        kind: 'disputeAssigned',
        values: { nome: row.worker_name, competencia: competenceText(row.year, row.month) },
        target: hrPage(row),
        cause: `dispute-assigned:${dispute.id}:${assignee.id}:${dispute.assignee_id}`,
      },
    ]);
  return still(tx, row.id);
}

/** Ends it with an outcome and why; the worker is told where they can see the receipt. @throws STATUS_FORBIDS where none is open */
export async function closeDispute(
  tx: Tx,
  actor: Actor,
  doer: Doer,
  receiptId: string,
  { outcome, reason }: { outcome: StoredOutcome; reason: string },
): Promise<DisputeRow> {
  const { row, dispute } = await openOne(tx, actor, receiptId);
  if (!(await setOutcome(tx, row.id, { outcome, reason, closedBy: doer.personId }))) refuse('STATUS_FORBIDS');
  await record(tx, doer, {
    verb: 'disputeClosed',
    entity: 'receipt',
    entityId: row.id,
    after: { outcome, reason },
  });
  if (seenByWorker(row))
    await notify(tx, [
      {
        personId: row.person_id,
        accessGroupId: row.access_group_id,
        kind: 'disputeClosed',
        values: { competencia: competenceText(row.year, row.month) },
        target: workerPage(row),
        cause: `dispute-closed:${dispute.id}`,
      },
    ]);
  return still(tx, row.id);
}

/** The open one of a receipt, held; one's own is somebody else's to answer. */
async function openOne(tx: Tx, actor: Actor, receiptId: string) {
  const row = await lockReceipt(tx, actor, receiptId, threadCategories(actor));
  if (!mayHandleDispute({ own: row.person_id === actor.personId })) refuse('OPERATION_NOT_ALLOWED');
  const dispute = await disputeOf(tx, row.id);
  if (!dispute || dispute.closed_at !== null) refuse('STATUS_FORBIDS');
  return { row, dispute };
}

async function still(tx: Tx, receiptId: string): Promise<DisputeRow> {
  return (await disputeOf(tx, receiptId)) ?? refuse('STATUS_FORBIDS');
}
