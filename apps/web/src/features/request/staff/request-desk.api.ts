import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';
import { type RequestFilter, requestKeys } from '../request.api.ts';

const totals = { manager: calls.managerRequestTotals, hr: calls.hrRequestTotals } as const;

/** How many stand in each queue. */
export function useRequestTotals(owner: StaffWay['owner'], filter: RequestFilter) {
  return useListOf([...requestKeys, 'totals', owner], totals[owner], { query: filter }).data;
}
