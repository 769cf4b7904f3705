import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { givenText, idParams } from '../../kernel/wire.ts';
import { tokenAnswer } from './identity.schemas.ts';
import * as s from './passkey.schemas.ts';

/** Passkeys: one's own, and signing in with one (our own calls). */
export const passkeyContract = {
  passkeys: endpoint({
    method: 'GET',
    path: '/usuario/chaves-acesso',
    summary: "One's own passkeys, the newest first.",
    access: 'signedIn',
    response: z.array(s.passkey),
    beforeGroup: true,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/usuario/chaves-acesso/opcoes',
    summary: 'What a device needs to make a passkey, for five minutes; the current password (base64) proves who asks.',
    access: 'signedIn',
    body: z.object({ senhaAtual: givenText(400) }),
    response: s.creationOptions,
    beforeGroup: true,
    ownTransactions: true,
  }),
  createPasskey: endpoint({
    method: 'POST',
    path: '/usuario/chaves-acesso',
    summary: 'Keeps the passkey that a device made by the options; tells the confirmed contacts.',
    access: 'signedIn',
    body: z.object({ nome: s.passkeyName, credencial: s.createdCredential }),
    response: s.passkey,
    beforeGroup: true,
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/usuario/chaves-acesso/:id',
    summary: "Renames one of one's own passkeys.",
    access: 'signedIn',
    params: idParams('passkey'),
    body: z.object({ nome: s.passkeyName }),
    responseKind: 'empty',
    beforeGroup: true,
  }),
  claimPasskey: endpoint({
    method: 'POST',
    path: '/usuario/chaves-acesso/:id/minha',
    summary: "Says that a passkey from before one accepted a link is one's own; it signs in again.",
    access: 'signedIn',
    params: idParams('passkey'),
    responseKind: 'empty',
    beforeGroup: true,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/usuario/chaves-acesso/:id',
    summary: "Removes one of one's own passkeys; tells the confirmed contacts.",
    access: 'signedIn',
    params: idParams('passkey'),
    responseKind: 'empty',
    beforeGroup: true,
  }),
  passkeySignInOptions: endpoint({
    method: 'POST',
    path: '/usuario/entrada/chave-acesso/opcoes',
    summary: 'What a device needs to sign in with a passkey, for five minutes.',
    access: 'public',
    response: s.requestOptions,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/usuario/entrada/chave-acesso',
    summary: 'Signs in with what a passkey signed; it stands for password and second factor.',
    access: 'public',
    body: z.object({ credencial: s.usedCredential }),
    response: tokenAnswer,
    ownTransactions: true,
  }),
} satisfies Contract;
