import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as signatures } from '@cracha/contract/features/document/signature.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { useDocumentRights } from './document-words.ts';

export type DocumentRow = ResponseOf<(typeof calls)['ownSentDocuments']>['items'][number];
/** A row of staff's lists: with who signs, and whose turn it is. */
export type ListedDocument = ResponseOf<(typeof calls)['hrSentDocuments']>['items'][number];
export type DocumentWhole = ResponseOf<(typeof calls)['document']>;
export type SignatureWhole = ResponseOf<(typeof signatures)['signature']>;
export type Signer = SignatureWhole['assinantes'][number];

/** A document with the request for its signatures, where it has one. */
export interface Followed {
  document: DocumentWhole;
  request: SignatureWhole | undefined;
}

/** All that shows documents begins with it: an act reads it anew. */
export const documentKeys = ['documents'];

const moving = ['preparando', 'selando'] as const;
const askedAgain = 2_000;
const isMoving = ({ situacao }: Pick<DocumentRow, 'situacao'>) => moving.some(one => one === situacao);
/** How soon these are asked again: while one is prepared or sealed. */
export const askedAgainFor = (documents: readonly Pick<DocumentRow, 'situacao'>[] = []) =>
  documents.some(isMoving) && askedAgain;

/** One with its request, where the reader may see it; asked again while it is prepared or sealed. */
export function useFollowed(id: string) {
  const { signatures: seesRequest } = useDocumentRights().sees;
  return useQuery({
    queryKey: [...documentKeys, 'one', id, seesRequest],
    refetchInterval: ({ state }) => askedAgainFor(state.data && [state.data.document]),
    queryFn: async (): Promise<Followed> => {
      const document = await call(calls.document, { params: { id } });
      const { idAssinatura } = document;
      if (!seesRequest || idAssinatura === null) return { document, request: undefined };
      return { document, request: await call(signatures.signature, { params: { id: idAssinatura } }) };
    },
  });
}

/** A page as the server draws it: nothing in it runs. */
export function useDocumentPage(id: string, version: number, page: number) {
  return useQuery({
    queryKey: ['document-page', id, version, page],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFile(calls.documentPage, { params: { id, n: String(page) } }),
  });
}
