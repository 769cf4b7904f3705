import { recordAll } from '#core/audit/audit.queries.ts';
import { record } from '#core/audit/audit.ts';
import type { Deletion } from '#core/audit/exclusion.ts';
import { notify } from '#core/notification/notify.ts';
import type { Category } from '#core/receipt/category.ts';
import { switchReceiptsQr } from '#core/receipt/switch-qr.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { notices, periodOf, workerPage } from '../document-words.ts';
import { withdrawReceipts } from '../receipt.events.ts';
import { isToRemind, may } from '../receipt.policy.ts';
import { hasCompany } from '../receipt.queries.ts';
import {
  type ChosenReceipt,
  chosenByFilter,
  chosenByIds,
  qrTotal,
  remindedOn,
  setVisible,
  switchCompanyQr,
} from './receipt-choice.queries.ts';
import type { ReceiptFilter, Scope } from './receipt-list.queries.ts';

/** The rows an act is about: named ones, or all that a filter finds. */
export type Choice = { ids: string[] } | { filter: ReceiptFilter };

/** Named receipts are all found, or none is touched. @throws RECEIPT_NOT_FOUND */
export async function chosenOf(tx: Tx, scope: Scope, choice: Choice): Promise<ChosenReceipt[]> {
  if ('filter' in choice) return chosenByFilter(tx, scope, choice.filter);
  return (await chosenByIds(tx, scope, choice.ids)) ?? refuse('RECEIPT_NOT_FOUND');
}

/** Reminds those who can see theirs and have neither opened nor answered it, each once a day. Both numbers are of people. */
export async function remindWorkers(
  tx: Tx,
  doer: Doer,
  chosen: readonly ChosenReceipt[],
): Promise<{ total: number; jaLembrados: number }> {
  const waiting = chosen.filter(row => isToRemind({ ...row, viewed: row.viewed_at !== null }));
  const day = dayFrom();
  const told = await remindedOn(
    tx,
    day,
    waiting.map(({ id }) => id),
  );
  const fresh = waiting.filter(({ id }) => !told.has(id));
  await notify(
    tx,
    fresh.map(row => ({
      personId: row.person_id,
      accessGroupId: row.access_group_id,
      kind: notices[row.category].reminder,
      values: { competencia: periodOf(row) },
      target: workerPage(row),
      cause: `receipt-reminder:${row.id}:${day}`,
    })),
  );
  await recordAll(
    tx,
    doer,
    { verb: 'receiptReminded', entity: 'receipt' },
    fresh.map(({ id }) => ({ entityId: id, after: { day } })),
  );
  const people = new Set(fresh.map(({ person_id }) => person_id));
  const before = waiting.map(({ person_id }) => person_id).filter(person => !people.has(person));
  return { total: people.size, jaLembrados: new Set(before).size };
}

/** Shows or hides. Asked for the first time, it says how many receipts change and how many people gain or lose sight of one. */
export async function changeVisibility(
  tx: Tx,
  doer: Doer,
  chosen: readonly ChosenReceipt[],
  visible: boolean,
  confirmed: boolean,
): Promise<number> {
  // a withheld one is given back with its reason's end, not shown beside it
  const changing = chosen.filter(row => row.visible !== visible && !row.withheld);
  if (changing.length === 0) return 0;
  if (!confirmed) {
    const people = new Set(changing.map(({ person_id }) => person_id)).size;
    refuse('CONFIRMATION_REQUIRED', {
      total: changing.length,
      ganham: visible ? people : 0,
      perdem: visible ? 0 : people,
    });
  }
  await setVisible(
    tx,
    changing.map(({ id }) => id),
    visible,
  );
  const changes = changing.map(({ id }) => ({ entityId: id, before: { visible: !visible }, after: { visible } }));
  await recordAll(tx, doer, { verb: visible ? 'receiptShown' : 'receiptHidden', entity: 'receipt' }, changes);
  return changing.length;
}

export async function deleteReceipts(
  tx: Tx,
  doer: Doer,
  scope: Scope,
  { ids, justification }: Deletion,
): Promise<void> {
  await withdrawReceipts(tx, doer, await chosenOf(tx, scope, { ids }), justification);
}

/**
 * Switches the QR code of a receipt of any kind, else of a company: found in that order. @returns how many receipts now carry it
 * @throws NOT_FOUND, OPERATION_NOT_ALLOWED without the grant of that kind, or the company's
 */
export async function switchQrCode(
  tx: Tx,
  actor: Actor,
  doer: Doer,
  scope: Scope,
  id: string,
  on: boolean,
): Promise<number> {
  if (!isUuid(id)) refuse('NOT_FOUND');
  const category = await switchedCategory(tx, scope, id);
  if (category !== undefined) {
    if (!may('edit', category, actor)) refuse('OPERATION_NOT_ALLOWED');
    await switchReceiptsQr(tx, doer, { receiptId: id }, on);
    return on ? 1 : 0;
  }
  if (!(await hasCompany(tx, scope.group, id))) refuse('NOT_FOUND');
  if (!actor.permissions.has('RhEmpresaEditar')) refuse('OPERATION_NOT_ALLOWED');
  await switchReceiptsQr(tx, doer, { companyId: id }, on);
  const change = { entity: 'company', entityId: id, before: { qrCode: !on }, after: { qrCode: on } };
  if (await switchCompanyQr(tx, id, on)) await record(tx, doer, { verb: 'companyQrSwitched', ...change });
  return qrTotal(tx, id);
}

/** Of which kind the receipt is, held until the transaction ends; undefined: there is none with this id in the scope. */
async function switchedCategory(tx: Tx, scope: Omit<Scope, 'category'>, id: string): Promise<Category | undefined> {
  for (const category of [1, 2, 3] as const) if (await chosenByIds(tx, { ...scope, category }, [id])) return category;
  return undefined;
}
