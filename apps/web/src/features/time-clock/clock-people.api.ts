import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type FoundWorker = ResponseOf<(typeof workerContract)['hrWorkers']>['items'][number];

/** The companies of the scope: what the clock is set up for. */
export function useClockCompanies() {
  return useQuery({
    queryKey: ['clock', 'companies'],
    staleTime: 60_000,
    queryFn: () => call(companyContract.companies, {}),
  });
}

/** Workers by name, CPF or registration; asked from the second letter on. */
export function useFoundWorkers(search: string) {
  return useQuery({
    queryKey: ['clock', 'workers', search],
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(workerContract.hrWorkers, {
        params: { page: '1', size: '10' },
        query: { pesquisa: search, situacao: 'ativo' },
      }),
  });
}

/** What people can be found by. */
export function usePeopleFilters() {
  return useQuery({
    queryKey: ['clock', 'people-filters'],
    staleTime: 60_000,
    queryFn: () => call(workerContract.hrWorkerFilters, {}),
  });
}
