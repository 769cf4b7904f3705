import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/* HR's employee records and time-clock mirrors. */

type Calls = typeof filedDocumentContract;
export type FiledPart = 'fichas' | 'espelhos';
export type StaffFiledRow = ResponseOf<Calls['hrRecords']>['items'][number];
export type FiledFilter = Omit<QuerySent<Calls['hrRecords']>, 'after'>;

const calls = {
  fichas: {
    list: filedDocumentContract.hrRecords,
    filters: filedDocumentContract.hrRecordFilters,
    withdraw: filedDocumentContract.withdrawRecords,
  },
  espelhos: {
    list: filedDocumentContract.hrMirrors,
    filters: filedDocumentContract.hrMirrorFilters,
    withdraw: filedDocumentContract.withdrawMirrors,
  },
} as const;

export function useStaffFiled(part: FiledPart, filter: FiledFilter, after?: string) {
  return useQuery({
    queryKey: ['receipts', 'filed', part, filter, after],
    placeholderData: (before, query) => (query?.queryKey[2] === part ? keepPreviousData(before) : undefined),
    queryFn: () => call(calls[part].list, { params: { page: '1' }, query: { ...filter, after } }),
  });
}

export function useFiledFilters(part: FiledPart) {
  return useQuery({
    queryKey: ['receipts', 'filed', part, 'filters'],
    staleTime: 60_000,
    queryFn: () => call(calls[part].filters, {}),
  });
}

export function useWithdrawFiled(part: FiledPart) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, why }: { ids: string[]; why: string }) =>
      call(calls[part].withdraw, { body: { IdString: ids.join(','), Justificativa: why, confirmado: true } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}
