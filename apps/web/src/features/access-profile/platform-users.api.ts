import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import type { anyRoles } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/client.ts';

export type PlatformUser = ResponseOf<(typeof platformUserContract)['platformUsers']>['items'][number];
export type PlatformRecord = ResponseOf<(typeof platformUserContract)['platformUser']>;

export interface PlatformFilter {
  search?: string;
  role?: (typeof anyRoles)[number];
  state?: UserState;
}

const platformKeys = ['platform-users'];

export function usePlatformUsers({ search, role, state }: PlatformFilter, after?: string) {
  const query = { pesquisa: search, papel: role, situacao: state, after };
  return useQuery({
    queryKey: [...platformKeys, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: () => call(platformUserContract.platformUsers, { params: { page: '1', size: '10' }, query }),
  });
}

export function usePlatformUser(id: string) {
  return useQuery({
    queryKey: [...platformKeys, 'one', id],
    queryFn: () => call(platformUserContract.platformUser, { params: { id } }),
  });
}

export function useInviteOperator() {
  return useChange((body: BodySent<(typeof platformUserContract)['inviteOperator']>) =>
    call(platformUserContract.inviteOperator, { body }),
  );
}

export function useEndSessions(id: string) {
  return useChange(() => call(platformUserContract.endUserSessions, { params: { id } }));
}

export function useResetAuthenticator(id: string) {
  return useChange(() => call(platformUserContract.resetAuthenticator, { params: { id } }));
}

function useChange<V, R>(mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: platformKeys }) });
}
