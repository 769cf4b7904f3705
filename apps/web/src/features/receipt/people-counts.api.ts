import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/client.ts';

/** HR's workers by state; of those who have not come in yet with `withoutAccess`. */
export function usePeople(enabled: boolean, withoutAccess = false) {
  const query = withoutAccess ? { situacao: 'ativo' as const, semAcesso: true } : {};
  return useQuery({
    queryKey: ['workers', 'totals', query],
    queryFn: () => call(workerContract.hrWorkerTotals, { query }),
    enabled,
  }).data;
}

/** How many requests about personal data wait for an answer. */
export function useOpenDataRequests(enabled: boolean) {
  return useQuery({
    queryKey: ['privacy', 'open'],
    queryFn: () =>
      call(privacyContract.privacyRequests, { params: { page: '1', size: '1' }, query: { situacao: 'abertos' } }),
    enabled,
  }).data?.porSituacao.abertos;
}
