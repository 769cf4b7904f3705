import { recordAll } from '#core/audit/audit.queries.ts';
import { notify } from '#core/notification/notify.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { notices, periodOf, workerPage } from '../document-words.ts';
import { chosenByFilter, setVisible } from '../list/receipt-choice.queries.ts';
import type { ReceiptFilter, Scope } from '../list/receipt-list.queries.ts';
import { mailable } from '../publish-receipts.queries.ts';
import type { EnqueueReceiptMails } from '../receipt.jobs.ts';

/**
 * Shows a year's statements of a company, or of one worker of it, or hides them. The state is the one wanted: what is so already stays,
 * untold. Switched on, their workers are told. @returns how many changed; @throws RECORDS_NOT_FOUND where there is none of that year
 */
export async function switchYear(
  tx: Tx,
  doer: Doer,
  scope: Scope,
  of: Pick<ReceiptFilter, 'companyId' | 'year' | 'employmentId'>,
  visible: boolean,
  enqueueMails: EnqueueReceiptMails,
): Promise<number> {
  const chosen = await chosenByFilter(tx, scope, of);
  if (chosen.length === 0) refuse('RECORDS_NOT_FOUND');
  const changing = chosen.filter(row => row.visible !== visible);
  const ids = changing.map(({ id }) => id);
  await setVisible(tx, ids, visible);
  const changes = ids.map(entityId => ({ entityId, before: { visible: !visible }, after: { visible } }));
  await recordAll(tx, doer, { verb: visible ? 'receiptShown' : 'receiptHidden', entity: 'receipt' }, changes);
  if (!visible) return changing.length;
  const seen = changing.filter(({ companyShows }) => companyShows);
  const time = crypto.randomUUID();
  await notify(
    tx,
    seen.map(row => ({
      personId: row.person_id,
      accessGroupId: row.access_group_id,
      kind: notices[row.category].published,
      values: { empresa: row.trade_name, competencia: periodOf(row) },
      target: workerPage(row),
      // each time anew: it may have been hidden and shown before
      cause: `receipt-shown:${row.id}:${time}`,
    })),
  );
  const reachable = await mailable(
    tx,
    seen.map(({ id }) => id),
  );
  const mails = seen
    .filter(({ id }) => reachable.has(id))
    .map(({ id, access_group_id: accessGroupId }) => ({
      receiptId: id,
      accessGroupId,
      personId: doer.personId,
      reason: 'published' as const,
    }));
  if (mails.length > 0) await enqueueMails(tx, mails);
  return changing.length;
}
