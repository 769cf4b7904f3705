import { kitContract as calls } from '@cracha/contract/features/kit/kit.contract.ts';
import { templateContract as templates } from '@cracha/contract/features/template/template.contract.ts';
import type { BodySent, QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import { type KitWhole, kitKeys } from '../kit.api.ts';

export type KitRow = ResponseOf<(typeof calls)['admissionKits']>['items'][number];
export type KitFilter = Omit<QuerySent<(typeof calls)['admissionKits']>, 'after'>;
export type DefinitionRow = ResponseOf<(typeof calls)['kitDefinitions']>['items'][number];
export type DefinitionWhole = ResponseOf<(typeof calls)['kitDefinition']>;
export type ListedKind = 'admissao' | 'rescisao';

export const pageSize = 25;
const lists = { admissao: calls.admissionKits, rescisao: calls.terminationKits } as const;
const counts = { admissao: calls.admissionKitTotals, rescisao: calls.terminationKitTotals } as const;

export function useKits(kind: ListedKind, filter: KitFilter, after: string | undefined) {
  return useListOf([...kitKeys, 'list'], lists[kind], {
    params: { page: '1', size: String(pageSize) },
    query: { ...filter, after },
  });
}

export function useKitTotals(kind: ListedKind, filter: Omit<KitFilter, 'orderBy' | 'situacao'>) {
  return useListOf([...kitKeys, 'totals'], counts[kind], { query: filter }).data;
}

/** HR's kits of a kind; undefined: nobody asks. */
export function useDefinitions(
  tipo: ListedKind | undefined,
  of: Omit<QuerySent<(typeof calls)['kitDefinitions']>, 'tipo'> = {},
) {
  return useListOf(
    [...kitKeys, 'definitions'],
    calls.kitDefinitions,
    tipo && { params: { page: '1', size: '100' }, query: { tipo, ...of } },
  );
}

/** HR's kits that suit a worker; nobody chosen: none yet. */
export function useSuiting(tipo: ListedKind, worker: { id: string } | undefined) {
  const found = useDefinitions(worker && tipo, worker && { idEmpregado: worker.id });
  return found.data?.items.filter(({ can }) => can.includes('abre')) ?? [];
}

export function useKitCompanies() {
  return useQuery({
    queryKey: [...kitKeys, 'companies'],
    staleTime: 60_000,
    queryFn: () => call(calls.kitCompanies, {}),
  }).data;
}

export function useDefinition(id: string | undefined) {
  return useQuery({
    queryKey: [...kitKeys, 'definition', id],
    enabled: id !== undefined,
    queryFn: () => call(calls.kitDefinition, { params: { id: id ?? '' } }),
  });
}

/** Published models, to sign or to take note of. */
export function usePublishedModels() {
  return useQuery({
    queryKey: ['templates', 'published'],
    staleTime: 60_000,
    queryFn: () => call(templates.templates, { params: { page: '1', size: '100' }, query: { situacao: 'publicado' } }),
  }).data?.items;
}

export function useDefinitionActs() {
  const act = useActOn(kitKeys, (run: () => Promise<unknown>) => run());
  return {
    busy: act.isPending,
    create: (body: BodySent<(typeof calls)['createKitDefinition']>) =>
      act.mutateAsync(() => call(calls.createKitDefinition, { body })),
    save: (body: BodySent<(typeof calls)['saveKitDefinition']>) =>
      act.mutateAsync(() => call(calls.saveKitDefinition, { body })),
    confirm: (id: string) => act.mutateAsync(() => call(calls.confirmKitDefinition, { params: { id } })),
    remove: (id: string, Justificativa: string) =>
      act.mutateAsync(() =>
        call(calls.deleteKitDefinitions, { body: { IdString: id, Justificativa, confirmado: true } }),
      ),
  };
}

export function useOpenAdmission() {
  return useActOn(kitKeys, (body: BodySent<(typeof calls)['openAdmissionKit']>) =>
    call(calls.openAdmissionKit, { body }),
  );
}

export function useOpenTermination() {
  return useActOn(kitKeys, (body: BodySent<(typeof calls)['openTerminationKit']>) =>
    call(calls.openTerminationKit, { body }),
  );
}

export function useRemindAll() {
  return useActOn(kitKeys, (tipo: ListedKind) => call(calls.remindKits, { body: { tipo } }));
}

/** What is done to one kit. */
export function useKitActs(id: string) {
  const params = { id };
  const act = useActOn(kitKeys, (run: () => Promise<KitWhole>) => run());
  return {
    busy: act.isPending,
    remind: () => act.mutateAsync(() => call(calls.remindKit, { params })),
    again: () => act.mutateAsync(() => call(calls.makeKitPapers, { params })),
    conclude: () => act.mutateAsync(() => call(calls.concludeKit, { params })),
    cancel: (motivo: string) => act.mutateAsync(() => call(calls.cancelKit, { params, body: { motivo } })),
  };
}

export async function takeAll({ id, trabalhador, nome }: Pick<KitWhole, 'id' | 'trabalhador' | 'nome'>): Promise<void> {
  saveFile(await callFile(calls.kitFiles, { params: { id } }), `${trabalhador} ${nome}.zip`);
}

export async function takeFile(id: string, item: string, { n, nome }: { n: number; nome: string }): Promise<void> {
  saveFile(await callFile(calls.kitItemFile, { params: { id, item, n: String(n) } }), nome);
}

export type PaperAsked = BodySent<(typeof calls)['askPaper']>;

/** Asks one paper of a worker. */
export function useAskPaper() {
  return useActOn(kitKeys, (body: PaperAsked) => call(calls.askPaper, { body }));
}

/** What is asked of a worker and missing; undefined: nobody asks. */
export function useAskedOf(employmentId: string | undefined) {
  return useQuery({
    queryKey: [...kitKeys, 'asked', employmentId],
    enabled: employmentId !== undefined,
    queryFn: () => call(calls.papersAskedOf, { params: { id: employmentId ?? '' } }),
  });
}
