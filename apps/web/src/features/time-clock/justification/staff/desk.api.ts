import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import type { BodySent, QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import { askedAgain, isRunning } from '#ui/staff/task-state.ts';
import { timesheetKeys } from '../../timesheet-keys.ts';
import { justificationKeys as keys } from '../justification.api.ts';

export type JustificationRow = ResponseOf<(typeof calls)['justifications']>['items'][number];
export type JustificationFilter = Omit<QuerySent<(typeof calls)['justifications']>, 'after'>;

const first: string | undefined = undefined;

/** What waits first, then the newest. */
export function useJustificationQueue(filter: JustificationFilter) {
  return useInfiniteQuery({
    queryKey: [...keys, 'queue', filter],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(calls.justifications, { params: { page: '1', size: '50' }, query: { ...filter, after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

export function useJustifications(filter: JustificationFilter, after?: string) {
  return useListOf([...keys, 'list'], calls.justifications, {
    params: { page: '1', size: '25' },
    query: { ...filter, after },
  });
}

const decisions = {
  aprova: calls.approveJustification,
  nega: calls.denyJustification,
  devolve: calls.returnJustification,
  finaliza: calls.finishJustification,
  desfaz: calls.undoJustification,
} as const;
export type Verb = keyof typeof decisions;

interface Decided {
  verb: Verb;
  id: string;
  versao: number;
  motivo?: string;
  hora?: string;
}

/** A verb of `can`, of the version that was seen. */
export function useDecide() {
  return useActOn(
    keys,
    ({ verb, id, ...body }: Decided): Promise<JustificationRow> => call(decisions[verb], { params: { id }, body }),
    [timesheetKeys],
  );
}

export function useWriteMessage(id: string) {
  return useActOn(keys, (texto: string) => call(calls.writeJustification, { params: { id }, body: { texto } }));
}

export async function downloadProof(id: string, { id: idArquivo, nome }: { id: string; nome: string }): Promise<void> {
  saveFile(await callFile(calls.justificationFile, { params: { id, idArquivo } }), nome);
}

export function useDecideMany() {
  return useActOn(keys, (body: BodySent<(typeof calls)['decideMany']>) => call(calls.decideMany, { body }));
}

/** How far it is; asked again while it goes on. */
export function useBatch(id: string) {
  return useQuery({
    queryKey: [...keys, 'batch', id],
    queryFn: () => call(calls.decisionBatch, { params: { id } }),
    refetchInterval: ({ state }) => (isRunning(state.data?.status) ? askedAgain : false),
  });
}
