import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/client.ts';

/** How many people a manager looks after, by state. */
export function useTeam() {
  return useQuery({
    queryKey: ['workers', 'totals', 'team'],
    queryFn: () => call(workerContract.managerWorkerTotals, { query: {} }),
  }).data;
}
