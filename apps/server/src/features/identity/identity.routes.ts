import type { AppAccessList } from '@cracha/contract/access/app-accesses.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Captcha } from '#core/identity/captcha.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Tokens } from '#kernel/http/token.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { ownAccessHandlers } from './account/own-access.routes.ts';
import { acceptPolicy, declareOwnEthnicity, refuseOthers } from './account/own-declarations.ts';
import { profileHandlers } from './account/profile.routes.ts';
import { lookupHandlers } from './account/user-lookup.routes.ts';
import type { InOwnTransaction } from './attempts.ts';
import { accountHints } from './case.queries.ts';
import { confirmByCode, maskedContacts, sendConfirmation, sendSecondFactorCode } from './contact-code.ts';
import { presentAppAccesses, presentGroups, presentSignedInUser, presentSigner } from './identity.presenter.ts';
import { chooseGroup, claimsOf, endSession, groupsOf, personOf, renewToken } from './identity.queries.ts';
import { messageSender, personTeller } from './identity-messages.ts';
import { changePassword } from './password-change.ts';
import { registrationOf } from './second-factor.queries.ts';
import { newProvisionalKey, registerAuthenticator } from './second-factor.ts';
import { sessionAnswers } from './session-answers.ts';
import { becomeFirstAdministrator } from './sign-in/first-access.ts';
import { confirmSecondFactorCode } from './sign-in/lost-authenticator.ts';
import { issueProvisionalPassword } from './sign-in/provisional-password.ts';
import { askRecovery, useRecoveryCode } from './sign-in/recovery.ts';
import { type SignedIn, signIn } from './sign-in/sign-in.ts';
import { signerOfSession } from './sign-in/signer.queries.ts';
import { signInSigner } from './sign-in/signer.ts';
import { helperOf, supportInside } from './support/support.queries.ts';
import { supportHandlers } from './support/support.routes.ts';

export interface IdentityServices {
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
  tokens: Tokens;
  secrets: Secrets;
  captcha: Captcha;
  enqueue: Enqueue;
  files: Pick<FileStore, 'put' | 'open'>;
}

