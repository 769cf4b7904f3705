import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export function useReopen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(receiptContract.reopenReceipt, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}
