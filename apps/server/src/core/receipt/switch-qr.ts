import { recordAll } from '#core/audit/audit.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { switchQr } from './switch-qr.queries.ts';

/**
 * Switches the QR code of a receipt, or of all that a company has published, and keeps each change in the history. What is so already
 * stays, untold.
 */
export async function switchReceiptsQr(
  tx: Tx,
  doer: Doer,
  of: { receiptId: string } | { companyId: string },
  on: boolean,
): Promise<void> {
  const changed = await switchQr(tx, of, on);
  const changes = changed.map(entityId => ({ entityId, before: { qrCode: !on }, after: { qrCode: on } }));
  await recordAll(tx, doer, { verb: 'receiptQrSwitched', entity: 'receipt' }, changes);
}
