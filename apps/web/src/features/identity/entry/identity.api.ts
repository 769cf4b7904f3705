import { signInCalls } from '@cracha/contract/features/identity/sign-in.contract.ts';
import { beginSession } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { isRefusal } from '#kernel/base/failure.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { tokenOf } from '#kernel/base/token.ts';
import { type ProofControl, withProof } from './captcha.ts';
import { deviceKeyOf, forgetDevice, keepDevice } from './devices.ts';
import { identifierField } from './identifier.ts';

export interface SignInInput {
  identifier: string;
  password: string;
  remember: boolean;
  /** The second factor: the authenticator's six digits or a reserve code. */
  code?: string;
}

/** Opens the session and says who came in. A remembered device's key stands for the second factor. */
export async function signIn(input: SignInInput, control: ProofControl): Promise<SignedInUser> {
  const { identifier, remember, code } = input;
  if (!remember) await forgetDevice(identifier);
  const body = formOf(input, code ?? (await deviceKeyOf(identifier)));
  const endpoint = code ? signInCalls.signInWithCode : signInCalls.signIn;
  const { signal } = control;
  try {
    const answer = await withProof(Token => call(endpoint, { body: { ...body, Token }, signal }), control);
    if (answer.psk) await keepDevice(identifier, answer.psk);
    return await beginSession(tokenOf(answer));
  } catch (error) {
    if (isRefusal(error, 'AUTHENTICATOR_EXPIRE_KEY')) await forgetDevice(identifier);
    throw error;
  }
}

function formOf({ identifier, password, remember }: SignInInput, PSK: string | undefined) {
  const { kind, fields } = identifierField(identifier);
  return {
    ...fields,
    Password: password,
    grant_type: 'password' as const,
    typeOfLogin: kind,
    language: currentLanguage(),
    remember: String(remember),
    PSK,
  };
}
