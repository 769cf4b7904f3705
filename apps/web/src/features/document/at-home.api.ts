import { ownPendingContract as calls } from '@cracha/contract/features/document/own-pending.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** How many documents wait for the worker, to sign or to acknowledge. */
export function useOwnPending(enabled: boolean) {
  return useQuery({
    queryKey: ['documents', 'pending'],
    enabled,
    queryFn: () => call(calls.ownPendingDocuments, {}),
  });
}
