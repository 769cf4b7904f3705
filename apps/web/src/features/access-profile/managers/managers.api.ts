import { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

type Calls = typeof managerContract;
export type ManagerRow = ResponseOf<Calls['managers']>['items'][number];
export type ManagerRecord = ResponseOf<Calls['manager']>;
export type ManagerOptions = ResponseOf<Calls['managerOptions']>;
export type NewManagerForm = BodySent<Calls['createManager']>;
export type ManagerForm = BodySent<Calls['saveManager']>;
/** What is looked after. */
export type Scope = Pick<ManagerForm, 'todas' | 'empresas' | 'lotacoes' | 'trabalhadores'>;

const keys = ['managers'];

export function useManagers(search: string | undefined, state: 'ativos' | 'desativados' | undefined, after?: string) {
  const query = { pesquisa: search, situacao: state, after };
  return useListOf([...keys, 'list'], managerContract.managers, { params: { page: '1', size: '10' }, query });
}

/** Managers at work by a part of their name, to stand in or to take over. */
export function useManagerChoices(search: string) {
  const query = { pesquisa: search.trim() || undefined, situacao: 'ativos' as const };
  return useQuery({
    queryKey: [...keys, 'choices', query],
    placeholderData: keepPreviousData,
    queryFn: () => call(managerContract.managers, { params: { page: '1', size: '20' }, query }),
  });
}

export function useManager(id: string) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    queryFn: (): Promise<ManagerRecord> => call(managerContract.manager, { params: { id } }),
  });
}

export function useManagerOptions() {
  return useQuery({
    queryKey: [...keys, 'options'],
    staleTime: 60_000,
    queryFn: (): Promise<ManagerOptions> => call(managerContract.managerOptions, {}),
  });
}

export function useManagedPeople(search: string) {
  return useQuery({
    queryKey: [...keys, 'people', search],
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: () => call(managerContract.managedPeople, { query: { pesquisa: search.trim() } }),
  });
}

export function useCreateManager() {
  return useActOn(keys, (body: NewManagerForm) => call(managerContract.createManager, { body }));
}

export function useSaveManager(id: string) {
  return useActOn(keys, (body: ManagerForm) => call(managerContract.saveManager, { params: { id }, body }));
}

export function useReplaceManager(id: string) {
  return useActOn(keys, (body: BodySent<Calls['replaceManager']>) =>
    call(managerContract.replaceManager, { params: { id }, body }),
  );
}

export function useDeleteManager(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (Justificativa: string) =>
      call(managerContract.deleteManagers, { body: { IdString: id, Justificativa, confirmado: true } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: [...keys, 'one', id] });
      return client.invalidateQueries({ queryKey: keys, refetchType: 'none' });
    },
  });
}

export function useAddCover(id: string) {
  return useActOn(keys, (body: BodySent<Calls['addCover']>) =>
    call(managerContract.addCover, { params: { id }, body }),
  );
}

export function useEndCover(id: string) {
  return useActOn(keys, (idCobertura: string) => call(managerContract.endCover, { params: { id, idCobertura } }));
}
