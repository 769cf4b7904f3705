import { admissionContract } from '@cracha/contract/features/admission/admission.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** How many admissions stand where. */
export function useAdmissionsToReview(enabled: boolean) {
  return useQuery({
    queryKey: ['admissions', 'totals'],
    enabled,
    queryFn: () => call(admissionContract.admissionTotals, { query: {} }),
  });
}
