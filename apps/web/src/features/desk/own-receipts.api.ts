import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { deskKeys } from './desk.api.ts';

/** The worker's newest payslips, to say which one a ticket is about. */
export function useOwnReceipts(enabled: boolean) {
  return useQuery({
    queryKey: [...deskKeys, 'receipts'],
    enabled,
    queryFn: () => call(receiptContract.workerReceipts, { params: { page: '1', size: '24' }, query: {} }),
  });
}
