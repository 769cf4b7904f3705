import { leaveContract } from '@cracha/contract/features/worker/leave.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** Who of the manager's people is away today and soon. */
export function useTeamAbsences() {
  return useQuery({ queryKey: ['workers', 'away'], queryFn: () => call(leaveContract.teamAbsences, {}) });
}
