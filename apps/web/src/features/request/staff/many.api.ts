import { requestContract as requests } from '@cracha/contract/features/request/request.contract.ts';
import { requestBatchContract as calls } from '@cracha/contract/features/request/request-batch.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import { type RequestFilter, type RequestRow, requestKeys, vacationKeys } from '../request.api.ts';

export type RequestBatch = ResponseOf<(typeof calls)['requestBatch']>;

export const pageSize = 50;
const lists = { manager: requests.managerRequests, hr: requests.hrRequests } as const;

/** A page of a queue, to choose from. */
export function useRequestPage(owner: StaffWay['owner'], filter: RequestFilter, after: string | undefined) {
  return useListOf([...requestKeys, 'page'], lists[owner], {
    params: { page: '1', size: String(pageSize) },
    query: { ...filter, after },
  });
}

/** All that a filter finds, by their names. Undefined: on its way. */
export function useFound(
  owner: StaffWay['owner'],
  filter: RequestFilter | undefined,
): readonly RequestRow[] | undefined {
  const { data } = useQuery({
    queryKey: [...requestKeys, 'found', owner, filter],
    enabled: filter !== undefined,
    queryFn: async () => {
      const rows: RequestRow[] = [];
      let after: string | undefined;
      do {
        const page = await call(lists[owner], { params: { page: '1', size: '100' }, query: { ...filter, after } });
        rows.push(...page.items);
        after = page.after ?? undefined;
      } while (after !== undefined && rows.length < 200);
      return rows;
    },
  });
  return data;
}

const acts = { aprova: calls.approveRequests, nega: calls.denyRequests, finaliza: calls.finishRequests } as const;
export type ManyVerb = keyof typeof acts;

/** One act on many. @returns the batch, by its id */
export function useDecideMany() {
  return useActOn(
    requestKeys,
    ({ verb, ...body }: BodySent<(typeof calls)['approveRequests']> & { verb: ManyVerb }) => call(acts[verb], { body }),
    [vacationKeys],
  );
}

const askedAgain = 1_000;
export const isOpen = ({ feitos, total }: RequestBatch) => feitos < total;

/** How far it is; asked again while it goes on. */
export function useRequestBatch(id: string) {
  return useQuery({
    queryKey: [...requestKeys, 'batch', id],
    queryFn: () => call(calls.requestBatch, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? askedAgain : false),
  });
}

/** The reader's last reasons of denials. */
export function useRecentReasons(): readonly string[] | undefined {
  return useQuery({ queryKey: [...requestKeys, 'reasons'], queryFn: () => call(calls.recentReasons, {}) }).data;
}
