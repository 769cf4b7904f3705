import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as signatures } from '@cracha/contract/features/document/signature.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { documentKeys } from '../document.api.ts';

export type SignatureChange = BodySent<(typeof signatures)['updateSignature']>;

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

interface Naming {
  idDocumento: string;
  /** The request, where it was named before. */
  named?: string | undefined;
  body: Required<SignatureChange>;
}

/** Names who signs, or names them anew; nobody is told of it yet. @returns the request */
export function useNameSigners() {
  return useActOn(documentKeys, async ({ idDocumento, named, body }: Naming) => {
    const { id } = named
      ? await call(signatures.updateSignature, { params: { id: named }, body })
      : await call(signatures.createSignature, { body: { idDocumento, ...body } });
    return id;
  });
}

/** Lets the invitations out. */
export function useSendSignature() {
  return useActOn(documentKeys, (id: string) => call(signatures.sendSignature, { params: { id } }));
}
