import { incomeProofContract } from '@cracha/contract/features/receipt/income-proof.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

type Calls = typeof incomeProofContract;
export type ProofOption = ResponseOf<Calls['incomeProofOptions']>[number];
export type Proof = ResponseOf<Calls['revokeIncomeProof']>;
export type NewProof = ResponseOf<Calls['makeIncomeProof']>;
export type PublicProof = ResponseOf<Calls['openIncomeProof']>;
export type ProofForm = BodySent<Calls['makeIncomeProof']>;

const keys = ['income-proofs'];

export function useProofOptions() {
  return useQuery({ queryKey: [...keys, 'options'], queryFn: () => call(incomeProofContract.incomeProofOptions, {}) });
}

export function useProofs() {
  return useQuery({ queryKey: [...keys, 'list'], queryFn: () => call(incomeProofContract.incomeProofs, {}) });
}

export function useProofAccesses(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...keys, 'accesses', id],
    enabled,
    queryFn: () => call(incomeProofContract.incomeProofAccesses, { params: { id } }),
  });
}

export function useMakeProof() {
  return useProofChange((body: ProofForm): Promise<NewProof> => call(incomeProofContract.makeIncomeProof, { body }));
}

export function useRevokeProof() {
  return useProofChange((id: string) => call(incomeProofContract.revokeIncomeProof, { params: { id } }));
}

/** What the holder of a link sees. */
export function openProof(codigo: string): Promise<PublicProof> {
  return call(incomeProofContract.openIncomeProof, { params: { codigo } });
}

function useProofChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys }) });
}
