import { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import { signOut } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { currentSession } from '#kernel/base/session.ts';
import { afterSeconds } from '#kernel/lazy/after-seconds.ts';

/** Sends the entry code; the answer tells nothing of the link. @returns from when another may be asked for */
export async function askEntry(tokenAcesso: string): Promise<string> {
  return afterSeconds((await call(signingContract.askEntry, { body: { tokenAcesso } })).reenviarEm);
}

/** It is somebody else's: the link is closed, also here. */
export async function closeLink(tokenAcesso: string): Promise<void> {
  await call(signingContract.notMe, { body: { tokenAcesso } });
  if (currentSession()?.link === tokenAcesso) await signOut();
}
