import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './group-user.schemas.ts';

/** The users of an access group, for its HR; what the operator does with the same calls. */
export const groupUserContract = {
  groupUsers: endpoint({
    method: 'GET',
    path: '/usuario/grupo/:page/:size',
    summary: 'The users of the access group by name, with their roles, profiles and state.',
    access: { roles: ['RH'], permission: ['RhUsuarioVisualizar', 'RhUsuarioPerfil'] },
    params: pageParams(defaultPageSize.staff),
    query: s.groupUserQuery,
    response: z.extend(pageOf(s.groupUser), { totalCorNaoInformada: z.int() }),
  }),
  groupUser: endpoint({
    method: 'GET',
    path: '/usuario/:id/grupo',
    summary: 'One user of the access group.',
    access: { roles: ['RH'], permission: ['RhUsuarioVisualizar', 'RhUsuarioPerfil'] },
    params: idParams('person'),
    response: s.groupUser,
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: '/usuario/convite',
    summary: 'Gives a role in the access group; who has no account gets a one-use invitation by e-mail or SMS.',
    access: { roles: ['RH'], permission: ['RhUsuarioCriar'] },
    body: s.invitation,
    response: s.groupUser,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/usuario/:id/convite',
    summary: 'Sends the invitation again; the former link ends.',
    access: { roles: ['RH', 'ADMIN'], permission: ['RhUsuarioCriar', 'AdminUsuarioCriar'] },
    params: idParams('person'),
    responseKind: 'empty',
  }),
  saveUserAccess: endpoint({
    method: 'PUT',
    path: '/usuario/:id/grupo',
    summary: 'A role of a user in the access group: its profile, its companies, whether it is on.',
    access: { roles: ['RH'], permission: ['RhUsuarioPerfil'] },
    params: idParams('person'),
    body: s.accessChange,
    response: s.groupUser,
  }),
  enableUser: endpoint({
    method: 'PUT',
    path: '/usuario/:id/habilita',
    summary:
      'Switches a user on or off: HR in its access group, the operator on the platform. The next request is judged by it.',
    access: { roles: ['RH', 'ADMIN'], permission: ['RhUsuarioEditar', 'AdminUsuarioEditar'] },
    params: idParams('person'),
    body: z.object({ ativo: z.boolean() }),
    responseKind: 'empty',
  }),
} satisfies Contract;
