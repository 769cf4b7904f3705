import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idParams, requiredText } from '../../kernel/wire.ts';

const permissionNames = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(800));

const accessProfile = z.object({
  id,
  nome: z.string(),
  tipo: z.enum(['RH', 'GESTOR']),
  permissoes: permissionNames,
  totalUsuarios: z.int(),
  /** Comes with the product: it can be given, not changed. */
  padrao: z.boolean(),
  versao: z.int(),
});

/** What a change gives and takes, person by person, before it is saved; and what a holder's menus are made of. */
const preview = z.object({
  ganha: permissionNames,
  perde: permissionNames,
  pessoas: z.array(z.object({ id, nome: z.string(), ativo: z.boolean() })),
  /** The flags of the access group that a holder of the kind works with. */
  appAcessos: z.array(z.string()),
});

/** Named sets of permissions of an access group (calls 49–52). */
export const accessProfileContract = {
  createAccessProfile: endpoint({
    method: 'POST',
    path: '/perfilAcesso/AddPerfilAcesso',
    summary: 'Creates an access profile of the chosen group.',
    access: { roles: ['RH'], permission: ['RhPerfilAcessoCriar'] },
    body: z.object({
      nome: requiredText(120),
      tipo: z.enum(['RH', 'GESTOR'], 'INVALID_OPTION'),
      permissoes: permissionNames,
    }),
    response: accessProfile,
  }),
  updateAccessProfile: endpoint({
    method: 'POST',
    path: '/perfilAcesso/UpdatePerfilAcesso',
    summary: "Changes a profile; holders' permissions hold from their next request on.",
    access: { roles: ['RH'], permission: ['RhPerfilAcessoEditar'] },
    body: z.object({ id, nome: requiredText(120), permissoes: permissionNames, versao: z.optional(z.int()) }),
    response: accessProfile,
  }),
  accessProfiles: endpoint({
    method: 'GET',
    path: '/perfilAcesso/getAllByGrupoAcesso',
    summary: "The access profiles of the token's access group, and those that come with the product.",
    access: { roles: ['RH'], permission: ['RhPerfilAcessoVisualizar'] },
    response: z.array(accessProfile),
  }),
  previewAccessProfile: endpoint({
    method: 'POST',
    path: '/perfilAcesso/previa',
    summary: 'What a profile with these permissions would give and take, and whom; nothing is saved.',
    access: { roles: ['RH'], permission: ['RhPerfilAcessoVisualizar'] },
    body: z.object({
      id: z.optional(id),
      tipo: z.enum(['RH', 'GESTOR'], 'INVALID_OPTION'),
      permissoes: permissionNames,
    }),
    response: preview,
    forSupport: true,
  }),
  deleteAccessProfile: endpoint({
    method: 'DELETE',
    path: '/perfilAcesso/:id',
    summary: 'Deletes a profile nobody holds.',
    access: { roles: ['RH'], permission: ['RhPerfilAcessoDeletar'] },
    params: idParams('access_profile'),
    responseKind: 'empty',
  }),
} satisfies Contract;
