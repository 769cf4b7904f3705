import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** HR's workers by state. */
export function usePeople(enabled: boolean) {
  return useQuery({
    queryKey: ['workers', 'totals', {}],
    queryFn: () => call(workerContract.hrWorkerTotals, { query: {} }),
    enabled,
  }).data;
}

/** How many people a manager looks after, by state. */
export function useTeam(enabled: boolean) {
  return useQuery({
    queryKey: ['workers', 'totals', 'team'],
    queryFn: () => call(workerContract.managerWorkerTotals, { query: {} }),
    enabled,
  }).data;
}
