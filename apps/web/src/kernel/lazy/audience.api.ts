import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../base/client.ts';
import { useStaffWay } from './staff-way.ts';

const filters = { hr: workerContract.hrWorkerFilters, manager: workerContract.managerWorkerFilters } as const;

/** Companies, departments and clients that a filter of HR's workers, or of a manager's own people, may name. */
export function useAudience() {
  const { owner } = useStaffWay();
  return useQuery({
    queryKey: ['audience', owner],
    staleTime: 60_000,
    queryFn: () => call(filters[owner], {}),
  }).data;
}
