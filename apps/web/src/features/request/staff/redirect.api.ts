import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { requestKeys } from '../request.api.ts';

/** Staff who may sit in a step, by name. */
export function useApproverChoices(pesquisa: string) {
  return useQuery({
    queryKey: [...requestKeys, 'approvers', pesquisa],
    enabled: pesquisa.trim().length > 1,
    queryFn: () => call(approverProfileContract.approverChoices, { query: { pesquisa } }),
  });
}

/** Hands a seat of a step on to somebody else. */
export function useRedirect(id: string) {
  return useActOn(requestKeys, (body: { etapa: number; de: string | null; para: string; motivo: string }) =>
    call(calls.redirectRequest, { params: { id }, body }),
  );
}
