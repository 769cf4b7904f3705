import { payDayContract } from '@cracha/contract/features/receipt/pay-day.contract.ts';
import type { ReceiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import type { Receipt } from '../receipt.types.ts';

/** Those that were seen with their days, or all without a day that a filter finds. */
export type Payslips = { rows: readonly Pick<Receipt, 'id' | 'dataPagamento'>[] } | { filter: ReceiptFilter };

/** Sets the day of payment of payslips that are out. */
export function useSetPayDay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, day }: { of: Payslips; day: string | null }) =>
      call(payDayContract.setPayDay, { body: { ...chosen(of), dataPagamento: day } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}

function chosen(of: Payslips) {
  if ('filter' in of) return { filtro: of.filter };
  return { recibos: of.rows.map(({ id, dataPagamento: de }) => ({ id, de })) };
}
