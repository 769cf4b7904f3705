import type { CallInput } from '@cracha/contract/kernel/client.ts';
import type { Endpoint, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../base/client.ts';

/**
 * A list's page, or its counts: what was there stays in sight while the next comes. `undefined`: not asked yet.
 * @param again after how many milliseconds it is asked again by itself; false: it is not
 */
export function useListOf<E extends Endpoint>(
  key: QueryKey,
  endpoint: E,
  input: CallInput<E> | undefined,
  again: (found: ResponseOf<E> | undefined) => number | false = () => false,
) {
  return useQuery({
    queryKey: [...key, endpoint.path, input],
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => again(state.data),
    queryFn: (): Promise<ResponseOf<E>> => call(endpoint, input as CallInput<E>),
  });
}

/** An act; however it ends, all that shows these is read anew, and what begins with the other keys. */
export function useActOn<V, R>(key: QueryKey, mutationFn: (value: V) => Promise<R>, others: readonly QueryKey[] = []) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all([key, ...others].map(queryKey => client.invalidateQueries({ queryKey }))),
  });
}
