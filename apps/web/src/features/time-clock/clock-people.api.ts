import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** The companies of the scope: what the clock is set up for. */
export function useClockCompanies() {
  return useQuery({
    queryKey: ['clock', 'companies'],
    staleTime: 60_000,
    queryFn: () => call(companyContract.companies, {}),
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
