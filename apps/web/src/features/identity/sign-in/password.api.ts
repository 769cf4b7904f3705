import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import { beginSession, homeOf, refreshUser } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { changeSession, currentSession } from '#kernel/base/session.ts';
import { tokenOf } from '#kernel/base/token.ts';
import { base64 } from '../base64.ts';
import { arrive } from '../entry/arrival.ts';
import { currentRecovery, setRecovery } from './recovery.ts';

/** `provisional`: the step after the sign-in; `recovery`: after a code; `change`: of one's own will. */
export type PasswordReason = 'provisional' | 'recovery' | 'change';

export function passwordReason(): PasswordReason | undefined {
  if (currentRecovery()) return 'recovery';
  const session = currentSession();
  if (!session) return undefined;
  return session.user.loginSenhaProvisoria ? 'provisional' : 'change';
}

/** Sets the password; the answer's fresh token replaces the session. Answers where to go next. */
export async function setPassword(
  reason: PasswordReason,
  password: string,
  current: string,
  redirect: string | undefined,
): Promise<string> {
  // a link may be opened where somebody else is in, as the signer that a new worker was as a candidate
  const profile = reason === 'change' ? currentSession()?.profile : undefined;
  const answer = await call(signInCalls.changePassword, {
    body: { senha: base64(password), senhaAtual: reason === 'change' ? base64(current) : undefined },
    bearer: reason === 'recovery' ? currentRecovery() : undefined,
  });
  setRecovery(undefined);
  if (reason === 'provisional') {
    await changeSession({ token: tokenOf(answer) });
    return arrive(await refreshUser(), redirect);
  }
  // Back into the profile one came from; its access group is chosen anew with the new token.
  const user = await beginSession(tokenOf(answer));
  return arrive(user, redirect ?? (profile && homeOf(user, profile)));
}
