import { ownAccessCalls } from '@cracha/contract/features/identity/own-access.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { WorkerFilter } from '@cracha/contract/features/worker/worker.schemas.ts';
import type { SensitivePart } from '@cracha/contract/features/worker/worker-fields.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useSession } from '#kernel/base/session.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import type { WorkerFilterValues, WorkerRecord, WorkerTotals } from './worker.types.ts';
import type { WorkerOrder } from './worker-filter.ts';

type Calls = typeof workerContract;
const keys = ['workers'];

/** A manager's own people are of other calls than HR's registry; what is read is the same. */
function useLists() {
  const manager = useSession()?.profile === 'gestor';
  return {
    manager,
    list: manager ? workerContract.managerWorkers : workerContract.hrWorkers,
    totals: manager ? workerContract.managerWorkerTotals : workerContract.hrWorkerTotals,
    filters: manager ? workerContract.managerWorkerFilters : workerContract.hrWorkerFilters,
  };
}

export function useWorkers(filter: WorkerFilter, order?: WorkerOrder, after?: string) {
  const { list } = useLists();
  return useListOf([...keys, 'list'], list, {
    params: { page: '1', size: '10' },
    query: { ...sent(filter), orderBy: order, after },
  });
}

export function useWorkerTotals(filter: WorkerFilter) {
  const { totals, manager } = useLists();
  return useQuery({
    queryKey: [...keys, 'totals', manager, filter],
    placeholderData: keepPreviousData,
    queryFn: (): Promise<WorkerTotals> => call(totals, { query: sent(filter) }),
  });
}

export function useWorkerFilters() {
  const { filters, manager } = useLists();
  return useQuery({
    queryKey: [...keys, 'filters', manager],
    staleTime: 60_000,
    queryFn: (): Promise<WorkerFilterValues> => call(filters, {}),
  });
}

/** Companies that somebody new may come to: the active ones. */
export function useOpenCompanies() {
  return (useWorkerFilters().data?.empresas ?? []).filter(({ ativa }) => ativa);
}

export async function exportWorkers(filter: WorkerFilter, name: string): Promise<void> {
  saveFile(await callFile(workerContract.exportWorkers, { query: sent(filter) }), `${name}.csv`);
}

/** Reading a record is told to its person: it is read when opened, not again whenever the window comes back. */
export function useWorker(id: string) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: (): Promise<WorkerRecord> => call(workerContract.worker, { params: { id } }),
  });
}

export function useTimeline(id: string) {
  return useQuery({
    queryKey: [...keys, 'timeline', id],
    queryFn: () => call(workerContract.workerTimeline, { params: { id } }),
  });
}

export function useWorkerHistory(id: string) {
  return useQuery({
    queryKey: [...keys, 'history', id],
    queryFn: () => call(workerContract.workerHistory, { params: { id } }),
  });
}

/** The CPF in full, asked for when somebody wants to see it: the asking is recorded. */
export function useShowCpf(id: string) {
  return useMutation({ mutationFn: () => call(workerContract.showWorkerCpf, { params: { id } }) });
}

/** What is sensitive, as it was told; the asking is recorded too. */
export function useShowSensitive(id: string) {
  return useMutation({
    mutationFn: (parte: SensitivePart) => call(workerContract.showWorkerSensitive, { params: { id }, body: { parte } }),
  });
}

export type Section = BodySent<Calls['saveWorker']>;

export function useSaveSection(id: string) {
  return useRecordChange(id, (body: Section) => call(workerContract.saveWorker, { params: { id }, body }));
}

/** A data URL; null takes the photo away. */
export function useSetPhoto(id: string) {
  return useRecordChange(id, (imagem: string | null) =>
    call(workerContract.setWorkerPhoto, { params: { id }, body: { imagem } }),
  );
}

export function useChangeWorker(id: string) {
  return useRecordChange(id, (body: BodySent<Calls['changeWorker']>) =>
    call(workerContract.changeWorker, { params: { id }, body }),
  );
}

