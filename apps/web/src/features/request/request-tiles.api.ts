import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

const totals = { manager: calls.managerPendingRequests, hr: calls.hrPendingRequests } as const;

/** How many wait for the reader. */
export function usePendingRequests(owner: keyof typeof totals, enabled: boolean) {
  return useQuery({
    queryKey: ['requests', 'pending', owner],
    enabled,
    queryFn: () => call(totals[owner], {}),
  }).data;
}
