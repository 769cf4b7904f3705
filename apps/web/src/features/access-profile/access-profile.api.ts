import type { ProfileKind } from '@cracha/contract/access/grants.ts';
import { accessProfileContract } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type AccessProfile = ResponseOf<(typeof accessProfileContract)['accessProfiles']>[number];
export type ProfilePreview = ResponseOf<(typeof accessProfileContract)['previewAccessProfile']>;

/** A profile as it is written; without an id it is a new one. */
export interface ProfileDraft {
  id?: string;
  version?: number;
  name: string;
  kind: ProfileKind;
  permissions: readonly string[];
}

const profileKeys = ['access-profiles'];

export function useAccessProfiles(enabled = true) {
  return useQuery({
    queryKey: [...profileKeys, 'list'],
    enabled,
    queryFn: () => call(accessProfileContract.accessProfiles, {}),
  });
}

/** What a draft would give and take, and whom; the flags behind a holder's menus. */
export function usePreview(
  { id, kind, permissions }: Pick<ProfileDraft, 'id' | 'kind' | 'permissions'>,
  enabled = true,
) {
  return useQuery({
    queryKey: [...profileKeys, 'preview', id, kind, [...permissions].sort().join()],
    enabled,
    queryFn: () =>
      call(accessProfileContract.previewAccessProfile, { body: { id, tipo: kind, permissoes: [...permissions] } }),
  });
}

export function useSaveProfile() {
  return useActOn(profileKeys, ({ id, version, name, kind, permissions }: ProfileDraft) =>
    id
      ? call(accessProfileContract.updateAccessProfile, {
          body: { id, nome: name, permissoes: [...permissions], versao: version },
        })
      : call(accessProfileContract.createAccessProfile, {
          body: { nome: name, tipo: kind, permissoes: [...permissions] },
        }),
  );
}

export function useDeleteProfile() {
  return useActOn(profileKeys, (id: string) => call(accessProfileContract.deleteAccessProfile, { params: { id } }));
}
