import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import type { PrivacyKind, PrivacyState } from '@cracha/contract/features/identity/privacy.schemas.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/client.ts';

export type OwnRequest = ResponseOf<(typeof privacyContract)['ownPrivacyRequests']>[number];
export type ListedRequest = ResponseOf<(typeof privacyContract)['privacyRequests']>['items'][number];

export function usePrivacyOverview() {
  return useQuery({ queryKey: ['privacy', 'overview'], queryFn: () => call(privacyContract.privacyOverview, {}) });
}

export function useOwnRequests() {
  return useQuery({ queryKey: ['privacy', 'own'], queryFn: () => call(privacyContract.ownPrivacyRequests, {}) });
}

export function ownDataFile(): Promise<Blob> {
  return callFile(privacyContract.exportOwnData, {});
}

export function useAskPrivacy() {
  return useChange(({ kind, text }: { kind: PrivacyKind; text: string }) =>
    call(privacyContract.askPrivacyRequest, { body: { tipo: kind, texto: text } }),
  );
}

/** HR's list: open ones by deadline, answered ones newest first. */
export function usePrivacyRequests(state: PrivacyState, after?: string) {
  return useQuery({
    queryKey: ['privacy', 'list', state, after],
    queryFn: () =>
      call(privacyContract.privacyRequests, { params: { page: '1', size: '10' }, query: { situacao: state, after } }),
    placeholderData: keepPreviousData,
  });
}

export function useAnswerPrivacy(id: string) {
  return useChange(({ outcome, answer }: { outcome: 'atendido' | 'recusado'; answer: string }) =>
    call(privacyContract.answerPrivacyRequest, { params: { id }, body: { desfecho: outcome, resposta: answer } }),
  );
}

function useChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['privacy'] }) });
}
