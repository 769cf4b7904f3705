import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';

type Calls = typeof historyContract;
export type Change = ResponseOf<Calls['recordHistory']>['items'][number];
export type Deletion = ResponseOf<Calls['deletionHistory']>['items'][number];
export type ChangeFilter = QuerySent<Calls['recordHistory']>;
export type DeletionFilter = QuerySent<Calls['deletionHistory']>;

export function useChanges(query: ChangeFilter) {
  return useQuery({
    queryKey: ['history', 'changes', query],
    placeholderData: keepPreviousData,
    queryFn: () => call(historyContract.recordHistory, { query }),
  });
}

export async function exportChanges(query: Omit<ChangeFilter, 'after'>, name: string): Promise<void> {
  saveFile(await callFile(historyContract.exportHistory, { query }), `${name}.csv`);
}

export async function exportDeletions(query: Omit<DeletionFilter, 'after'>, name: string): Promise<void> {
  saveFile(await callFile(historyContract.exportDeletions, { query }), `${name}.csv`);
}

/** Counts alone: what a proof says is its worker's own. */
export function useProofCounts(query: QuerySent<Calls['proofCounts']>) {
  return useQuery({
    queryKey: ['history', 'proofs', query],
    placeholderData: keepPreviousData,
    queryFn: () => call(historyContract.proofCounts, { query }),
  });
}

export function useHistoryPeople() {
  return useQuery({
    queryKey: ['history', 'people'],
    staleTime: 60_000,
    queryFn: () => call(historyContract.historyPeople, {}),
  });
}

export function useDeletions(query: DeletionFilter) {
  return useQuery({
    queryKey: ['history', 'deletions', query],
    placeholderData: keepPreviousData,
    queryFn: () => call(historyContract.deletionHistory, { query }),
  });
}

export function useDeletedRecord(id: string) {
  return useQuery({
    queryKey: ['history', 'deleted', id],
    queryFn: () => call(historyContract.deletedRecord, { params: { id } }),
  });
}

/** What comes back is on other screens too: all is read anew. */
export function useRestore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (Justificativa: string) =>
      call(historyContract.restoreDeleted, { params: { id }, body: { Justificativa } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
