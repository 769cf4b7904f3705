import { ownMissingContract as calls } from '@cracha/contract/features/kit/own-missing.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** How many papers and data are asked of the worker and missing. */
export function useOwnMissing(enabled: boolean) {
  return useQuery({ queryKey: ['kits', 'missing'], enabled, queryFn: () => call(calls.ownMissingPapers, {}) });
}
