import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import { call } from '#kernel/base/client.ts';
import { currentSession } from '#kernel/base/session.ts';
import { goOn } from '../entry/arrival.ts';

/** The version that was shown is accepted by who is signed in, also by a signer's link. */
export async function acceptShownPolicy(): Promise<void> {
  const id = currentSession()?.user.id ?? '';
  await call(confirmationCalls.acceptPolicy, { params: { id }, query: { versao: policyVersion } });
}

/** The same; answers where to go next. */
export async function acceptPolicy(redirect: string | undefined): Promise<string> {
  await acceptShownPolicy();
  return goOn(redirect);
}
