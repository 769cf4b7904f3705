import { providerContract } from '@cracha/contract/features/identity/provider.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { SessionAnswers } from '../session-answers.ts';
import { beginProviderSignIn, finishProviderSignIn, type ProviderServices, signInWithChallenge } from './provider.ts';

/** Signing in by a provider of identity, and the second factor after it. */
export function providerRoutes(services: ProviderServices, { bearer, narrow }: SessionAnswers): Routes {
  const challengeOf = async (tokenId: string) => (await narrow(tokenId)).access_token;
  return routes(providerContract, {
    beginProviderSignIn: ({ outside }) => beginProviderSignIn(services, outside),
    finishProviderSignIn: async ({ body, request, outside }) => {
      const tokenId = await finishProviderSignIn(services, body, request, outside, challengeOf);
      return outside(tx => bearer(tx, tokenId));
    },
    signInWithChallenge: async ({ actor, body, request, outside }) =>
      signInWithChallenge(services.secrets, actor, body.PSK, request, outside, bearer),
  });
}
