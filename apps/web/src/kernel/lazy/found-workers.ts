import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../base/client.ts';

export type FoundWorker = ResponseOf<(typeof workerContract)['hrWorkers']>['items'][number];

/** HR's workers by name, CPF or registration; asked from the second letter on. */
export function useFoundWorkers(search: string) {
  return useQuery({
    queryKey: ['found-workers', search],
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(workerContract.hrWorkers, {
        params: { page: '1', size: '10' },
        query: { pesquisa: search, situacao: 'ativo' },
      }),
  });
}
