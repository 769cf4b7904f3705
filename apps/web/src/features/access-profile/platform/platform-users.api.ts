import type { UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import type { anyRoles } from '@cracha/contract/features/identity/platform-user.schemas.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

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
  return useListOf([...platformKeys, 'list'], platformUserContract.platformUsers, {
    params: { page: '1', size: '10' },
    query,
  });
}

export function usePlatformUser(id: string) {
  return useQuery({
    queryKey: [...platformKeys, 'one', id],
    queryFn: () => call(platformUserContract.platformUser, { params: { id } }),
  });
}

export function useInviteOperator() {
  return useActOn(platformKeys, (body: BodySent<(typeof platformUserContract)['inviteOperator']>) =>
    call(platformUserContract.inviteOperator, { body }),
  );
}

export function useEndSessions(id: string) {
  return useActOn(platformKeys, () => call(platformUserContract.endUserSessions, { params: { id } }));
}

export function useResetAuthenticator(id: string) {
  return useActOn(platformKeys, (body: BodySent<(typeof platformUserContract)['resetAuthenticator']>) =>
    call(platformUserContract.resetAuthenticator, { params: { id }, body }),
  );
}

export function useReplaceContact(id: string) {
  return useActOn(platformKeys, (body: BodySent<(typeof platformUserContract)['replaceContact']>) =>
    call(platformUserContract.replaceContact, { params: { id }, body }),
  );
}

export function useDecideAccount(id: string) {
  return useActOn(platformKeys, (body: BodySent<(typeof platformUserContract)['decideAccount']>) =>
    call(platformUserContract.decideAccount, { params: { id }, body }),
  );
}
