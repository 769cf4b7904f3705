import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type RecordAsked = ResponseOf<(typeof recordFormContract)['recordForm']>;
type Sent = BodySent<(typeof recordFormContract)['saveRecordForm']>;

/** Beside the company's other settings: they are of one version. */
const keyOf = (id: string | undefined) => ['companies', 'recordForm', id];

/** What a company asks of its workers' records. */
export function useRecordAsked(id: string | undefined) {
  return useQuery({
    queryKey: keyOf(id),
    enabled: id !== undefined,
    queryFn: (): Promise<RecordAsked> => call(recordFormContract.recordForm, { params: { id: id ?? '' } }),
  });
}

export function useSaveRecordAsked(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent) => call(recordFormContract.saveRecordForm, { params: { id }, body }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['companies'] });
      // a record that is read stays as it was until it is opened again: what is asked of it has changed
      client.removeQueries({ queryKey: ['workers', 'one'] });
    },
  });
}
