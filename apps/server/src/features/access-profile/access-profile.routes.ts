import { appAccesses } from '@cracha/contract/access/app-accesses.ts';
import { accessProfileContract } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { type AccessProfile, profilesOf } from './access-profile.queries.ts';
import { createProfile, deleteProfile, previewProfile, updateProfile } from './access-profile.ts';

type Presented = ResponseSent<(typeof accessProfileContract)['createAccessProfile']>;

/** Named sets of permissions of an access group (call-semantics 49–52). */
export function accessProfileRoutes(): Routes {
  return routes(accessProfileContract, {
    createAccessProfile: async ({ tx, by, body }) => {
      const wish = { name: body.nome, permissions: body.permissoes };
      return present(await createProfile(tx, changerOf(by), body.tipo, wish));
    },
    updateAccessProfile: async ({ tx, by, body }) => {
      const wish = { name: body.nome, permissions: body.permissoes, version: body.versao };
      return present(await updateProfile(tx, changerOf(by), body.id, wish));
    },
    accessProfiles: async ({ tx, actor }) => (await profilesOf(tx, actor.accessGroupId)).map(present),
    previewAccessProfile: async ({ tx, actor, body }) => {
      const { gains, losses, holders, flags } = await previewProfile(tx, actor.accessGroupId, {
        id: body.id,
        permissions: body.permissoes,
      });
      return {
        ganha: gains,
        perde: losses,
        pessoas: holders.map(({ id, name, enabled }) => ({ id, nome: name, ativo: enabled })),
        appAcessos: flags.filter(key => listedFor(key, body.tipo)),
      };
    },
    deleteAccessProfile: ({ tx, by, params }) => deleteProfile(tx, by, params.id),
  });
}

/** The flags that an area of the kind of profile asks for at all. */
function listedFor(key: string, kind: 'RH' | 'GESTOR'): boolean {
  const list = kind === 'RH' ? 'rh' : 'gestor';
  return Object.entries(appAccesses).some(([name, { lists }]) => name === key && lists.some(listed => listed === list));
}

function changerOf(by: By) {
  const { actor } = by;
  return { doer: by, permissions: actor.permissions };
}

function present(profile: AccessProfile): Presented {
  return {
    id: profile.id,
    nome: profile.name,
    tipo: profile.role,
    permissoes: profile.permissions,
    totalUsuarios: profile.users,
    padrao: profile.product,
    versao: profile.version,
  };
}
