import { withholdingContract } from '@cracha/contract/features/receipt/receipt-withholding.contract.ts';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export function useWithhold() {
  return useActOn(['receipts'], ({ ids, reason }: { ids: string[]; reason: string }) =>
    call(withholdingContract.withholdReceipts, { body: { ids, motivo: reason } }),
  );
}

export function useGiveBack() {
  return useActOn(['receipts'], (ids: string[]) => call(withholdingContract.giveReceiptsBack, { body: { ids } }));
}
