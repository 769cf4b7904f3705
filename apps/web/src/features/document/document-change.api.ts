import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { documentKeys } from './document.api.ts';

export function useEdit(id: string) {
  return useActOn(documentKeys, (body: BodySent<(typeof calls)['updateDocument']>) =>
    call(calls.updateDocument, { params: { id }, body }),
  );
}

export function useAddVersion(id: string) {
  return useActOn(documentKeys, (body: BodySent<(typeof calls)['addDocumentVersion']>) =>
    call(calls.addDocumentVersion, { params: { id }, body }),
  );
}
