import { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import { beginSession, signOut } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { changeSession, currentSession } from '#kernel/base/session.ts';
import { tokenOf } from '#kernel/base/token.ts';
import { afterSeconds } from './after-seconds.ts';

/** Sends the entry code; the answer tells nothing of the link. @returns from when another may be asked for */
export async function askEntry(tokenAcesso: string): Promise<string> {
  return afterSeconds((await call(signingContract.askEntry, { body: { tokenAcesso } })).reenviarEm);
}

/** Opens the session of this one document; who was signed in here before is signed out. */
export async function enterByLink(tokenAcesso: string, codigoAcesso: string): Promise<void> {
  const answer = await call(signInCalls.signInSigner, { body: { tokenAcesso, codigoAcesso } });
  if (currentSession()) await signOut();
  await beginSession(tokenOf(answer));
  await changeSession({ profile: 'assinante', link: tokenAcesso });
}

/** It is somebody else's: the link is closed, also here. */
export async function closeLink(tokenAcesso: string): Promise<void> {
  await call(signingContract.notMe, { body: { tokenAcesso } });
  if (currentSession()?.link === tokenAcesso) await signOut();
}
