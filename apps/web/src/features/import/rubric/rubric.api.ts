import { rubricContract } from '@cracha/contract/features/import/rubric.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';

export type Rubric = ResponseOf<(typeof rubricContract)['rubrics']>['items'][number];

const keys = ['rubrics'];

export function useRubrics(filter: { pesquisa?: string; empregador?: string }, after: string | undefined) {
  return useListOf([...keys, 'list'], rubricContract.rubrics, {
    params: { page: '1', size: '10' },
    query: { ...filter, after },
  });
}

export function useRubricEmployers() {
  return useQuery({ queryKey: [...keys, 'employers'], queryFn: () => call(rubricContract.rubricEmployers, {}) });
}

export function useRubricUse(id: string) {
  return useQuery({
    queryKey: [...keys, 'use', id],
    queryFn: () => call(rubricContract.rubricUse, { params: { id } }),
  });
}

export function useCorrectRubric() {
  return useRubricChange(({ id, natureza }: { id: string; natureza: string }) =>
    call(rubricContract.correctRubric, { params: { id }, body: { natureza } }),
  );
}

export function useForgetRubric() {
  return useRubricChange((id: string) => call(rubricContract.forgetRubric, { params: { id } }));
}

function useRubricChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys }) });
}
