import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type RequestRow = ResponseOf<(typeof calls)['ownRequests']>['items'][number];
export type Request = ResponseOf<(typeof calls)['request']>;
export type RequestFilter = Omit<QuerySent<(typeof calls)['ownRequests']>, 'after'>;

export const requestKeys = ['requests'];
/** A decision changes balances. */
export const vacationKeys = ['vacations'];

const lists = { worker: calls.ownRequests, manager: calls.managerRequests, hr: calls.hrRequests } as const;
type Reader = keyof typeof lists;
const first: string | undefined = undefined;

/** Requests in reach, those that wait for the reader first. */
export function useRequests(reader: Reader, filter: RequestFilter) {
  return useInfiniteQuery({
    queryKey: [...requestKeys, 'list', reader, filter],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(lists[reader], {
        params: { page: '1', size: reader === 'worker' ? '10' : '25' },
        query: { ...filter, after: pageParam },
      }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

export function useRequest(id: string | undefined) {
  return useQuery({
    queryKey: [...requestKeys, 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(calls.request, { params: { id: id ?? '' } }),
  });
}

const decisions = {
  aprova: calls.approveRequest,
  nega: calls.denyRequest,
  revisa: calls.reviewRequest,
  cancela: calls.cancelRequest,
  finaliza: calls.finishRequest,
} as const;
export type Decision = keyof typeof decisions;

interface Decided {
  verb: Decision;
  id: string;
  versao: number;
  motivo?: string;
}

/** A verb of `can`, of the version that was seen. */
export function useDecide() {
  return useActOn(
    requestKeys,
    ({ verb, id, ...body }: Decided): Promise<Request> => call(decisions[verb], { params: { id }, body }),
    [vacationKeys],
  );
}

/** With which the reader denied last. */
export function useLastDenyReasons(enabled: boolean) {
  return useQuery({
    queryKey: [...requestKeys, 'deny-reasons'],
    enabled,
    queryFn: () => call(calls.lastDenyReasons, {}),
  });
}

export function useWriteOn(id: string) {
  return useActOn(requestKeys, (mensagem: string) =>
    call(calls.writeOnRequest, { params: { id }, body: { mensagem } }),
  );
}

export async function takeRequestFile(
  id: string,
  { id: idArquivo, nome }: { id: string; nome: string },
): Promise<void> {
  saveFile(await callFile(calls.requestFile, { params: { id, idArquivo } }), nome);
}
