import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { companyUserContract } from '@cracha/contract/features/identity/company-user.contract.ts';
import { groupUserContract } from '@cracha/contract/features/identity/group-user.contract.ts';
import type { groupRoles, UserState } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { ownAccessCalls } from '@cracha/contract/features/identity/own-access.contract.ts';
import { userCalls } from '@cracha/contract/features/identity/user.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';

export type GroupUser = ResponseOf<(typeof groupUserContract)['groupUser']>;
export type UserAccess = GroupUser['papeis'][number];
export type GroupRole = (typeof groupRoles)[number];
export type Invitation = BodySent<(typeof groupUserContract)['inviteUser']>;
export type AccessChange = BodySent<(typeof groupUserContract)['saveUserAccess']>;

export type CompanyUser = ResponseOf<(typeof companyUserContract)['companyUsers']>[number];
export type CompanyUserForm = BodySent<(typeof companyUserContract)['saveCompanyUser']>;

export interface UserFilter {
  search?: string;
  role?: GroupRole;
  profile?: string;
  state?: UserState;
  /** Only workers who declared race or colour 'not informed'. */
  undeclared: boolean;
}

const userKeys = ['group-users'];

export function useGroupUsers({ search, role, profile, state, undeclared }: UserFilter, after?: string) {
  const query = {
    pesquisa: search,
    papel: role,
    idPerfil: profile,
    situacao: state,
    corNaoInformada: undeclared ? 'true' : undefined,
    after,
  };
  return useListOf([...userKeys, 'list'], groupUserContract.groupUsers, { params: { page: '1', size: '10' }, query });
}

export function useGroupUser(id: string | undefined) {
  return useQuery({
    queryKey: [...userKeys, 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(groupUserContract.groupUser, { params: { id: id ?? '' } }),
  });
}

/** The companies that may be given, by name. */
export function useCompanies(enabled = true) {
  return useQuery({ queryKey: ['companies'], enabled, queryFn: () => call(companyContract.companies, {}) });
}

export function useInvite() {
  return useUserAct((body: Invitation) => call(groupUserContract.inviteUser, { body }));
}

/** Who holds a role over one company. */
export function useCompanyUsers(id: string) {
  return useQuery({
    queryKey: [...userKeys, 'company', id],
    queryFn: () => call(companyUserContract.companyUsers, { params: { id } }),
  });
}

export function useSaveCompanyUser() {
  return useUserAct((body: CompanyUserForm) => call(companyUserContract.saveCompanyUser, { body }));
}

export function useSwitchCompanyUser() {
  return useUserAct(({ id, on }: { id: string; on: boolean }) =>
    call(companyUserContract.switchCompanyUser, {
      params: { idUsuarioEmpresa: id, habilitado: on ? 'true' : 'false' },
    }),
  );
}

export function useSaveAccess(id: string) {
  return useUserAct((body: AccessChange) => call(groupUserContract.saveUserAccess, { params: { id }, body }));
}

export function useEnableUser(id: string) {
  return useUserAct((ativo: boolean) => call(groupUserContract.enableUser, { params: { id }, body: { ativo } }));
}

export function useResend(id: string) {
  return useUserAct(() => call(groupUserContract.resendInvitation, { params: { id } }));
}

export function useUnlock(id: string) {
  return useUserAct(() => call(ownAccessCalls.liftLock, { params: { id } }));
}

/** Shown to HR; of the platform the link that was sent. */
export type Issued = ResponseOf<(typeof userCalls)['issueProvisionalPassword']>;

export function useProvisionalPassword(id: string) {
  return useUserAct(() => call(userCalls.issueProvisionalPassword, { params: { id } }));
}

/** What changes a user changes the lists of both areas. */
function useUserAct<V, R>(act: (value: V) => Promise<R>) {
  return useActOn(userKeys, act, [['platform-users'], ['access-profiles']]);
}