/** Sign-in, second factor, contacts, recovery, session, access group and what the client may show (call-semantics 1–25, 30, 41–47). */
export function identityRoutes({ tokens, secrets, captcha, enqueue, files, publicUrl }: IdentityServices): Routes {
  const send = messageSender(secrets, enqueue);
  const tell = personTeller(send);
  const codes = { secrets, send, tell };
  const { bearer, narrow } = sessionAnswers(tokens);
  const challengeOf = async (tokenId: string) => (await narrow(tokenId)).access_token;
  const entered = async (inOwnTransaction: InOwnTransaction, { tokenId, psk }: SignedIn) => ({
    ...(await inOwnTransaction(tx => bearer(tx, tokenId))),
    ...(psk ? { psk } : {}),
  });
  const flags =
    (list: AppAccessList) =>
    async ({ actor }: { actor: Actor }) =>
      presentAppAccesses(actor, list);

  return routes(identityContract, {
    signIn: async ({ body, request, inOwnTransaction }) =>
      entered(
        inOwnTransaction,
        await signIn({ secrets, captcha }, body, request, inOwnTransaction, challengeOf, 'password'),
      ),
    signInWithCode: async ({ body, request, inOwnTransaction }) =>
      entered(
        inOwnTransaction,
        await signIn({ secrets, captcha }, body, request, inOwnTransaction, challengeOf, 'code'),
      ),
    signInSigner: async ({ body, request, inOwnTransaction }) => {
      const tokenId = await signInSigner(body, request, inOwnTransaction);
      return inOwnTransaction(tx => bearer(tx, tokenId));
    },
    signedInUser: ({ tx, actor }) => signedInUser(tx, secrets, actor),
    signOut: async ({ tx, actor }) => endSession(tx, actor.sessionId),
    changePassword: ({ body, by, inOwnTransaction }) =>
      changePassword({ secrets, tell }, body, by, inOwnTransaction, bearer),
    refreshToken: async ({ actor, request, inOwnTransaction }) => {
      const answer = await inOwnTransaction(async tx => {
        const { token, reused } = await renewToken(tx, actor.tokenRow);
        if (reused && actor.personId) await tell(tx, actor.personId, 'tokenReused', request);
        return token ? bearer(tx, token) : undefined;
      });
      // what ended with a token in two hands stays ended
      return answer ?? refuse('UNAUTHENTICATED');
    },
    chooseHrGroup: async ({ tx, actor, body }) =>
      bearer(tx, await chooseGroup(tx, actor.tokenRow, 'RH', body.idGrupoAcesso)),
    chooseManagerGroup: async ({ tx, actor, body }) =>
      bearer(tx, await chooseGroup(tx, actor.tokenRow, 'GESTOR', body.IdGrupoAcessoGestor)),
    hrGroups: async ({ tx, actor }) => presentGroups(await groupsOf(tx, actor.personId, 'RH')),
    managerGroups: async ({ tx, actor }) => presentGroups(await groupsOf(tx, actor.personId, 'GESTOR')),
    recoverPassword: ({ body, request, inOwnTransaction }) =>
      askRecovery({ secrets, captcha, enqueue }, body, request, inOwnTransaction),
    useRecoveryCode: async ({ body, request, inOwnTransaction }) =>
      narrow(await useRecoveryCode(secrets, body, request, inOwnTransaction)),
    createFirstAdministrator: async ({ tx, body }) => becomeFirstAdministrator(tx, body),
    isInRole: async ({ actor, params }) => actor.roles.some(role => role === params.role.toUpperCase()),

    maskedContacts: ({ tx, actor }) => maskedContacts(tx, actor),
    sendContactCode: ({ tx, by, body }) => sendSecondFactorCode(tx, codes, by, body.tipo),
    resendContactCode: ({ tx, by, body }) => sendSecondFactorCode(tx, codes, by, body?.tipo),
    confirmContactCode: ({ by, params, inOwnTransaction }) =>
      confirmSecondFactorCode(codes, by, inOwnTransaction, params.token, bearer),
    saveTwoFactor: async ({ tx, by, params }) => ({
      codigosRecuperacao: await registerAuthenticator(tx, { secrets, tell }, by, params),
    }),
    activateTwoFactor: async ({ tx, actor, by, params }) => {
      refuseOthers(actor, params.id);
      return { codigosRecuperacao: await registerAuthenticator(tx, { secrets, tell }, by, params) };
    },
    provisionalKey: async ({ tx, actor }) => ({ keyProvisoria: await newProvisionalKey(tx, secrets, actor) }),
    sendCellPhoneCode: ({ tx, actor, by, params, query }) => {
      refuseOthers(actor, params.id);
      return sendConfirmation(tx, codes, by, { kind: 'celular', typed: query.celular });
    },
    confirmCellPhone: async ({ actor, by, params, query, inOwnTransaction }) => {
      refuseOthers(actor, params.id);
      const celular = await confirmByCode(codes, by, inOwnTransaction, { kind: 'celular', code: query.token });
      return { celular, celularConfirmado: true as const };
    },
    sendEmailCode: ({ tx, actor, by, params, query }) => {
      refuseOthers(actor, params.id);
      return sendConfirmation(tx, codes, by, { kind: 'email', typed: query.email });
    },
    confirmEmail: async ({ actor, by, params, query, inOwnTransaction }) => {
      refuseOthers(actor, params.id);
      const email = await confirmByCode(codes, by, inOwnTransaction, { kind: 'email', code: query.token });
      return { email, emailConfirmado: true as const };
    },
    declareEthnicity: ({ tx, by, params, query }) =>
      declareOwnEthnicity(tx, by, { personId: params.id, colour: query.cor, declares: query.declaracao }),
    acceptPolicy: ({ tx, by, params, query }) => acceptPolicy(tx, by, { personId: params.id, version: query.versao }),
    issueProvisionalPassword: ({ tx, by, params }) =>
      issueProvisionalPassword(tx, { secrets, send, tell, publicUrl }, by, params.id),

    ...lookupHandlers,
    ...profileHandlers({ codes, files }),
    ...supportHandlers(bearer),
    ...ownAccessHandlers({ secrets, tell }),

    hrAppAccesses: flags('rh'),
    managerAppAccesses: flags('gestor'),
    workerAppAccesses: flags('empregado'),
    associationAppAccesses: flags('assemat'),
    financeAppAccesses: flags('fin'),
    resellerAppAccesses: flags('revenda'),
    platformAppAccesses: flags('admin'),
  });
}

async function signedInUser(tx: Tx, secrets: Secrets, actor: Actor) {
  if (actor.profile === 'assinante') return presentSigner(await signerOfSession(tx));
  const key = (await registrationOf(tx, actor.sessionId))?.provisional_key;
  const helper = actor.supportGrantId ? await helperOf(tx, actor.sessionId) : undefined;
  const person = await personOf(tx, actor.personId);
  const claims = await claimsOf(tx, actor.tokenRow);
  // the key to register is the person's alone to see
  const account = await accountHints(tx, actor.personId);
  // support is told of itself, its person of support
  const inside = actor.supportGrantId ? [] : await supportInside(tx);
  const shownKey = key && !helper ? secrets.unseal(key) : null;
  return presentSignedInUser(person, claims, actor, shownKey, { helper, inside, account });
}
