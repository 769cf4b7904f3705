import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { givenText } from '../../kernel/wire.ts';
import * as s from './identity.schemas.ts';

/** Who is signed in, in which access group, with which token: what every page asks. */
export const sessionCalls = {
  signedInUser: endpoint({
    method: 'GET',
    path: '/usuario/getusuariologado',
    summary: 'Who is signed in, what is still to be done, which groups and permissions are held.',
    access: 'signedIn',
    response: s.signedInUser,
    forSigners: true,
    beforeSteps: true,
    beforeGroup: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/usuario/sair',
    summary: 'Ends the session of the bearer.',
    access: 'signedIn',
    forSigners: true,
    responseKind: 'empty',
    beforeSteps: true,
    beforeGroup: true,
    forSupport: true,
  }),
  refreshToken: endpoint({
    method: 'GET',
    path: '/usuario/refreshtoken',
    summary: "Rotates the session's token; the former one is good for 30 seconds more.",
    access: 'signedIn',
    response: s.tokenAnswer,
    beforeSteps: true,
    beforeGroup: true,
    forSigners: true,
    changesState: true,
    renewal: true,
    ownTransactions: true,
    forSupport: true,
  }),
  chooseHrGroup: endpoint({
    method: 'POST',
    path: '/grupoacesso/rh/newtoken',
    summary: 'Chooses the access group an HR user works in.',
    access: { roles: ['RH'] },
    body: z.object({ idGrupoAcesso: givenText(64) }),
    response: s.tokenAnswer,
    beforeGroup: true,
  }),
  chooseManagerGroup: endpoint({
    method: 'POST',
    path: '/grupoacesso/gestor/newtoken',
    summary: 'Chooses the access group a manager works in.',
    access: { roles: ['GESTOR'] },
    body: z.object({ IdGrupoAcessoGestor: givenText(64) }),
    response: s.tokenAnswer,
    beforeGroup: true,
  }),
  hrGroups: endpoint({
    method: 'GET',
    path: '/grupoacesso/rh/select',
    summary: 'The access groups an HR user may choose.',
    access: { roles: ['RH'] },
    response: s.accessGroupChoices,
    beforeGroup: true,
  }),
  managerGroups: endpoint({
    method: 'GET',
    path: '/grupoacesso/gestor/select',
    summary: 'The access groups a manager may choose.',
    access: { roles: ['GESTOR'] },
    response: s.accessGroupChoices,
    beforeGroup: true,
  }),
} satisfies Contract;
