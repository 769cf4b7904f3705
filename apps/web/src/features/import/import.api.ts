import type { ImportColumn, SheetDocument } from '@cracha/contract/features/import/import.columns.ts';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { finishedTask } from '#kernel/lazy/finished-task.ts';
import { useLiveQueries } from '#kernel/lazy/live-queries.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';
import type { ImportItem } from './import.types.ts';
import { type ImportFilter, statesOf } from './import-filter.ts';

/** All that is known of imports: what changes on the server is read anew. */
export const importKeys = ['imports'];

export function useImports({ tab, sentIn, search, company, type }: ImportFilter, after?: string) {
  const query = { ...sentIn, pesquisa: search, idEmpresa: company, tipo: type, situacao: statesOf(tab), after };
  return useListOf([...importKeys, 'list'], importContract.imports, { params: { page: '1', size: '10' }, query });
}

export function useImportTotals(enabled = true) {
  return useQuery({
    queryKey: [...importKeys, 'totals'],
    enabled,
    queryFn: () => call(importContract.importTotals, {}),
  });
}

/** The tables whose columns wait for a person; few, read once. */
export function useWaitingTables(id: string) {
  return useQuery({
    queryKey: [...importKeys, 'columns', id],
    queryFn: () => call(importContract.importColumns, { params: { id } }),
  });
}

export function useConfirmColumns(id: string) {
  return useImportChange((body: { cabecalho: string; documento: SheetDocument; colunas: ImportColumn[] }) =>
    call(importContract.confirmColumns, { params: { id }, body }),
  );
}

/** The documents a person has to look at. */
export function useHeldDocuments(id: string) {
  return useQuery({
    queryKey: [...importKeys, 'held', id],
    queryFn: () =>
      call(importContract.importDocuments, {
        params: { id, page: '1', size: '100' },
        query: { situacao: 'duvidosos' },
      }),
  });
}

export function useImportLog(id: string) {
  return useQuery({
    queryKey: [...importKeys, 'log', id],
    queryFn: () => call(importContract.importLog, { params: { id } }),
  });
}

export interface Publication {
  id: string;
  /** An instant; left out: at once. */
  at?: string;
  mail: boolean;
  sms: boolean;
}

/** The clean documents; the doubtful ones wait for a person whatever is chosen here. */
export function usePublish() {
  return useImportChange(
    ({ id, at, mail, sms }: Publication) =>
      call(importContract.publishImport, { params: { id }, body: { quais: 'limpos', quando: at, email: mail, sms } }),
    finishedTask,
  );
}

export function useCancel() {
  return useImportChange((id: string) => call(importContract.cancelImport, { params: { id } }));
}

export function useRetry() {
  return useImportChange((id: string) => call(importContract.retryImport, { params: { id } }));
}

export function useUndo() {
  return useImportChange(({ id, why }: { id: string; why: string }) =>
    call(importContract.undoImports, { body: { IdString: id, Justificativa: why, confirmado: true } }),
  );
}

export async function downloadOriginal({ id, nome }: ImportItem): Promise<void> {
  saveFile(await callFile(importContract.originalFile, { params: { id } }), nome);
}

/** While the screen is open, what changes on the server is read anew; at most once a second, however fast it reads. */
export function useLiveImports(): void {
  useLiveQueries(importContract.importEvents.path, importKeys, 1_000);
}

export function useImportChange<V, R>(mutationFn: (value: V) => Promise<R>, onSuccess?: () => void) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess, onSettled: () => client.invalidateQueries({ queryKey: importKeys }) });
}
