import { withholdingContract } from '@cracha/contract/features/receipt/receipt-withholding.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/client.ts';

export function useWithhold() {
  return useChange(({ ids, reason }: { ids: string[]; reason: string }) =>
    call(withholdingContract.withholdReceipts, { body: { ids, motivo: reason } }),
  );
}

export function useGiveBack() {
  return useChange((ids: string[]) => call(withholdingContract.giveReceiptsBack, { body: { ids } }));
}

function useChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }) });
}
