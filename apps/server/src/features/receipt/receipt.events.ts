import { keepExcluded, recordAll } from '#core/audit/audit.queries.ts';
import { notify } from '#core/notification/notify.ts';
import type { NewReceipt } from '#core/receipt/new-receipt.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { notices, periodOf, workerList, workerPage } from './document-words.ts';
import {
  type ChosenReceipt,
  chosenByImport,
  chosenByMonth,
  setDeleted,
  type WorkerMonth,
  wholeReceipts,
} from './list/receipt-choice.queries.ts';
import { insertReceipts, mailable, type PublishedReceipt, textable } from './publish-receipts.queries.ts';
import type { EnqueueReceiptMails, ReceiptMail } from './receipt.jobs.ts';

/**
 * Publishes payslips, benefits and statements, each document once: their workers are told in the same transaction, by the portal's notification and, where
 * the address is confirmed, by a mail job; by SMS where their company wants that.
 * @returns how many are new
 */
export async function publishReceipts(
  tx: Tx,
  receipts: readonly NewReceipt[],
  enqueueMails: EnqueueReceiptMails,
  /** Beside the portal. */
  by: { mail: boolean; sms: boolean } = { mail: true, sms: true },
): Promise<number> {
  if (receipts.length === 0) return 0;
  const made = await insertReceipts(tx, receipts);
  // where the company shows no receipts there is nothing to look at
  const seen = made.filter(({ companyShows }) => companyShows);
  await notify(
    tx,
    seen.map(row => ({
      personId: row.person_id,
      accessGroupId: row.access_group_id,
      kind: notices[row.category].published,
      values: { empresa: row.trade_name, competencia: periodOf(row) },
      target: workerPage(row),
      cause: `receipt:${row.id}`,
    })),
  );
  const messages = await messagesOf(tx, seen, by);
  if (messages.length > 0) await enqueueMails(tx, messages);
  return made.length;
}

/** An e-mail and, where the company tells its workers by SMS, one of these: each to who has confirmed where it goes. */
async function messagesOf(
  tx: Tx,
  seen: readonly PublishedReceipt[],
  by: { mail: boolean; sms: boolean },
): Promise<ReceiptMail[]> {
  const idsOf = (some: readonly PublishedReceipt[]) => some.map(({ id }) => id);
  const mailed = by.mail ? await mailable(tx, idsOf(seen)) : new Set<string>();
  const asked = by.sms ? seen.filter(({ sms_notice }) => sms_notice) : [];
  const texted = asked.length > 0 ? await textable(tx, idsOf(asked)) : new Set<string>();
  return seen.flatMap(({ id, access_group_id, caused_by }) => {
    const message = {
      receiptId: id,
      accessGroupId: access_group_id,
      personId: caused_by,
      reason: 'published' as const,
    };
    return [...(mailed.has(id) ? [message] : []), ...(texted.has(id) ? [{ ...message, by: 'sms' as const }] : [])];
  });
}

/** Takes back all that an import published (undo). */
export async function withdrawReceiptsOf(
  tx: Tx,
  doer: Doer,
  undone: { importId: string; justification: string },
): Promise<void> {
  await withdrawReceipts(tx, doer, await chosenByImport(tx, undone.importId), undone.justification);
}

/** Takes away the receipts that stand of these workers' months: others take their place in the same transaction. */
export async function supersedeReceipts(
  tx: Tx,
  doer: Doer,
  of: readonly WorkerMonth[],
  justification: string,
): Promise<void> {
  await withdrawReceipts(tx, doer, await chosenByMonth(tx, of), justification);
}

/** Moves receipts to the exclusion history; the workers who could see them are told. */
export async function withdrawReceipts(
  tx: Tx,
  doer: Doer,
  receipts: readonly ChosenReceipt[],
  justification: string,
): Promise<void> {
  if (receipts.length === 0) return;
  const ids = receipts.map(({ id }) => id);
  await keepExcluded(tx, doer, justification, 'receipt', wholeReceipts(ids));
  await setDeleted(tx, ids);
  await recordAll(
    tx,
    doer,
    { verb: 'receiptDeleted', entity: 'receipt' },
    ids.map(entityId => ({ entityId, after: { justification } })),
  );
  await notify(
    tx,
    receipts
      .filter(({ visible, withheld, companyShows }) => companyShows && (visible || withheld))
      .map(row => ({
        personId: row.person_id,
        accessGroupId: row.access_group_id,
        kind: notices[row.category].withdrawn,
        values: { competencia: periodOf(row) },
        target: workerList(row.category),
        cause: `receipt-withdrawn:${row.id}`,
      })),
  );
}
