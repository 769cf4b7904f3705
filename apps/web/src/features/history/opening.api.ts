import { openingContract, type openingDays } from '@cracha/contract/features/history/opening.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

type Calls = typeof openingContract;
export type OwnOpening = ResponseOf<Calls['ownOpenings']>['items'][number];
export type Opener = ResponseOf<Calls['unusualOpenings']>[number];
export type OpeningDays = (typeof openingDays)[number];

const first: string | undefined = undefined;

/** What others opened of one, ten and then ten more. */
export function useOwnOpenings() {
  return useInfiniteQuery({
    queryKey: ['openings', 'own'],
    initialPageParam: first,
    queryFn: ({ pageParam }) => call(openingContract.ownOpenings, { query: { after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

export function useOpeners(dias: OpeningDays) {
  return useQuery({
    queryKey: ['openings', 'staff', dias],
    placeholderData: keepPreviousData,
    queryFn: () => call(openingContract.unusualOpenings, { params: { dias } }),
  });
}
