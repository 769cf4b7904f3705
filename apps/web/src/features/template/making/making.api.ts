import {
  documentBatchContract as batches,
  type batchRowStates,
} from '@cracha/contract/features/document/document-batch.contract.ts';
import { templateContract as calls } from '@cracha/contract/features/template/template.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile, Refusal } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import { templateKeys } from '../template.api.ts';

export type MakingBody = BodySent<(typeof calls)['makeDocuments']>;
export type BatchRow = ResponseOf<(typeof batches)['documentBatchRows']>['items'][number];
export type BatchRowState = (typeof batchRowStates)[number];

export function useMakeDocuments(id: string) {
  return useActOn(templateKeys, (body: MakingBody) => call(calls.makeDocuments, { params: { id }, body }));
}

/** What each row lacks, beside the question before anything is made. */
export const findingsOf = (error: unknown): unknown =>
  error instanceof Refusal ? error.body.data?.achados : undefined;

const askedAgain = 1_500;

/** How far a batch is; asked again while it goes on. */
export function useBatch(id: string) {
  return useQuery({
    queryKey: ['template-batch', id],
    refetchInterval: ({ state }) => (state.data?.situacao === 'terminado' ? false : askedAgain),
    queryFn: () => call(batches.documentBatch, { params: { id } }),
  });
}

export const rowsOnPage = 25;

export function useBatchRows(id: string, situacao: BatchRowState | undefined, after: string | undefined) {
  return useListOf(['template-batch-rows', id], batches.documentBatchRows, {
    params: { id, page: '1', size: String(rowsOnPage) },
    query: { situacao, after },
  });
}

/** The rows that got no paper, with why, to be put right and made again. */
export async function saveRefused(id: string, name: string): Promise<void> {
  saveFile(await callFile(batches.refusedBatchRows, { params: { id } }), `${name}.csv`);
}
