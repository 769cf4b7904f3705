import { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callFile } from '#kernel/base/client.ts';
import { importKeys, useImportChange } from '../import.api.ts';
import type { Correction, Decision, QueueItem } from './review.types.ts';

const key = (...parts: (string | number | undefined)[]) => [...importKeys, 'review', ...parts];

export function useReviewQueue(id: string) {
  return useQuery({ queryKey: key(id), queryFn: () => call(reviewContract.reviewQueue, { params: { id } }) });
}

export function useReviewDocument(id: string, documento: string | undefined) {
  return useQuery({ ...documentQuery(id, documento ?? ''), enabled: documento !== undefined });
}

function documentQuery(id: string, documento: string) {
  return queryOptions({
    queryKey: key(id, documento),
    queryFn: () => call(reviewContract.reviewDocument, { params: { id, documento } }),
  });
}

/** The picture of a page. It never changes: what was drawn once stays. */
export function usePicture(id: string, documento: string, page: number) {
  return useQuery(pictureQuery(id, documento, page));
}

function pictureQuery(id: string, documento: string, page: number) {
  return queryOptions({
    // not among the imports' keys: a change of the queue doesn't fetch pictures anew
    queryKey: ['page', id, documento, page],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: () => callFile(reviewContract.pagePicture, { params: { id, documento, pagina: String(page) } }),
  });
}

/** The next two documents and their first pages come before they are asked for. */
export function usePreloaded(id: string, ahead: readonly QueueItem[]): void {
  const client = useQueryClient();
  const wanted = ahead.map(item => item.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same documents need no second look
  useEffect(() => {
    for (const item of ahead) void preload(client, id, item);
  }, [client, id, wanted]);
}

async function preload(client: QueryClient, id: string, { id: documento }: QueueItem): Promise<void> {
  await client.prefetchQuery({ ...documentQuery(id, documento), staleTime: 30_000 });
  const document = client.getQueryData(documentQuery(id, documento).queryKey);
  const [first] = document?.paginas ?? [];
  if (document?.temPagina && first !== undefined) await client.prefetchQuery(pictureQuery(id, documento, first));
}

/** Says that one is at the document as long as it is shown; the queue tells who else is. */
export function useReservation(id: string, documento: string | undefined, may: boolean): void {
  useEffect(() => {
    if (!documento || !may) return;
    // somebody else's reservation comes with the queue; a lost request is made up for by the next
    const reserve = () =>
      void call(reviewContract.reserveDocument, { params: { id, documento } }).catch(() => undefined);
    reserve();
    const timer = setInterval(reserve, 45_000);
    return () => clearInterval(timer);
  }, [id, documento, may]);
}

/** The self-check of what is typed; asked again when it changes. */
export function useCheck(id: string, documento: string, correction: Correction) {
  const typed = Object.keys(correction).length > 0;
  return useQuery({
    queryKey: ['check', id, documento, correction],
    enabled: typed,
    placeholderData: keepPreviousData,
    queryFn: () => call(reviewContract.checkDocument, { params: { id, documento }, body: correction }),
  });
}

export function useConfirm(id: string) {
  return useImportChange(({ documento, ...body }: Decision & { documento: string }) =>
    call(reviewContract.confirmDocument, { params: { id, documento }, body }),
  );
}

export function useIgnore(id: string) {
  return useImportChange((documento: string) => call(reviewContract.ignoreDocument, { params: { id, documento } }));
}

export function useReopen(id: string) {
  return useImportChange((documento: string) => call(reviewContract.reopenDocument, { params: { id, documento } }));
}

export function useTypeDocument(id: string) {
  return useImportChange(({ documento, tipo }: { documento: string; tipo: 1 | 2 | 3 | 6 | 7 | 9 }) =>
    call(reviewContract.typeDocument, { params: { id, documento }, body: { tipo } }),
  );
}

export function useSplit(id: string) {
  return useImportChange(({ documento, partes }: { documento: string; partes: [number, number, number, number][] }) =>
    call(reviewContract.splitDocument, { params: { id, documento }, body: { partes } }),
  );
}

export function useDecideExisting(id: string) {
  return useImportChange((existente: BodySent<typeof reviewContract.decideExisting>['existente']) =>
    call(reviewContract.decideExisting, { params: { id }, body: { existente } }),
  );
}

export function useUndoExisting(id: string) {
  return useImportChange((ato: string) => call(reviewContract.undoExisting, { params: { id }, body: { ato } }));
}

export function useSetDays(id: string) {
  return useImportChange((body: { dia: string; documentos: string[] | undefined }) =>
    call(reviewContract.setCreditDays, { params: { id }, body }),
  );
}

export function useUndoDays(id: string) {
  return useImportChange((ato: string) => call(reviewContract.undoCreditDays, { params: { id }, body: { ato } }));
}

/** Registers the worker of one document, or of all that can be. */
export function useRegister(id: string) {
  return useImportChange((documento?: string) =>
    call(reviewContract.registerWorkers, { params: { id }, body: documento ? { documentos: [documento] } : {} }),
  );
}

export function useReplaceImport() {
  return useImportChange((id: string) => call(reviewContract.replaceImport, { params: { id } }));
}

export function useWorkerChoices(id: string, search: string) {
  return useQuery({
    queryKey: key(id, 'workers', search),
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: () => call(reviewContract.workerChoices, { params: { id }, query: { pesquisa: search } }),
  });
}
