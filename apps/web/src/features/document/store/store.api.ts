import { documentStoreContract as calls } from '@cracha/contract/features/document/document-store.contract.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

export type StoredRow = ResponseOf<(typeof calls)['storedDocuments']>['items'][number];
export type StoreFilter = Omit<QuerySent<(typeof calls)['storedDocuments']>, 'after'>;

const keys = ['document-store'];

export function useStored(filter: StoreFilter, after: string | undefined) {
  return useListOf([...keys, 'list'], calls.storedDocuments, {
    params: { page: '1', size: '20' },
    query: { ...filter, after },
  });
}

export function useStoreTotals() {
  return useQuery({ queryKey: [...keys, 'totals'], queryFn: () => call(calls.storeTotals, {}) }).data;
}

export function useStoredOne(id: string) {
  return useQuery({ queryKey: [...keys, 'one', id], queryFn: () => call(calls.storedDocument, { params: { id } }) });
}

export function useSealStored(id: string) {
  return useActOn(keys, () => call(calls.sealStored, { params: { id } }));
}

/** Its content onto the device; the reason is kept. */
export function useTakeStored(id: string, name: string) {
  return useActOn(keys, async (motivo: string) =>
    saveFile(await callFile(calls.storedContent, { params: { id }, query: { motivo } }), name),
  );
}
