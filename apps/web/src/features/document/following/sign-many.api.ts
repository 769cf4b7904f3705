import { signatureContract as signatures } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract as calls } from '@cracha/contract/features/document/signing.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { documentKeys } from '../document.api.ts';
import { type Asked, requestOf } from './following.api.ts';

export type Signing = ResponseOf<(typeof calls)['signing']>;

/** Where the reader stands in each of these; read anew when the window comes back from reading one. */
export function useSignings(rows: readonly Asked[]) {
  return useQueries({
    queries: rows.map(row => ({
      queryKey: [...documentKeys, 'to-sign', row.id],
      refetchOnWindowFocus: 'always' as const,
      queryFn: async (): Promise<Signing> => call(calls.signing, { query: { assinatura: await requestOf(row) } }),
    })),
  });
}

/** One act and one password for all of them. */
export function useSignMany() {
  return useActOn(documentKeys, (body: BodySent<(typeof signatures)['signMany']>) =>
    call(signatures.signMany, { body }),
  );
}
