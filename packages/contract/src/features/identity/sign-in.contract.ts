import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/wire.ts';
import * as s from './identity.schemas.ts';

/** The ways in, and the password. */
export const signInCalls = {
  signIn: endpoint({
    method: 'POST',
    path: '/usuario/autenticausuario',
    summary: 'Signs a user in with CPF, e-mail or cell phone and password; opens a session.',
    access: 'public',
    body: s.signInForm,
    bodyKind: 'form',
    response: s.tokenAnswer,
    ownTransactions: true,
  }),
  signInWithCode: endpoint({
    method: 'POST',
    path: '/usuario/twofact/autentica-usuario',
    summary: 'The same form with the six-character two-factor or recovery code in PSK.',
    access: 'public',
    body: s.signInForm,
    bodyKind: 'form',
    response: s.tokenAnswer,
    ownTransactions: true,
  }),
  signInSigner: endpoint({
    method: 'POST',
    path: '/usuario/autenticaAssinante',
    summary: 'Signs in a signer for one document, by the link of the invitation and the code received.',
    access: 'public',
    body: s.signerForm,
    bodyKind: 'form',
    response: s.tokenAnswer,
    ownTransactions: true,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/Usuario/AtualizaSenha/',
    summary: 'Sets a new password and ends every other session; the answer is a fresh token.',
    access: 'recovery',
    body: s.newPasswordForm,
    bodyKind: 'form',
    response: s.tokenAnswer,
    beforeSteps: true,
    beforeGroup: true,
    ownTransactions: true,
  }),
  recoverPassword: endpoint({
    method: 'POST',
    path: '/Usuario/RecuperaSenha',
    summary: 'Sends a link or code to the confirmed contact; the same answer whether the user exists or not.',
    access: 'public',
    body: s.recoveryForm,
    bodyKind: 'form',
    responseKind: 'empty',
    ownTransactions: true,
  }),
  createFirstAdministrator: endpoint({
    method: 'POST',
    path: '/usuario/primeiro-administrador',
    summary: 'Creates the first administrator of an empty installation, by the one-time link printed at its start.',
    access: 'public',
    body: s.firstAdministratorForm,
    responseKind: 'empty',
  }),
  isInRole: endpoint({
    method: 'GET',
    path: '/usuario/isinrole/:role',
    summary: 'Whether the user holds a role, in any letter case; an unknown one answers false.',
    access: 'signedIn',
    params: z.object({ role: id }),
    forSigners: true,
    response: z.boolean(),
    beforeSteps: true,
    beforeGroup: true,
  }),
} satisfies Contract;
