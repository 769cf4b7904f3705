import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './platform-user.schemas.ts';

/** All users, for the platform's operator and support. */
export const platformUserContract = {
  platformUsers: endpoint({
    method: 'GET',
    path: '/usuario/admin/:page/:size',
    summary: 'All users by name, for the platform.',
    access: {
      roles: ['ADMIN', 'SUPORTE'],
      permission: ['AdminUsuarioVisualizar', 'SuporteUsuarioVisualizar', 'SuporteDoisFatoresVisualizar'],
    },
    params: pageParams(defaultPageSize.staff),
    query: s.platformUserQuery,
    response: pageOf(s.platformUser),
  }),
  platformUser: endpoint({
    method: 'GET',
    path: '/usuario/:id/admin',
    summary: 'One user with the roles held anywhere, sessions and locks; nothing of a customer.',
    access: {
      roles: ['ADMIN', 'SUPORTE'],
      permission: ['AdminUsuarioVisualizar', 'SuporteUsuarioVisualizar', 'SuporteDoisFatoresVisualizar'],
    },
    params: idParams('person'),
    response: s.platformUserRecord,
  }),
  inviteOperator: endpoint({
    method: 'POST',
    path: '/usuario/admin/convite',
    summary: "Gives a role of the platform's own: administrator or support.",
    access: { roles: ['ADMIN'], permission: ['AdminUsuarioCriar'] },
    body: s.operatorInvitation,
    response: s.platformUserRecord,
  }),
  endUserSessions: endpoint({
    method: 'POST',
    path: '/usuario/:id/encerramento',
    summary: 'Ends all sessions and remembered browsers of a user.',
    access: { roles: ['ADMIN'], permission: ['AdminUsuarioEditar'] },
    params: idParams('person'),
    responseKind: 'empty',
  }),
  resetAuthenticator: endpoint({
    method: 'POST',
    path: '/usuario/:id/autenticador',
    summary:
      'Takes a lost authenticator away: one person asks, another confirms within a day, and a day later it is done unless the user stops it.',
    access: {
      roles: ['ADMIN', 'SUPORTE'],
      permission: ['AdminUsuarioEditar', 'SuporteDoisFatoresEditar'],
    },
    params: idParams('person'),
    body: s.authenticatorReset,
    response: s.platformUserRecord,
  }),
  replaceContact: endpoint({
    method: 'POST',
    path: '/usuario/:id/contato',
    summary: 'Replaces a contact that the user lost, by two persons in the same way.',
    access: { roles: ['ADMIN'], permission: ['AdminUsuarioEditar'] },
    params: idParams('person'),
    body: s.contactReplacement,
    response: s.platformUserRecord,
  }),
  decideAccount: endpoint({
    method: 'POST',
    path: '/usuario/:id/dono',
    summary: 'Gives an account that two say is theirs to the holder of the letter or to who uses it, by two persons.',
    access: { roles: ['ADMIN'], permission: ['AdminUsuarioEditar'] },
    params: idParams('person'),
    body: s.accountDecision,
    response: s.platformUserRecord,
  }),
} satisfies Contract;
