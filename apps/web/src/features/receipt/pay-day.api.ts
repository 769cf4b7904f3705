import { payDayContract } from '@cracha/contract/features/receipt/pay-day.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/client.ts';
import type { Receipt } from './receipt.types.ts';

/** Sets the day of payment of a payslip that is out, as its reader saw it. */
export function useSetPayDay({ id, dataPagamento: de }: Pick<Receipt, 'id' | 'dataPagamento'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: string | null) =>
      call(payDayContract.setPayDay, { body: { recibos: [{ id, de }], dataPagamento: day } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}
