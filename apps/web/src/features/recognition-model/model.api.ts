import { recognitionModelContract as calls } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import type { ModelState } from '@cracha/contract/features/recognition-model/recognition-model.schemas.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import type { ModelKind } from './model-kinds.api.ts';

export type Model = ResponseOf<typeof calls.pdfModel>;
export type Trial = ResponseOf<typeof calls.tryPdfModel>;
export type Shape = BodySent<typeof calls.tryPdfModel>;

export const modelKeys = ['recognition-models'];

export function useModels(kind: ModelKind, situacao: ModelState | undefined, pesquisa?: string, after?: string) {
  const query = { situacao, pesquisa, after };
  return useQuery({
    queryKey: [...modelKeys, kind.key, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: () => kind.list(query),
  });
}

export function useModel(id: string) {
  return useQuery({ queryKey: [...modelKeys, 'one', id], queryFn: () => call(calls.pdfModel, { params: { id } }) });
}

export function useGroups(kind: ModelKind) {
  return useQuery({ queryKey: [...modelKeys, kind.key, 'groups'], queryFn: kind.groups });
}

export function usePage(id: string, page: number) {
  return useQuery({
    queryKey: ['model-page', id, page],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: () => callFile(calls.modelPage, { params: { id, pagina: String(page) } }),
  });
}

/** What a model is called, whom it is for, and the payroll system it is of. */
export interface Place {
  name: string;
  group: string;
  system: string;
}

export function placeOf({ nome, grupo, sistema }: Pick<Model, 'nome' | 'grupo' | 'sistema'>): Place {
  return { name: nome, group: grupo?.id ?? '', system: sistema };
}

export function placeSent({ name, group, system }: Place, versao: number) {
  return { nome: name.trim(), idGrupo: group || null, sistema: system.trim(), versao };
}

/** @returns the new model's id */
export async function sendModel(kind: ModelKind, { name, group, system }: Place, file: File): Promise<string> {
  const form = new FormData();
  form.set('nome', name.trim());
  form.set('sistema', system.trim());
  if (group) form.set('idGrupo', group);
  form.set('arquivo', file);
  const sent = await kind.send(form);
  return typeof sent === 'object' && sent !== null && 'id' in sent ? String(sent.id) : '';
}

/** Lists and the model are read anew after an act. */
export function useModelsAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: modelKeys });
}

/** What is done with a model of either kind. */
export function useTurns(kind: ModelKind, id: string) {
  const onSettled = useModelsAgain();
  return {
    turn: useMutation({ mutationFn: (body: Parameters<ModelKind['turn']>[1]) => kind.turn(id, body), onSettled }),
    remove: useMutation({
      mutationFn: (Justificativa: string) => kind.remove({ IdString: id, Justificativa }),
      onSettled,
    }),
  };
}

/** Changing and trying a page's model. */
export function usePageActs(id: string) {
  const onSettled = useModelsAgain();
  const params = { id };
  return {
    save: useMutation({
      mutationFn: (body: BodySent<typeof calls.savePdfModel>) => call(calls.savePdfModel, { params, body }),
      onSettled,
    }),
    trial: useMutation({ mutationFn: (body: Shape) => call(calls.tryPdfModel, { params, body }) }),
  };
}
