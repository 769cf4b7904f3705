import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';

/* Employee records of their worker. */

type Calls = typeof filedDocumentContract;
export type EmployeeRecord = ResponseOf<Calls['employeeRecord']>;
export type FiledRow = ResponseOf<Calls['workerRecords']>['items'][number];

const first: string | undefined = undefined;

export function useRecords() {
  return useInfiniteQuery({
    queryKey: ['receipts', 'records', 'worker'],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(filedDocumentContract.workerRecords, { params: { page: '1' }, query: { after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

export function useRecord(id: string | undefined) {
  return useQuery({
    queryKey: ['receipts', 'records', 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(filedDocumentContract.employeeRecord, { params: { id: id ?? '' } }),
  });
}

export async function downloadRecord({ id, ano, mes }: Pick<FiledRow, 'id' | 'ano' | 'mes'>): Promise<void> {
  saveFile(await callFile(filedDocumentContract.employeeRecordPdf, { params: { id } }), `ficha-${ano}-${mes}.pdf`);
}
