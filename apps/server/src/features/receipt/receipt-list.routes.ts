import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { doerOf } from '#core/audit/audit.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { countDownload } from '#core/file/download.ts';
import type { Category } from '#core/receipt/category.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { CallOf, Handlers } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { exportReceipts } from './export-receipts.ts';
import { changeVisibility, chosenOf, deleteReceipts, remindWorkers, switchQrCode } from './hr-acts.ts';
import { reopenReceipt } from './receipt-answer.ts';
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
import type { ListedCategory } from './receipt-words.ts';

type Calls = typeof receiptContract;

/** Lists and acts of HR, and the manager's reading twins: the same handlers, cut by the membership's scope. */
export const listHandlers = {
  hrReceipts: list,
  managerReceipts: list,
  hrReceiptTotals: totals,
  managerReceiptTotals: totals,
  hrReceiptFilters: filterValues,
  managerReceiptFilters: filterValues,
  exportReceipts: async ({ actor, outside, query }) => exportList({ actor, outside }, 1, filterOf(query)),
  remindWorkers: async ({ tx, actor, request, body }) => {
    const chosen = await chosenOf(tx, scopeOf(actor), choiceOf(body));
    return { total: await remindWorkers(tx, doerOf(actor, request), chosen) };
  },
  changeVisibility: async ({ tx, actor, request, body }) => {
    const chosen = await chosenOf(tx, scopeOf(actor), choiceOf(body));
    return {
      total: await changeVisibility(tx, doerOf(actor, request), chosen, body.visivel, body.confirmado === true),
    };
  },
  deleteReceipts: async ({ tx, actor, request, body }) =>
    deleteReceipts(tx, doerOf(actor, request), scopeOf(actor), readDeletion(body)),
  reopenReceipt: async ({ tx, actor, request, params }) => reopenReceipt(tx, actor, doerOf(actor, request), params.id),
  switchQrCode: async ({ tx, actor, request, params }) => ({
    total: await switchQrCode(tx, actor, doerOf(actor, request), scopeOf(actor), params.id, params.ligado),
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
  { actor, outside }: Pick<CallOf<Calls['exportReceipts']>, 'actor' | 'outside'>,
  category: ListedCategory,
  filter: ReceiptFilter,
) {
  await outside(tx => countDownload(tx, actor, exportNames[category], ''));
  return exportReceipts(outside, { ...scopeOf(actor), category }, filter, actor.language);
}

/** What an export is counted as. */
const exportNames = { 1: 'receiptList', 2: 'benefitList', 3: 'statementList' } as const;

/** Whose receipts, or benefits, or statements, HR or a manager acts on. */
export function scopeOf({ accessGroupId, allCompanies, allWorkers }: Actor, category: Category = 1): Scope {
  return { group: accessGroupId ?? refuse('ACCESS_GROUP_NOT_CHOSEN'), allCompanies, allWorkers, category };
}
