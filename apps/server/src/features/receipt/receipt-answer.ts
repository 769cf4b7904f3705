import { record } from '#core/audit/audit.ts';
import { type NewNotification, notify } from '#core/notification/notify.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { hrPage, workerPage } from './document-words.ts';
import { citedItem, readItems } from './pay-items.ts';
import { mayAnswer, mayReopen, mayWrite, seenByWorker, sharedCategories, threadCategories } from './receipt.policy.ts';
import { lockReceipt, type ReceiptRow, receiptOf } from './receipt.queries.ts';
import { disputeOf, setOutcome } from './receipt-dispute.queries.ts';
import { openDispute } from './receipt-dispute.ts';
import { type Answer, addMessage, answerOnce, hrOf, reopen } from './receipt-thread.queries.ts';

/** An answer as the form sends it. A disagreement says why. @throws DISAGREEMENT_MESSAGE_REQUIRED */
export function readAnswer(form: {
  concorda: boolean;
  mensagem?: string | undefined;
  codigoVerba?: string | undefined;
}): Answer {
  if (form.concorda) return { agrees: true, message: null, disputedCode: null };
  const message = form.mensagem?.trim() ?? '';
  if (message === '') refuseField('mensagem', 'DISAGREEMENT_MESSAGE_REQUIRED');
  return { agrees: false, message, disputedCode: form.codigoVerba?.trim() || null };
}

/** Before the row is looked up: nobody answers for another, and each answer has its permission. */
export function allowAnswer(actor: Actor, agrees: boolean): void {
  if (sharedCategories(agrees ? 'agree' : 'disagree', actor).length === 0) refuse('OPERATION_NOT_ALLOWED');
}

/** The worker's answer, final. A disagreement opens the thread at HR. */
export async function answerReceipt(tx: Tx, actor: Actor, doer: Doer, id: string, answer: Answer) {
  const row = await receiptOf(tx, actor, id, [1, 2]);
  // a payslip's answer is not a benefit's
  if (!mayAnswer(answer.agrees, row.category, actor)) refuse('OPERATION_NOT_ALLOWED');
  const { disputedCode, message } = answer;
  checkCited(row, disputedCode);
  const written = await answerOnce(tx, row, answer, doer.ip ?? '');
  if (!written) refuse('RECEIPT_ALREADY_ANSWERED');
  const { access_group_id: accessGroupId, worker_name: nome } = row;
  await record(tx, doer, {
    verb: 'receiptAnswered',
    entity: 'receipt',
    entityId: id,
    after: { ...answer, at: written.at },
    accessGroupId,
  });
  if (message !== null) {
    await addMessage(tx, row, { authorId: doer.personId, side: 'worker', text: message, disputedCode });
    await openDispute(tx, row, { answerId: written.answerId, cited: disputedCode });
    await tellHr(tx, row, {
      kind: 'receiptDisagreed',
      values: { nome, competencia: competenceOf(row) },
      cause: `receipt-disagreed:${written.answerId}`,
    });
  }
  return { row, answer, at: written.at };
}

/** The worker may answer again; what was answered stays in the history. */
export async function reopenReceipt(tx: Tx, actor: Actor, doer: Doer, id: string): Promise<void> {
  const row = await lockReceipt(tx, actor, id, threadCategories(actor));
  const { agrees, disagreement, answered_at } = row;
  const answerId = mayReopen(row) ? await reopen(tx, id, doer.personId) : undefined;
  if (answerId === undefined) refuse('STATUS_FORBIDS');
  await setOutcome(tx, id, { outcome: 'reopened', reason: null, closedBy: doer.personId });
  await record(tx, doer, {
    verb: 'receiptReopened',
    entity: 'receipt',
    entityId: id,
    before: { agrees, disagreement, answered_at },
  });
  if (seenByWorker(row)) await tellWorker(tx, row, 'receiptReopened', `receipt-reopened:${answerId}`);
}

/** Adds to the thread and tells the other side; the worker may begin one, about a line. @throws STATUS_FORBIDS where HR has none open */
export async function writeMessage(
  tx: Tx,
  actor: Actor,
  doer: Doer,
  id: string,
  { text, disputedCode }: { text: string; disputedCode: string | null },
): Promise<ReceiptRow> {
  const row = await lockReceipt(tx, actor, id, threadCategories(actor));
  const { category, agrees, answered_at: answeredAt, decided_at: decidedAt, last_message_at: lastMessageAt } = row;
  if (!mayWrite({ category, agrees, answeredAt, decidedAt, lastMessageAt }, actor)) refuse('STATUS_FORBIDS');
  checkCited(row, disputedCode);
  const { access_group_id: accessGroupId, worker_name: nome } = row;
  const side = actor.profile === 'rh' ? 'hr' : 'worker';
  const messageId = await addMessage(tx, row, { authorId: doer.personId, side, text, disputedCode });
  await record(tx, doer, {
    verb: 'receiptMessageWritten',
    entity: 'receipt',
    entityId: id,
    after: { messageId },
    accessGroupId,
  });
  const cause = `receipt-message:${messageId}`;
  if (side === 'worker')
    await tellHr(tx, row, { kind: 'receiptMessage', values: { nome, competencia: competenceOf(row) }, cause });
  else if (seenByWorker(row)) await tellWorker(tx, row, 'receiptReply', cause);
  return row;
}

/** @throws INVALID_OPTION for a line that the receipt doesn't have */
function checkCited(row: ReceiptRow, cited: string | null): void {
  if (cited !== null && !citedItem(readItems(row.items), cited)) refuseField('codigoVerba', 'INVALID_OPTION');
}

type Word = {
  kind: 'receiptDisagreed' | 'receiptMessage';
  values: { nome: string; competencia: string };
  cause: string;
};

async function tellHr(tx: Tx, row: ReceiptRow, { kind, values, cause }: Word): Promise<void> {
  // what somebody answers is theirs to hear of; else all who may read it hear
  const dispute = await disputeOf(tx, row.id);
  const assignee = dispute?.closed_at === null ? dispute.assignee_id : null;
  const readers = assignee === null ? await hrOf(tx, row.id) : [assignee];
  const word = { accessGroupId: row.access_group_id, values, target: hrPage(row), cause };
  await notify(
    tx,
    readers.map(
      (personId): NewNotification =>
        kind === 'receiptMessage' ? { ...word, personId, kind } : { ...word, personId, kind },
    ),
  );
}

async function tellWorker(
  tx: Tx,
  row: ReceiptRow,
  kind: 'receiptReopened' | 'receiptReply',
  cause: string,
): Promise<void> {
  const values = { competencia: competenceOf(row) };
  await notify(tx, [
    {
      personId: row.person_id,
      accessGroupId: row.access_group_id,
      kind,
      values,
      target: workerPage(row),
      cause,
    },
  ]);
}

function competenceOf({ year, month }: ReceiptRow): string {
  return competenceText(year, month);
}
