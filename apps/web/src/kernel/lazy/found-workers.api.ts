import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../base/client.ts';
import { useStaffWay } from './staff-way.ts';

export type FoundWorker = ResponseOf<(typeof workerContract)['hrWorkers']>['items'][number];

const lists = { hr: workerContract.hrWorkers, manager: workerContract.managerWorkers } as const;

/** HR's workers, or a manager's own people, also who is on leave, by name, CPF or registration; asked from the second letter on. */
export function useFoundWorkers(search: string) {
  const { owner } = useStaffWay();
  return useQuery({
    queryKey: ['found-workers', owner, search],
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(lists[owner], { params: { page: '1', size: '10' }, query: { pesquisa: search, semDesligados: 'true' } }),
  });
}
