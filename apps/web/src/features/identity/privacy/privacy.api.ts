import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import type { PrivacyKind, PrivacyState } from '@cracha/contract/features/identity/privacy.schemas.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

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
  return useActOn(['privacy'], ({ kind, text }: { kind: PrivacyKind; text: string }) =>
    call(privacyContract.askPrivacyRequest, { body: { tipo: kind, texto: text } }),
  );
}

/** HR's list: open ones by deadline, answered ones newest first. */
export function usePrivacyRequests(state: PrivacyState, after?: string) {
  return useListOf(['privacy', 'list'], privacyContract.privacyRequests, {
    params: { page: '1', size: '10' },
    query: { situacao: state, after },
  });
}

export function useAnswerPrivacy(id: string) {
  return useActOn(['privacy'], ({ outcome, answer }: { outcome: 'atendido' | 'recusado'; answer: string }) =>
    call(privacyContract.answerPrivacyRequest, { params: { id }, body: { desfecho: outcome, resposta: answer } }),
  );
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
