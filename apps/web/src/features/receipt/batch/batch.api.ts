import { batchDownloadContract } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import type { BatchCategory, BatchForm, BatchOrder } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, Refusal } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { finishedTask } from '#kernel/lazy/finished-task.ts';
import { useLiveQueries } from '#kernel/lazy/live-queries.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';
import { callResumed } from './resumed.api.ts';

export type Batch = ResponseOf<(typeof batchDownloadContract)['batchById']>;
export type BatchFilterValues = ResponseOf<(typeof batchDownloadContract)['batchFilters']>;

const keys = ['batches'];

export function useBatches(after?: string) {
  return useListOf([...keys, 'list'], batchDownloadContract.batches, {
    params: { page: '1', size: '10' },
    query: { after },
  });
}

export function useBatchFilters(categoria: BatchCategory) {
  return useQuery({
    queryKey: [...keys, 'filters', categoria],
    staleTime: 60_000,
    queryFn: (): Promise<BatchFilterValues> => call(batchDownloadContract.batchFilters, { params: { categoria } }),
  });
}

/** How many documents the filter finds, counted on the server as it changes. */
export function useBatchPreview(form: BatchForm | undefined) {
  return useQuery({
    queryKey: [...keys, 'preview', form],
    enabled: form !== undefined,
    placeholderData: keepPreviousData,
    queryFn: () => call(batchDownloadContract.batchPreview, { query: { ...(form ?? { categoria: 'recibos' }) } }),
  });
}

export function useStartBatch() {
  return useBatchChange((body: BatchOrder) => call(batchDownloadContract.startBatch, { body }), finishedTask);
}

export function useCancelBatch() {
  return useBatchChange((id: string) => call(batchDownloadContract.cancelBatch, { params: { id } }));
}

/** A file of a batch; what breaks off is gone on with. `onPart` gets 0 to 1. */
export async function takeBatchFile(id: string, numero: number, name: string, onPart: (part: number) => void) {
  const params = { id, numero: String(numero) };
  saveFile(await callResumed(batchDownloadContract.batchFile, params, onPart), name);
}

/** While the screen is open, batches that move are read anew; at most twice a second. */
export function useLiveBatches(): void {
  useLiveQueries(batchDownloadContract.batchEvents.path, [...keys, 'list'], 500);
}

function useBatchChange<V, R>(mutationFn: (value: V) => Promise<R>, onSuccess?: () => void) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess, onSettled: () => client.invalidateQueries({ queryKey: keys }) });
}

/** How many documents of a file its reader may no longer open, where it is refused for that. */
export function lostIn(error: unknown): number {
  return error instanceof Refusal ? Number(error.body.data?.perdidos ?? 0) : 0;
}
