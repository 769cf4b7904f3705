import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { type DocumentWhole, documentKeys } from '../document.api.ts';

const boxes = { received: calls.ownReceivedDocuments, sent: calls.ownSentDocuments } as const;
const first: string | undefined = undefined;
/** Cards at once. */
const size = '10';

/** What the worker got, what waits for them first; or what they sent, the newest first. */
export function useOwnDocuments(box: keyof typeof boxes) {
  return useInfiniteQuery({
    queryKey: [...documentKeys, 'own', box],
    initialPageParam: first,
    queryFn: ({ pageParam }) => call(boxes[box], { params: { page: '1', size }, query: { after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

/** One of them; that it was opened is told with it. */
export function useOwnDocument(id: string) {
  return useQuery({
    queryKey: [...documentKeys, 'own', 'one', id],
    queryFn: () => call(calls.viewDocument, { params: { id } }),
  });
}

/** @param hash of what was read */
export function useAcknowledge(id: string) {
  return useActOn(documentKeys, (hash: string) => call(calls.acknowledgeDocument, { params: { id }, body: { hash } }));
}

export function useSendOwn() {
  return useActOn(documentKeys, (body: BodySent<(typeof calls)['createDocument']>) =>
    call(calls.createDocument, { body }),
  );
}

export function useDeleteOwn(id: string) {
  return useActOn(documentKeys, (why: string) =>
    call(calls.deleteDocuments, { body: { IdString: id, Justificativa: why, confirmado: true } }),
  );
}

/** Its file onto the device; several files are one ZIP. */
export async function takeOwn({ id, codigo, arquivos, pede }: DocumentWhole): Promise<void> {
  const [only, another] = arquivos;
  const name = pede === 'assinatura' ? `${codigo}.pdf` : another ? `${codigo}.zip` : (only?.nome ?? codigo);
  saveFile(await callFile(calls.documentBytes, { params: { id } }), name);
}
