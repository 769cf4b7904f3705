import { filedDocumentContract } from '@cracha/contract/features/receipt/filed-document.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';

/* Employee records and time-clock mirrors of their worker. */

type Calls = typeof filedDocumentContract;
export type EmployeeRecord = ResponseOf<Calls['employeeRecord']>;
export type TimeMirror = ResponseOf<Calls['timeMirror']>;
export type FiledRow = ResponseOf<Calls['workerRecords']>['items'][number];

const first: string | undefined = undefined;

export function useRecords() {
  return useFiled('records', after =>
    call(filedDocumentContract.workerRecords, { params: { page: '1' }, query: { after } }),
  );
}

export function useMirrors() {
  return useFiled('mirrors', after =>
    call(filedDocumentContract.workerMirrors, { params: { page: '1' }, query: { after } }),
  );
}

function useFiled(name: string, read: (after: string | undefined) => Promise<ResponseOf<Calls['workerRecords']>>) {
  return useInfiniteQuery({
    queryKey: ['receipts', name, 'worker'],
    initialPageParam: first,
    queryFn: ({ pageParam }) => read(pageParam),
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

export function useMirror(id: string | undefined) {
  return useQuery({
    queryKey: ['receipts', 'mirrors', 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(filedDocumentContract.timeMirror, { params: { id: id ?? '' } }),
  });
}

export async function downloadRecord({ id, ano, mes }: Pick<FiledRow, 'id' | 'ano' | 'mes'>): Promise<void> {
  saveFile(await callFile(filedDocumentContract.employeeRecordPdf, { params: { id } }), `ficha-${ano}-${mes}.pdf`);
}

export async function downloadMirror({ id, ano, mes }: Pick<FiledRow, 'id' | 'ano' | 'mes'>): Promise<void> {
  saveFile(await callFile(filedDocumentContract.timeMirrorPdf, { params: { id } }), `espelho-${ano}-${mes}.pdf`);
}
