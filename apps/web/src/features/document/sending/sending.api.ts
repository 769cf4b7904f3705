import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as signatures } from '@cracha/contract/features/document/signature.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { documentKeys } from '../document.api.ts';

export type NewSignature = BodySent<(typeof signatures)['createSignature']>;

export function useSendDocument() {
  return useActOn(documentKeys, (body: BodySent<(typeof calls)['createDocument']>) =>
    call(calls.createDocument, { body }),
  );
}

const shortest = 3;

/** Portal users of the reader's companies, by name. */
export function useColleagues(search: string) {
  return useQuery({
    queryKey: ['colleagues', search],
    enabled: search.trim().length >= shortest,
    placeholderData: keepPreviousData,
    queryFn: () => call(signatures.colleagues, { query: { pesquisa: search.trim() } }),
  });
}

/** Names who signs; nobody is told of it yet. */
export function useAskSignatures() {
  return useActOn(documentKeys, (body: NewSignature) => call(signatures.createSignature, { body }));
}

/** Lets the invitations out. */
export function useSendSignature() {
  return useActOn(documentKeys, (id: string) => call(signatures.sendSignature, { params: { id } }));
}
