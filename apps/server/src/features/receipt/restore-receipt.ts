import { record } from '#core/audit/audit.ts';
import { notify } from '#core/notification/notify.ts';
import { lockPublication } from '#core/receipt/publication.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type Doer, groupOf } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { notices, periodOf, workerPage } from './document-words.ts';
import { bringBackReceipt, deletedReceipt } from './list/receipt-choice.queries.ts';
import { existingReceipt } from './typed-receipt.queries.ts';
import { refuseSecond } from './typed-receipt.ts';

/** A deleted receipt comes back as it was; a worker who sees it is told. @throws RECEIPT_NOT_FOUND, RECEIPT_ALREADY_EXISTS */
export async function restoreReceipt(tx: Tx, doer: Doer, id: string, justification: string): Promise<void> {
  // looked up and relied on, as a publication does
  await lockPublication(tx, groupOf(doer));
  const row = (await deletedReceipt(tx, id)) ?? refuse('RECEIPT_NOT_FOUND');
  const { employment_id: employmentId, kind, year, month } = row;
  if (await existingReceipt(tx, { employmentId, kind, year, month }))
    refuseSecond({ workerName: row.worker_name, year, month });
  await bringBackReceipt(tx, id);
  await record(tx, doer, { verb: 'receiptRestored', entity: 'receipt', entityId: id, after: { justification } });
  if (!row.companyShows || !row.visible) return;
  await notify(tx, [
    {
      personId: row.person_id,
      accessGroupId: row.access_group_id,
      kind: notices[row.category].published,
      values: { empresa: row.trade_name, competencia: periodOf(row) },
      target: workerPage(row),
      cause: `receipt-restored:${id}:${row.deleted_at.getTime()}`,
    },
  ]);
}
