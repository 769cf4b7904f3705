import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import { beginSession, signOut } from '../base/account.api.ts';
import { call } from '../base/client.ts';
import { changeSession, currentSession } from '../base/session.ts';
import { tokenOf } from '../base/token.ts';

/** Opens the session of one link, a signer's or a candidate's; who was signed in here before is signed out. */
export async function enterByLink(tokenAcesso: string, codigoAcesso: string): Promise<void> {
  const answer = await call(signInCalls.signInSigner, { body: { tokenAcesso, codigoAcesso } });
  if (currentSession()) await signOut();
  await beginSession(tokenOf(answer));
  await changeSession({ profile: 'assinante', link: tokenAcesso });
}
