import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type OwnBankChange = ResponseOf<(typeof workerContract)['stopBankChange']>;

const keys = ['own-bank-changes'];

export function useOwnBankChanges() {
  return useQuery({ queryKey: keys, queryFn: (): Promise<OwnBankChange[]> => call(workerContract.ownBankChanges, {}) });
}

export function useOwnAccounts() {
  return useQuery({ queryKey: [...keys, 'accounts'], queryFn: () => call(workerContract.ownAccounts, {}) });
}

export function useStopBankChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(workerContract.stopBankChange, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys }),
  });
}
