import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export interface OwnJob {
  /** Of the employment. */
  id: string;
  company: string;
}

/** The employments that a document may be about, each by its employer. */
export function useOwnJobs() {
  return useQuery({
    queryKey: ['own-jobs'],
    staleTime: 60_000,
    queryFn: () => call(workerContract.ownAccounts, {}),
    select: (all): OwnJob[] => all.map(({ idEmpregado, empresa }) => ({ id: idEmpregado, company: empresa })),
  });
}
