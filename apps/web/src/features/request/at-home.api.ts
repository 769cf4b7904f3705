import { requestsAtHomeContract as calls } from '@cracha/contract/features/request/requests-at-home.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type RequestsAtHome = ResponseOf<(typeof calls)['ownRequestsAtHome']>;

/** What the worker's home tells of requests. */
export function useRequestsAtHome(enabled: boolean) {
  return useQuery({ queryKey: ['requests', 'home'], enabled, queryFn: () => call(calls.ownRequestsAtHome, {}) });
}
