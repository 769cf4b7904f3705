import { providerContract } from '@cracha/contract/features/identity/provider.contract.ts';
import { beginSession } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { sameSite } from '#kernel/base/redirect.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { tokenOf } from '#kernel/base/token.ts';

/** What this tab keeps while its person is at the provider: the key of the way back, and where they wanted to go. */
const name = 'cracha.provider';

export async function beginProvider(redirect: string | undefined): Promise<void> {
  const { endereco, chave } = await call(providerContract.beginProviderSignIn, {});
  sessionStorage.setItem(name, JSON.stringify({ chave, redirect }));
  location.assign(endereco);
}

/** What was kept, once. */
export function takeBegun(): { key: string; redirect: string | undefined } {
  const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
  sessionStorage.removeItem(name);
  const { chave, redirect }: { chave?: unknown; redirect?: unknown } = Object(kept);
  return { key: typeof chave === 'string' ? chave : '', redirect: sameSite(redirect) };
}

/** @param answer the query that the provider sent the browser back with */
export async function finishProvider(answer: string, key: string): Promise<SignedInUser> {
  const body = { resposta: answer, chave: key };
  return beginSession(tokenOf(await call(providerContract.finishProviderSignIn, { body })));
}

/** The second factor after the provider: the challenge carries what was proven so far. */
export async function signInWithChallenge(challenge: string, code: string): Promise<SignedInUser> {
  const answer = await call(providerContract.signInWithChallenge, { body: { PSK: code }, bearer: challenge });
  return beginSession(tokenOf(answer));
}
