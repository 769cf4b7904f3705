import { recognitionModelContract as calls } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import type { ModelState } from '@cracha/contract/features/recognition-model/recognition-model.schemas.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/client.ts';

export type ModelRow = ResponseOf<typeof calls.pdfModels>['items'][number];
export type Model = ResponseOf<typeof calls.pdfModel>;
export type Trial = ResponseOf<typeof calls.tryPdfModel>;
export type Shape = BodySent<typeof calls.tryPdfModel>;

const keys = ['recognition-models'];

export function useModels(situacao: ModelState | undefined, pesquisa: string | undefined, after?: string) {
  const query = { situacao, pesquisa, after };
  return useQuery({
    queryKey: [...keys, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: () => call(calls.pdfModels, { params: { page: '1', size: '10' }, query }),
  });
}

export function useModel(id: string) {
  return useQuery({ queryKey: [...keys, 'one', id], queryFn: () => call(calls.pdfModel, { params: { id } }) });
}

export function useGroups() {
  return useQuery({ queryKey: [...keys, 'groups'], queryFn: () => call(calls.modelGroups, {}) });
}

export function usePage(id: string, page: number) {
  return useQuery({
    queryKey: ['model-page', id, page],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: () => callFile(calls.modelPage, { params: { id, pagina: String(page) } }),
  });
}

export async function sendModel(name: string, group: string, file: File): Promise<string> {
  const form = new FormData();
  form.set('nome', name);
  if (group) form.set('idGrupo', group);
  form.set('arquivo', file);
  const sent = await upload(calls.createPdfModel, form, () => undefined);
  return typeof sent === 'object' && sent !== null && 'id' in sent ? String(sent.id) : '';
}

/** Acts on one model; lists and the model are read anew afterwards. */
export function useModelActs(id: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keys });
  const params = { id };
  return {
    save: useMutation({
      mutationFn: (body: BodySent<typeof calls.savePdfModel>) => call(calls.savePdfModel, { params, body }),
      onSettled,
    }),
    trial: useMutation({ mutationFn: (body: Shape) => call(calls.tryPdfModel, { params, body }) }),
    turn: useMutation({
      mutationFn: (body: BodySent<typeof calls.switchPdfModel>) => call(calls.switchPdfModel, { params, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (Justificativa: string) => call(calls.deletePdfModel, { body: { IdString: id, Justificativa } }),
      onSettled,
    }),
  };
}
