import { passkeyContract } from '@cracha/contract/features/identity/passkey.contract.ts';
import { startAuthentication } from '@simplewebauthn/browser';
import { beginSession } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { isRefusal } from '#kernel/base/failure.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { tokenOf } from '#kernel/base/token.ts';
import { PasskeyRefused } from '../entry/sign-in-failure.ts';

/** The device asks for finger, face or its code, and signs; that opens the session. */
export async function signInByPasskey(): Promise<SignedInUser> {
  const optionsJSON = await call(passkeyContract.passkeySignInOptions, {});
  const credencial = await startAuthentication({ optionsJSON }).catch(error => {
    throw ofDevice(error);
  });
  try {
    return await beginSession(tokenOf(await call(passkeyContract.signInWithPasskey, { body: { credencial } })));
  } catch (error) {
    throw isRefusal(error, 'LOGIN_FAILED') ? new PasskeyRefused() : error;
  }
}

/** Who closes the device's own dialog has changed their mind: no failure. */
function ofDevice(error: unknown): unknown {
  const isWish = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isWish ? new DOMException('', 'AbortError') : new PasskeyRefused();
}
