import { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import { type FolderState, fileExtensions } from '@cracha/contract/features/employment/employment.schemas.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';
import type { Folder, SentFile, WorkerFile } from '../worker.types.ts';

const keys = ['folders'];
export const acceptedFiles = fileExtensions.map(ending => `.${ending}`).join(',');

export function useFolders(filter: { state?: FolderState; search?: string }, after?: string) {
  return useListOf([...keys, 'list'], employmentContract.folders, {
    params: { page: '1', size: '10' },
    query: { situacao: filter.state, pesquisa: filter.search, after },
  });
}

export function useFolderTotals(search?: string) {
  return useQuery({
    queryKey: [...keys, 'totals', search],
    placeholderData: keepPreviousData,
    queryFn: () => call(employmentContract.folderTotals, { query: { pesquisa: search } }),
  });
}

export function useFolder(idEmpregado: string) {
  return useQuery({
    queryKey: [...keys, 'one', idEmpregado],
    queryFn: (): Promise<Folder> => call(employmentContract.folder, { params: { idEmpregado } }),
  });
}

/** Looking into a folder is told to its person: it is read when opened, not again whenever the window comes back. */
export function useFiles(idEmpregado: string) {
  return useQuery({
    queryKey: [...keys, 'files', idEmpregado],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: (): Promise<WorkerFile[]> =>
      call(employmentContract.employmentFiles, { params: { idEmpregado, tipo: '0' } }),
  });
}

export interface NewFiles {
  files: readonly File[];
  secao: string;
  competencia: string | undefined;
  validoAte: string | undefined;
  visivel: boolean;
}

/** @returns what became of each */
export function useSendFiles(idEmpregado: string, onProgress: (part: number) => void) {
  return useFolderChange(async ({ files, secao, competencia, validoAte, visivel }: NewFiles): Promise<SentFile[]> => {
    const form = new FormData();
    const fields = { idEmpregado, secao, competencia, validoAte, visivel: String(visivel) };
    for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
    for (const file of files) form.append('arquivo', file, file.name);
    const answer = await upload(employmentContract.uploadEmploymentFiles, form, onProgress);
    return isAnswer(answer) ? answer : [];
  });
}

/** The upload's answer comes by XHR, without the client's types: looked at before it is used. */
function isAnswer(answer: unknown): answer is SentFile[] {
  return Array.isArray(answer) && answer.every(one => typeof one === 'object' && one !== null && 'nome' in one);
}

export function useSaveFile(idEmpregado: string) {
  return useFolderChange(
    ({ id, body }: { id: string; body: BodySent<(typeof employmentContract)['saveEmploymentFile']> }) =>
      call(employmentContract.saveEmploymentFile, { params: { idEmpregado, id }, body }),
  );
}

export function useDeleteFile(idEmpregado: string) {
  return useFolderChange(({ id, why }: { id: string; why: string }) =>
    call(employmentContract.deleteEmploymentFiles, {
      params: { idEmpregado },
      body: { IdString: id, Justificativa: why, confirmado: true },
    }),
  );
}

export async function downloadFile(idEmpregado: string, { id, nome, tipo }: WorkerFile): Promise<void> {
  const bytes = await callFile(employmentContract.downloadEmploymentFile, { params: { idEmpregado, id } });
  // what is published is always a PDF
  saveFile(bytes, tipo === 9 ? nome : `${nome}.pdf`);
}

/** All that HR keeps in it, as one ZIP. */
export function useTakeFolder({ id, nome, matricula }: Folder) {
  return useMutation({
    mutationFn: async () =>
      saveFile(
        await callFile(employmentContract.employmentFilesZip, { params: { idEmpregado: id } }),
        `${nome} ${matricula}.zip`,
      ),
  });
}

function useFolderChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys }) });
}
