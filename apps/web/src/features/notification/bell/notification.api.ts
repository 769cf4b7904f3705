import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

const unread = ['notifications', 'unread'];
const newest = ['notifications', 'newest'];

export function useUnreadTotal() {
  return useQuery({
    queryKey: unread,
    queryFn: () => call(notificationContract.unreadTotal, {}),
    refetchInterval: 60_000,
  });
}

/** The newest ones, once the list is opened. */
export function useNotifications(enabled: boolean) {
  return useQuery({
    queryKey: newest,
    enabled,
    queryFn: () => call(notificationContract.notifications, { params: { page: '1', size: '20' }, query: {} }),
  });
}

export function useMarkAsRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => call(notificationContract.markAsRead, { body: { ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
}
