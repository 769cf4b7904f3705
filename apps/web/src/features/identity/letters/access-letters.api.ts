import { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type WorkerWithoutAccess = ResponseOf<(typeof accessLetterContract)['workersWithoutAccess']>['items'][number];
export type Letter = ResponseOf<(typeof accessLetterContract)['issueAccessLetters']>[number];

export function useWorkersWithoutAccess(page: number, search: string | undefined, enabled = true) {
  return useQuery({
    queryKey: ['access-letters', page, search],
    queryFn: () =>
      call(accessLetterContract.workersWithoutAccess, {
        params: { page: String(page), size: '10' },
        query: { search },
      }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The codes come back this once. */
export function useIssueLetters() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (itens: { idUsuario: string; dataNascimento?: string }[]) =>
      call(accessLetterContract.issueAccessLetters, { body: { itens } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['access-letters'] }),
  });
}
