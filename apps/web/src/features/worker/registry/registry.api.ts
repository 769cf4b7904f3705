import { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import type { RegistryState, RowAct } from '@cracha/contract/features/worker/registry.schemas.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { finishedTask } from '#kernel/lazy/finished-task.ts';
import { useLiveQueries } from '#kernel/lazy/live-queries.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';
import type { RegistryItem, RegistryTable, SentRegistry } from './registry.types.ts';

const keys = ['registries'];
export const accepted = '.csv,.xlsx,.xml,.zip,.pdf';

export function useRegistries(filter: { state?: RegistryState; search?: string }, after?: string) {
  return useListOf([...keys, 'list'], registryContract.registries, {
    params: { page: '1', size: '10' },
    query: { situacao: filter.state, pesquisa: filter.search, after },
  });
}

export function useRegistry(id: string) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    queryFn: (): Promise<RegistryItem> => call(registryContract.registryById, { params: { id } }),
  });
}

export function useRegistryRows(
  id: string,
  filter: { act?: RowAct; noted?: boolean; search?: string },
  after?: string,
  enabled = true,
) {
  return useQuery({
    queryKey: [...keys, 'rows', id, filter, after],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(registryContract.registryRows, {
        params: { id, page: '1', size: '10' },
        query: { acao: filter.act, comAviso: filter.noted ? 'true' : undefined, pesquisa: filter.search, after },
      }),
  });
}

export function useRegistryTable(id: string) {
  return useQuery({
    queryKey: [...keys, 'table', id],
    queryFn: (): Promise<RegistryTable> => call(registryContract.registryTable, { params: { id } }),
  });
}

export function useRegistryLog(id: string) {
  return useQuery({
    queryKey: [...keys, 'log', id],
    queryFn: () => call(registryContract.registryLog, { params: { id } }),
  });
}

export function useConfirmRegistry(id: string) {
  return useRegistryChange((body: BodySent<(typeof registryContract)['confirmRegistry']>) =>
    call(registryContract.confirmRegistry, { params: { id }, body }),
  );
}

export function useCorrectRow(id: string) {
  return useRegistryChange(({ linha, celulas }: { linha: number; celulas: { coluna: string; texto: string }[] }) =>
    call(registryContract.correctRow, { params: { id, linha: String(linha) }, body: { celulas } }),
  );
}

export function useApplyRegistry(id: string) {
  return useRegistryChange(() => call(registryContract.applyRegistry, { params: { id } }), finishedTask);
}

export function useCancelRegistry(id: string) {
  return useRegistryChange(() => call(registryContract.cancelRegistry, { params: { id } }));
}

export function useRetryRegistry(id: string) {
  return useRegistryChange(() => call(registryContract.retryRegistry, { params: { id } }));
}

export function useUndoRegistry(id: string) {
  return useRegistryChange((why: string) =>
    call(registryContract.undoRegistries, { body: { IdString: id, Justificativa: why, confirmado: true } }),
  );
}

/** Sends one file. @returns what became of it */
export function useSendRegistry(onProgress: (part: number) => void) {
  return useRegistryChange(async (file: File): Promise<SentRegistry | undefined> => {
    const form = new FormData();
    form.append('arquivo', file, file.name);
    const answer = await upload(registryContract.uploadRegistry, form, onProgress);
    return isAnswer(answer) ? answer[0] : undefined;
  });
}

/** The upload's answer comes by XHR, without the client's types: looked at before it is used. */
function isAnswer(answer: unknown): answer is SentRegistry[] {
  return Array.isArray(answer) && answer.every(one => typeof one === 'object' && one !== null && 'nome' in one);
}

export async function downloadRefused(id: string, name: string): Promise<void> {
  saveFile(await callFile(registryContract.refusedRows, { params: { id } }), name);
}

/** While a screen is open, what changes on the server is read anew; at most once a second. */
export function useLiveRegistries(): void {
  useLiveQueries(registryContract.registryEvents.path, keys, 1_000);
}

function useRegistryChange<V, R>(mutationFn: (value: V) => Promise<R>, onSuccess?: () => void) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess, onSettled: () => client.invalidateQueries({ queryKey: keys }) });
}
