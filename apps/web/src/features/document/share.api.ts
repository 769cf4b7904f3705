import { sharingContract as calls } from '@cracha/contract/features/document/sharing.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type SharedLink = ResponseOf<(typeof calls)['sharedLinks']>['items'][number];
export type MadeLink = ResponseOf<(typeof calls)['shareDocuments']>;

const keys = ['shared-links'];

/** One's own links to a document. */
export function useLinks(idDocumento: string) {
  return useQuery({
    queryKey: [...keys, idDocumento],
    queryFn: () => call(calls.sharedLinks, { params: { page: '1', size: '50' }, query: { idDocumento } }),
  });
}

export function useShare() {
  return useActOn(keys, (body: BodySent<(typeof calls)['shareDocuments']>) => call(calls.shareDocuments, { body }));
}

export function useRevoke() {
  return useActOn(keys, (id: string) => call(calls.revokeLink, { params: { id } }));
}
