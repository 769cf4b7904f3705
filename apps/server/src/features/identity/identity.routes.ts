import type { AppAccessList } from '@cracha/contract/access/app-accesses.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Tokens } from '#kernel/http/token.ts';
import { refuse } from '#kernel/refusal.ts';
import { becomeFirstAdministrator } from './first-access.ts';
import { presentAppAccesses, presentGroups, presentSignedInUser } from './identity.presenter.ts';
import { chooseGroup, claimsOf, endSession, groupsOf, personOf, renewToken } from './identity.queries.ts';
import { signInByPassword } from './sign-in.ts';

/** Sign-in, session, access group and what the client may show (call-semantics 1, 4, 6–8, 10–11, 25, 41–47). */
export function identityRoutes(tokens: Tokens): Routes {
  const bearer = async (tx: Tx, tokenId: string) => tokens.sign({ ...(await claimsOf(tx, tokenId)) });
  const flags =
    (list: AppAccessList) =>
    async ({ actor }: { actor: Actor }) =>
      presentAppAccesses(actor, list);

  return routes(identityContract, {
    signIn: async ({ body, request, outside }) => {
      const tokenId = await signInByPassword(body, request, outside);
      return outside(tx => bearer(tx, tokenId));
    },
    signedInUser: async ({ tx, actor }) =>
      presentSignedInUser(await personOf(tx, actor.personId), await claimsOf(tx, actor.tokenId), actor),
    signOut: async ({ tx, actor }) => endSession(tx, actor.sessionId),
    refreshToken: async ({ tx, actor }) => {
      const tokenId = await renewToken(tx, actor.tokenId);
      return tokenId ? bearer(tx, tokenId) : refuse('UNAUTHENTICATED');
    },
    chooseHrGroup: async ({ tx, actor, body }) =>
      bearer(tx, await chooseGroup(tx, actor.tokenId, 'RH', body.idGrupoAcesso)),
    chooseManagerGroup: async ({ tx, actor, body }) =>
      bearer(tx, await chooseGroup(tx, actor.tokenId, 'GESTOR', body.IdGrupoAcessoGestor)),
    hrGroups: async ({ tx, actor }) => presentGroups(await groupsOf(tx, actor.personId, 'RH')),
    managerGroups: async ({ tx, actor }) => presentGroups(await groupsOf(tx, actor.personId, 'GESTOR')),
    createFirstAdministrator: async ({ tx, body }) => becomeFirstAdministrator(tx, body),
    isInRole: async ({ actor, params }) => actor.roles.some(role => role === params.role.toUpperCase()),
    hrAppAccesses: flags('rh'),
    managerAppAccesses: flags('gestor'),
    workerAppAccesses: flags('empregado'),
    associationAppAccesses: flags('assemat'),
    financeAppAccesses: flags('fin'),
    resellerAppAccesses: flags('revenda'),
    platformAppAccesses: flags('admin'),
  });
}
