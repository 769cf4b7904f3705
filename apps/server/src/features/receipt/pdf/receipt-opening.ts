import { record, recordOpening } from '#core/audit/audit.ts';
import type { Category } from '#core/receipt/category.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { Refusal, refuse } from '#kernel/refusal.ts';
import { maskedEmail } from '../masked.ts';
import type { EnqueueReceiptMails } from '../receipt.jobs.ts';
import { seenByWorker, sharedCategories } from '../receipt.policy.ts';
import { markOpened, type ReceiptRow, receiptOf, setShowsNet, withheldOf } from '../receipt.queries.ts';
import { addressOf, recentMails } from './receipt-file.queries.ts';

/** Mails about one receipt that may be asked for in an hour. */
const mailsAnHour = 5;

/**
 * Keeps that a receipt was read: the owner's first opening is dated with its IP, everybody else's is in the access log, support's under
 * the owner's session too. @returns the receipt as it is then
 */
export async function openReceipt(tx: Tx, actor: Actor, doer: Doer, row: ReceiptRow): Promise<ReceiptRow> {
  const first = await noteOpening(tx, actor, doer, row);
  return first ? receiptOf(tx, actor, row.id, [row.category]) : row;
}

/** A receipt to be read. @throws RECEIPT_WITHHELD with the reason, to its worker alone; else as `receiptOf` */
export async function receiptToRead(tx: Tx, actor: Actor, id: string): Promise<ReceiptRow> {
  const withheld = await withheldOf(tx, actor, id);
  if (withheld)
    refuse('RECEIPT_WITHHELD', {
      motivo: withheld.reason ?? '',
      desde: withheld.since?.toISOString() ?? '',
      mes: withheld.month,
      ano: withheld.year,
    });
  return receiptOf(tx, actor, id);
}

/** True where this was the owner's first opening. */
export async function noteOpening(tx: Tx, actor: Actor, doer: Doer, row: ReceiptRow): Promise<boolean> {
  const { id: entityId, access_group_id: accessGroupId, person_id: personId } = row;
  if (personId !== actor.personId || actor.supportGrantId !== null) {
    await recordOpening(tx, doer, { accessGroupId, personId, entity: 'receipt', entityId });
    return false;
  }
  // HR who reads their own as HR has not opened it as its worker
  if (actor.profile !== 'trabalhador' || row.viewed_at !== null || !(await markOpened(tx, entityId, doer.ip ?? '')))
    return false;
  await record(tx, doer, { verb: 'receiptOpened', entity: 'receipt', entityId, accessGroupId });
  return true;
}

/** The worker's choice to show the net on the public page. */
export async function chooseShowNet(tx: Tx, actor: Actor, doer: Doer, id: string, shows: boolean): Promise<void> {
  const { access_group_id: accessGroupId, shows_net } = await receiptOf(tx, actor, id, sharedCategories('view', actor));
  if (!(await setShowsNet(tx, id, shows))) return;
  const change = { before: { showsNet: shows_net }, after: { showsNet: shows } };
  await record(tx, doer, { verb: 'receiptNetShown', entity: 'receipt', entityId: id, ...change, accessGroupId });
}

/** Queues a link to the receipt to its worker's confirmed address, never elsewhere. @returns the address, masked */
export async function sendByEmail(
  tx: Tx,
  enqueueMails: EnqueueReceiptMails,
  { actor, doer }: { actor: Actor; doer: Doer },
  receiptId: string,
  of: readonly Category[],
): Promise<string> {
  const row = await receiptOf(tx, actor, receiptId, of);
  const { access_group_id: accessGroupId } = row;
  if (!seenByWorker(row)) refuse('STATUS_FORBIDS');
  const email = (await addressOf(tx, receiptId))?.email ?? refuse('CONTACT_NOT_CONFIRMED');
  if ((await recentMails(tx, receiptId)) >= mailsAnHour) refuse('RATE_LIMITED', { tempo: '1 h', retryAfter: 3600 });
  await enqueueMails(tx, [{ receiptId, accessGroupId, personId: doer.personId, reason: 'requested' }]);
  const enviadoPara = maskedEmail(email);
  await record(tx, doer, {
    verb: 'receiptMailed',
    entity: 'receipt',
    entityId: receiptId,
    after: { to: enviadoPara },
    accessGroupId,
  });
  return enviadoPara;
}

/** Who can't be sent theirs (hidden, no confirmed address, enough for an hour) is left out: each is judged before anything of it is written. */
const left: ReadonlySet<string> = new Set(['STATUS_FORBIDS', 'CONTACT_NOT_CONFIRMED', 'RATE_LIMITED']);

/** The same of many. @returns how many are on their way */
export async function sendAllByEmail(
  tx: Tx,
  enqueueMails: EnqueueReceiptMails,
  who: { actor: Actor; doer: Doer },
  receiptIds: readonly string[],
  of: readonly Category[],
): Promise<number> {
  let sent = 0;
  // in one order: two who send the same ones don't wait for each other
  for (const id of [...receiptIds].sort())
    try {
      await sendByEmail(tx, enqueueMails, who, id, of);
      sent++;
    } catch (error) {
      if (!(error instanceof Refusal && left.has(error.code))) throw error;
    }
  return sent;
}
