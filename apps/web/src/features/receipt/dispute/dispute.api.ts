import { disputeContract } from '@cracha/contract/features/receipt/receipt-dispute.contract.ts';
import type { DisputeOutcome, DisputeState } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type DisputeRow = ResponseOf<(typeof disputeContract)['disputes']>['items'][number];
export type Dispute = ResponseOf<(typeof disputeContract)['assignDispute']>;

/** HR's list: open ones by deadline, closed ones newest first. */
export function useDisputes(state: DisputeState, after?: string, enabled = true) {
  return useQuery({
    queryKey: ['receipts', 'disputes', state, after],
    enabled,
    queryFn: () =>
      call(disputeContract.disputes, { params: { page: '1', size: '10' }, query: { situacao: state, after } }),
    placeholderData: keepPreviousData,
  });
}

/** The last disagreement with a receipt; null where there is none. */
export function useDispute(receiptId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['receipts', 'dispute', receiptId],
    enabled,
    queryFn: () => call(disputeContract.disputeOfReceipt, { params: { id: receiptId } }),
  });
}

export function useHandlers(receiptId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['receipts', 'handlers', receiptId],
    enabled,
    queryFn: () => call(disputeContract.disputeHandlers, { params: { id: receiptId } }),
  });
}

export function useAssign(receiptId: string) {
  return useActOn(['receipts'], (handler: string) =>
    call(disputeContract.assignDispute, { params: { id: receiptId }, body: { idResponsavel: handler } }),
  );
}

export function useClose(receiptId: string) {
  return useActOn(['receipts'], ({ outcome, reason }: { outcome: DisputeOutcome; reason: string }) =>
    call(disputeContract.closeDispute, { params: { id: receiptId }, body: { desfecho: outcome, motivo: reason } }),
  );
}
