import { providerContract } from '@cracha/contract/features/identity/provider.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { SessionAnswers } from '../session-answers.ts';
import { beginProviderSignIn, finishProviderSignIn, type ProviderServices, signInWithChallenge } from './provider.ts';

/** Signing in by a provider of identity, and the second factor after it. */
export function providerRoutes(services: ProviderServices, { bearer, narrow }: SessionAnswers): Routes {
  const challengeOf = async (tokenId: string) => (await narrow(tokenId)).access_token;
  return routes(providerContract, {
    beginProviderSignIn: ({ inOwnTransaction }) => beginProviderSignIn(services, inOwnTransaction),
    finishProviderSignIn: async ({ body, request, inOwnTransaction }) => {
      const tokenId = await finishProviderSignIn(services, body, request, inOwnTransaction, challengeOf);
      return inOwnTransaction(tx => bearer(tx, tokenId));
    },
    signInWithChallenge: async ({ actor, body, request, inOwnTransaction }) =>
      signInWithChallenge(services.secrets, actor, body.PSK, request, inOwnTransaction, bearer),
  });
}
