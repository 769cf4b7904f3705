import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/* HR's employee records. */

type Calls = typeof filedDocumentContract;
export type StaffFiledRow = ResponseOf<Calls['hrRecords']>['items'][number];
export type FiledFilter = Omit<QuerySent<Calls['hrRecords']>, 'after'>;

export function useStaffFiled(filter: FiledFilter, after?: string) {
  return useQuery({
    queryKey: ['receipts', 'filed', 'list', filter, after],
    placeholderData: keepPreviousData,
    queryFn: () => call(filedDocumentContract.hrRecords, { params: { page: '1' }, query: { ...filter, after } }),
  });
}

export function useFiledFilters() {
  return useQuery({
    queryKey: ['receipts', 'filed', 'filters'],
    staleTime: 60_000,
    queryFn: () => call(filedDocumentContract.hrRecordFilters, {}),
  });
}

export function useWithdrawFiled() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, why }: { ids: string[]; why: string }) =>
      call(filedDocumentContract.withdrawRecords, {
        body: { IdString: ids.join(','), Justificativa: why, confirmado: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}
