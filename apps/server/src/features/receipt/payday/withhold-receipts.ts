import { to } from '@cracha/contract/navigation/paths.ts';
import { recordAll } from '#core/audit/audit.queries.ts';
import { notify } from '#core/notification/notify.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { type ChosenReceipt, setGivenBack, setWithheld } from '../list/receipt-choice.queries.ts';

/** Takes receipts from their workers' sight; they read why. Those withheld already keep their reason. @returns how many changed */
export async function withholdReceipts(
  tx: Tx,
  doer: Doer,
  chosen: readonly ChosenReceipt[],
  reason: string,
): Promise<number> {
  const changing = chosen.filter(({ withheld }) => !withheld);
  await setWithheld(
    tx,
    changing.map(({ id }) => id),
    reason,
  );
  await recordAll(
    tx,
    doer,
    { verb: 'receiptWithheld', entity: 'receipt' },
    changing.map(({ id, visible }) => ({ entityId: id, before: { visible }, after: { withheld: true, reason } })),
  );
  await tell(tx, changing, 'receiptWithheld');
  return changing.length;
}

/** Gives withheld receipts back. @returns how many changed */
export async function giveReceiptsBack(tx: Tx, doer: Doer, chosen: readonly ChosenReceipt[]): Promise<number> {
  const changing = chosen.filter(({ withheld }) => withheld);
  await setGivenBack(
    tx,
    changing.map(({ id }) => id),
  );
  await recordAll(
    tx,
    doer,
    { verb: 'receiptGivenBack', entity: 'receipt' },
    changing.map(({ id }) => ({ entityId: id, before: { withheld: true }, after: { visible: true } })),
  );
  await tell(tx, changing, 'receiptGivenBack');
  return changing.length;
}

/** Told each time: the same receipt may be withheld and given back again, which is another cause. */
async function tell(
  tx: Tx,
  receipts: readonly ChosenReceipt[],
  kind: 'receiptWithheld' | 'receiptGivenBack',
): Promise<void> {
  const time = crypto.randomUUID();
  await notify(
    tx,
    receipts
      .filter(({ companyShows }) => companyShows)
      .map(({ id, person_id, access_group_id, year, month }) => ({
        personId: person_id,
        accessGroupId: access_group_id,
        kind,
        values: { competencia: competenceText(year, month) },
        target: to.worker.receipt(id),
        cause: `${kind}:${id}:${time}`,
      })),
  );
}
