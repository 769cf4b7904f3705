import { templateContract as calls } from '@cracha/contract/features/template/template.contract.ts';
import type { templateStates } from '@cracha/contract/features/template/template.schemas.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

export type TemplateRow = ResponseOf<(typeof calls)['templates']>['items'][number];
export type TemplateWhole = ResponseOf<(typeof calls)['template']>;
export type TemplateState = (typeof templateStates)[number];
export type TemplateVersion = ResponseOf<(typeof calls)['templateVersions']>[number];

/** All that shows models begins with it: an act reads it anew. */
export const templateKeys = ['templates'];
export const pageSize = 25;

export interface TemplateFilter {
  pesquisa?: string | undefined;
  situacao?: TemplateState | undefined;
}

export function useTemplates(filter: TemplateFilter, after: string | undefined) {
  return useListOf([...templateKeys, 'list'], calls.templates, {
    params: { page: '1', size: String(pageSize) },
    query: { ...filter, after },
  });
}

export function useTemplateTotals({ pesquisa }: TemplateFilter) {
  return useListOf([...templateKeys, 'totals'], calls.templateTotals, { query: { pesquisa } }).data;
}

export function readTemplateOf(id: string): Promise<TemplateWhole> {
  return call(calls.template, { params: { id } });
}

export const oneKey = (id: string) => [...templateKeys, 'one', id];

/** One model as this person reads it: what is written on, or its published version. */
export function useTemplate(id: string) {
  return useQuery({ queryKey: oneKey(id), queryFn: () => readTemplateOf(id) });
}

export function useCreateTemplate() {
  return useActOn(templateKeys, (body: BodySent<(typeof calls)['createTemplate']>) =>
    call(calls.createTemplate, { body }),
  );
}

export function useDeleteTemplate(id: string) {
  return useActOn(templateKeys, (Justificativa: string) =>
    call(calls.deleteTemplates, { body: { IdString: id, Justificativa, confirmado: true } }),
  );
}

export function useTemplateVersions(id: string) {
  return useQuery({
    queryKey: [...templateKeys, 'versions', id],
    queryFn: () => call(calls.templateVersions, { params: { id } }),
  });
}

/** A published version never changes. `undefined`: not asked. */
export function useTemplateVersion(id: string, n: number | undefined) {
  return useQuery({
    queryKey: [...templateKeys, 'version', id, n],
    enabled: n !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call(calls.templateVersion, { params: { id, n: String(n) } }),
  });
}

/** The closed list by group. */
export function useTemplateVariables() {
  return useQuery({
    queryKey: ['template-variables'],
    staleTime: 600_000,
    queryFn: () => call(calls.templateVariables, {}),
  });
}