export function useTakeBack(id: string) {
  return useRecordChange(id, (idMudanca: string) =>
    call(workerContract.takeBackWorkerChange, { params: { id, idMudanca } }),
  );
}

export type LeaveForm = BodySent<Calls['addLeave']>;

/** A leave by its id; none: one more. */
export function useSaveLeave(id: string, idAfastamento: string | undefined) {
  return useRecordChange(id, (body: LeaveForm) =>
    idAfastamento
      ? call(workerContract.changeLeave, { params: { id, idAfastamento }, body })
      : call(workerContract.addLeave, { params: { id }, body }),
  );
}

export function useRemoveLeave(id: string) {
  return useRecordChange(id, (idAfastamento: string) =>
    call(workerContract.removeLeave, { params: { id, idAfastamento } }),
  );
}

export function useCorrectCpf(id: string) {
  return useRecordChange(id, (body: BodySent<Calls['correctWorkerCpf']>) =>
    call(workerContract.correctWorkerCpf, { params: { id }, body }),
  );
}

export function useTransfer(id: string) {
  return useRecordChange(id, (body: BodySent<Calls['transferWorker']>) =>
    call(workerContract.transferWorker, { params: { id }, body }),
  );
}

export function useTakeBackTransfer(id: string) {
  return useRecordChange(id, (idTransferencia: string) =>
    call(workerContract.takeBackTransfer, { params: { id, idTransferencia } }),
  );
}

/** The second factor of who asks, by a code of their app. */
export async function proveByCode(codigo: string): Promise<void> {
  await call(ownAccessCalls.proveSecondFactor, { body: { codigo } });
}

export function useAskBankChange(id: string) {
  return useRecordChange(id, (body: BodySent<Calls['askBankChange']>) =>
    call(workerContract.askBankChange, { params: { id }, body }),
  );
}

export function useCancelBankChange(id: string) {
  return useRecordChange(id, (idMudanca: string) =>
    call(workerContract.cancelBankChange, { params: { id, idMudanca } }),
  );
}

export function useDismiss(id: string) {
  return useRecordChange(id, (body: BodySent<Calls['dismissWorker']>) =>
    call(workerContract.dismissWorker, { params: { id }, body }),
  );
}

export function useReactivate(id: string) {
  return useRecordChange(id, () => call(workerContract.reactivateWorker, { params: { id } }));
}

/** Those that are named, or all that a filter finds. */
export type Workers = { ids: string[] } | { filtro: WorkerFilter };

export function useInviteWorkers() {
  return useActOn(keys, (body: Workers) => call(workerContract.inviteWorkers, { body }));
}

export function useMoveMany() {
  return useActOn(keys, (body: BodySent<Calls['moveWorkers']>) => call(workerContract.moveWorkers, { body }));
}

export function useSwitchMany() {
  return useActOn(keys, (body: BodySent<Calls['switchWorkers']>) => call(workerContract.switchWorkers, { body }));
}

export function useDismissMany() {
  return useActOn(keys, (body: BodySent<Calls['dismissWorkers']>) => call(workerContract.dismissWorkers, { body }));
}

export function useCreateWorker() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodySent<Calls['createWorker']>) => call(workerContract.createWorker, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys }),
  });
}

/** Each change answers the record as it is now; what else shows it is read anew. */
function useRecordChange<V>(id: string, mutationFn: (value: V) => Promise<WorkerRecord>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: record => {
      client.setQueryData([...keys, 'one', id], record);
      for (const part of ['list', 'totals', 'filters', 'timeline', 'history'])
        void client.invalidateQueries({ queryKey: [...keys, part] });
    },
  });
}

function sent({ semAcesso, acessoDesligado, contaAguardando, ...filter }: WorkerFilter) {
  return {
    ...filter,
    semAcesso: yes(semAcesso),
    acessoDesligado: yes(acessoDesligado),
    contaAguardando: yes(contaAguardando),
  };
}

const yes = (wanted: boolean | undefined) => (wanted ? ('true' as const) : undefined);
