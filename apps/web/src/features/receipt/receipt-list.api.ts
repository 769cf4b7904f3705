import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ReceiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import type { ReceiptOrder } from './list/receipt-filter.ts';
import type { ReceiptFilterValues, ReceiptTotals } from './receipt.types.ts';

/* HR's list and its acts; the manager reads the twins. */

/** Whose list: the calls of HR, or the manager's reading twins. */
export type ListOwner = 'hr' | 'manager';

const lists = { hr: receiptContract.hrReceipts, manager: receiptContract.managerReceipts } as const;
const totals = { hr: receiptContract.hrReceiptTotals, manager: receiptContract.managerReceiptTotals } as const;
const values = { hr: receiptContract.hrReceiptFilters, manager: receiptContract.managerReceiptFilters } as const;

export function useReceiptList(
  owner: ListOwner,
  filter: ReceiptFilter | undefined,
  order?: ReceiptOrder,
  after?: string,
) {
  return useQuery({
    queryKey: ['receipts', 'list', owner, filter, order, after],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    queryFn: () => call(lists[owner], { params: { page: '1' }, query: { ...filter, orderBy: order, after } }),
  });
}

/** Counts of the tabs and sums of the footer. */
export function useReceiptTotals(owner: ListOwner, filter: ReceiptFilter | undefined) {
  return useQuery({
    queryKey: ['receipts', 'totals', owner, filter],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    queryFn: (): Promise<ReceiptTotals> => call(totals[owner], { query: { ...filter } }),
  });
}

export function useFilterValues(owner: ListOwner) {
  return useQuery({
    queryKey: ['receipts', 'filters', owner],
    staleTime: 60_000,
    queryFn: (): Promise<ReceiptFilterValues> => call(values[owner], {}),
  });
}

export function useRemind() {
  return useActOn(['receipts'], (ids: string[]) => call(receiptContract.remindWorkers, { body: { ids } }));
}

export interface Visibility {
  ids: string[];
  visible: boolean;
  /** The person has seen how many gain or lose the sight of it. */
  confirmed?: boolean;
}

export function useVisibility() {
  return useActOn(['receipts'], ({ ids, visible, confirmed }: Visibility) =>
    call(receiptContract.changeVisibility, { body: { ids, visivel: visible, confirmado: confirmed } }),
  );
}

export function useDelete() {
  return useActOn(['receipts'], ({ ids, why }: { ids: string[]; why: string }) =>
    call(receiptContract.deleteReceipts, { body: { IdString: ids.join(','), Justificativa: why, confirmado: true } }),
  );
}

export async function exportCsv(filter: ReceiptFilter, name: string): Promise<void> {
  saveFile(await callFile(receiptContract.exportReceipts, { query: { ...filter } }), `${name}.csv`);
}
