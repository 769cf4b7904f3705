import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import type { QuerySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callFile } from '#kernel/client.ts';
import { saveFile } from '#kernel/files.ts';
import { listenLive } from '#kernel/live.ts';
import type { ImportItem } from './import.types.ts';
import { type ImportFilter, runningStates } from './import-filter.ts';

const all = ['imports'];

type Query = QuerySent<(typeof importContract)['imports']>;

export function useImports({ tab, sentIn, search }: ImportFilter, after?: string) {
  const query = { ...sentIn, pesquisa: search };
  return useQuery({
    queryKey: [...all, 'list', tab, query, after],
    placeholderData: keepPreviousData,
    queryFn: () =>
      tab === 'emAndamento' ? runningImports(query) : readImports({ ...query, situacao: tab, after }, '10'),
  });
}

function readImports(query: Query, size: string) {
  return call(importContract.imports, { params: { page: '1', size }, query });
}

/** A call asks for one state, the tab shows two: both lists as one, newest first. They are few; there is no next page. */
async function runningImports(query: Query) {
  const lists = await Promise.all(runningStates.map(situacao => readImports({ ...query, situacao }, '100')));
  // What begins to be read between the two calls is in both.
  const rows = new Map(lists.flatMap(list => list.items).map(row => [row.id, row]));
  const items = [...rows.values()].sort((a, b) => b.enviadoEm.localeCompare(a.enviadoEm));
  return { items, total: items.length, page: 1, size: items.length, after: null };
}

export function useImportTotals() {
  return useQuery({ queryKey: [...all, 'totals'], queryFn: () => call(importContract.importTotals, {}) });
}

/** The documents a person has to look at. */
export function useHeldDocuments(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...all, 'held', id],
    enabled,
    queryFn: () =>
      call(importContract.importDocuments, {
        params: { id, page: '1', size: '100' },
        query: { situacao: 'duvidosos' },
      }),
  });
}

export function useImportLog(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...all, 'log', id],
    enabled,
    queryFn: () => call(importContract.importLog, { params: { id } }),
  });
}

export interface Publication {
  id: string;
  /** An instant; left out: at once. */
  at?: string;
}

/** The clean documents; the doubtful ones wait for a person whatever is chosen here. */
export function usePublish() {
  return useChange(({ id, at }: Publication) =>
    call(importContract.publishImport, { params: { id }, body: { quais: 'limpos', quando: at } }),
  );
}

export function useCancel() {
  return useChange((id: string) => call(importContract.cancelImport, { params: { id } }));
}

export function useRetry() {
  return useChange((id: string) => call(importContract.retryImport, { params: { id } }));
}

export function useUndo() {
  return useChange(({ id, why }: { id: string; why: string }) =>
    call(importContract.undoImports, { body: { IdString: id, Justificativa: why, confirmado: true } }),
  );
}

export async function downloadOriginal({ id, nome }: ImportItem): Promise<void> {
  saveFile(await callFile(importContract.originalFile, { params: { id } }), nome);
}

/** While the screen is open, what changes on the server is read anew; at most once a second, however fast it reads. */
export function useLiveImports(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenLive(importContract.importEvents.path, () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: all });
      }, 1_000);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}

function useChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: all }) });
}
