import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { givenText } from '../../kernel/wire.ts';
import { tokenAnswer } from './identity.schemas.ts';

/** Signing in by a provider of identity such as gov.br (OpenID Connect), where the installation has one (our own calls). */
export const providerContract = {
  beginProviderSignIn: endpoint({
    method: 'POST',
    path: '/usuario/entrada/provedor/inicio',
    summary: 'The address of the provider to go to, and the key that this browser proves itself with on the way back.',
    access: 'public',
    response: z.object({ endereco: z.string(), chave: z.string() }),
    ownTransactions: true,
  }),
  finishProviderSignIn: endpoint({
    method: 'POST',
    path: '/usuario/entrada/provedor',
    summary: 'Signs in by what the provider sent back; a second factor is asked for as after a password.',
    access: 'public',
    body: z.object({ resposta: givenText(8000), chave: givenText(200) }),
    response: tokenAnswer,
    ownTransactions: true,
  }),
  signInWithChallenge: endpoint({
    method: 'POST',
    path: '/usuario/twofact/entrar',
    summary: 'The second factor that a challenge waits for: the code of the authenticator, or a recovery code.',
    access: 'challenge',
    body: z.object({ PSK: givenText(40) }),
    response: tokenAnswer,
    ownTransactions: true,
  }),
} satisfies Contract;
