import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** Of a payslip, benefit or statement alike. */
export function useSwitchQr(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => call(receiptContract.switchQrCode, { params: { id, ligado: String(on) } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}
