import { announcingContract } from '@cracha/contract/features/announcement/announcing.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** The employers that announce, with how many are unread; apart from the other calls, which a home never makes. */
export function useAnnouncingEmployers() {
  return useQuery({
    queryKey: ['announcements', 'employers'],
    queryFn: () => call(announcingContract.announcingCompanies, {}),
  });
}
