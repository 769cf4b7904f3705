import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { countDownload } from '#core/file/download.ts';
import type { Category } from '#core/receipt/category.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { groupOf } from '#kernel/http/by.ts';
import type { CallOf, Handlers } from '#kernel/http/handler.ts';
import { reopenReceipt } from '../receipt-answer.ts';
import type { ListedCategory } from '../receipt-words.ts';
import { exportReceipts } from './export-receipts.ts';
import { changeVisibility, chosenOf, deleteReceipts, remindWorkers, switchQrCode } from './hr-acts.ts';
import {
  countStaff,
  filterValuesOf,
  listStaff,
  lookUpSearch,
  type ReceiptFilter,
  type Scope,
  totalsOf,
} from './receipt-list.queries.ts';
import { choiceOf, filterOf, pageAsked, presentFilterValues, presentList, presentTotals } from './receipt-list.ts';

type Calls = typeof receiptContract;

/** Lists and acts of HR, and the manager's reading twins: the same handlers, cut by the membership's scope. */
export const listHandlers = {
  hrReceipts: list,
  managerReceipts: list,
  hrReceiptTotals: totals,
  managerReceiptTotals: totals,
  hrReceiptFilters: filterValues,
  managerReceiptFilters: filterValues,
  exportReceipts: async call => exportList(call, 1, filterOf(call.query)),
  remindWorkers: async ({ tx, actor, by, body }) => {
    const chosen = await chosenOf(tx, scopeOf(actor), choiceOf(body));
    return remindWorkers(tx, by, chosen);
  },
  changeVisibility: async ({ tx, actor, by, body }) => {
    const chosen = await chosenOf(tx, scopeOf(actor), choiceOf(body));
    return {
      total: await changeVisibility(tx, by, chosen, body.visivel, body.confirmado === true),
    };
  },
  deleteReceipts: async ({ tx, actor, by, body }) => deleteReceipts(tx, by, scopeOf(actor), readDeletion(body)),
  reopenReceipt: async ({ tx, actor, by, params }) => reopenReceipt(tx, actor, by, params.id),
  switchQrCode: async ({ tx, actor, by, params }) => ({
    total: await switchQrCode(tx, actor, by, scopeOf(actor), params.id, params.ligado),
  }),
} satisfies Handlers<Calls>;

async function list({
  tx,
  actor,
  params,
  query,
}: Pick<CallOf<Calls['hrReceipts']>, 'tx' | 'actor' | 'params' | 'query'>) {
  const [scope, filter] = [scopeOf(actor), await lookUpSearch(tx, filterOf(query))];
  const rows = await listStaff(tx, scope, filter, pageAsked(params, query));
  return presentList(rows, await countStaff(tx, scope, filter), params, actor);
}

async function totals({ tx, actor, query }: Pick<CallOf<Calls['hrReceiptTotals']>, 'tx' | 'actor' | 'query'>) {
  return presentTotals(await totalsOf(tx, scopeOf(actor), filterOf(query)));
}

async function filterValues({ tx, actor }: Pick<CallOf<Calls['hrReceiptFilters']>, 'tx' | 'actor'>) {
  return presentFilterValues(await filterValuesOf(tx, scopeOf(actor)));
}

/** A filtered list as a file; one download. */
export async function exportList(
  {
    actor,
    inOwnTransaction,
    inOwnReading,
  }: Pick<CallOf<Calls['exportReceipts']>, 'actor' | 'inOwnTransaction' | 'inOwnReading'>,
  category: ListedCategory,
  filter: ReceiptFilter,
) {
  await inOwnTransaction(tx => countDownload(tx, actor, exportNames[category], ''));
  return exportReceipts(inOwnReading, { ...scopeOf(actor), category }, filter, actor.language);
}

/** What an export is counted as. */
const exportNames = { 1: 'receiptList', 2: 'benefitList', 3: 'statementList' } as const;

/** Whose receipts, or benefits, or statements, HR or a manager acts on. */
export function scopeOf({ accessGroupId, allCompanies, allWorkers }: Actor, category: Category = 1): Scope {
  return { group: groupOf({ accessGroupId }), allCompanies, allWorkers, category };
}
