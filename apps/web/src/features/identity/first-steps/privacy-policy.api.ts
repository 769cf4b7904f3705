import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import { call } from '#kernel/base/client.ts';
import { currentSession } from '#kernel/base/session.ts';
import { goOn } from '../entry/arrival.ts';

/** Accepts the version that was shown; answers where to go next. */
export async function acceptPolicy(redirect: string | undefined): Promise<string> {
  const id = currentSession()?.user.id ?? '';
  await call(confirmationCalls.acceptPolicy, { params: { id }, query: { versao: policyVersion } });
  return goOn(redirect);
}
