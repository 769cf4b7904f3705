import { announcingContract } from '@cracha/contract/features/announcement/announcing.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type Announcing = ResponseSent<(typeof announcingContract)['announcingCompanies']>[number];

/** The employers that announce, with how many are unread; apart from the other calls, which a home never makes. */
export function useAnnouncingEmployers(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: ['announcements', 'employers'],
    queryFn: () => call(announcingContract.announcingCompanies, {}),
  });
}
