import { pendingDocumentContract as calls } from '@cracha/contract/features/document/pending-document.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

const pending = { hr: calls.hrPendingDocuments, manager: calls.managerPendingDocuments } as const;

/** How many documents wait for the reader's signature. */
export function usePendingDocuments(owner: keyof typeof pending, enabled: boolean) {
  return useQuery({
    queryKey: ['documents', 'pending', owner],
    enabled,
    queryFn: () => call(pending[owner], {}),
  });
}
