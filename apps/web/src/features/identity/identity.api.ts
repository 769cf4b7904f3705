import type { Profile } from '@cracha/contract/access/roles.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { beginSession, chooseProfile, firstProfile } from '#kernel/account.api.ts';
import { call } from '#kernel/client.ts';
import { currentLanguage } from '#kernel/language.ts';
import type { SignedInUser } from '#kernel/session.ts';
import { tokenOf } from '#kernel/token.ts';
import { keep, recall } from '#kernel/vault.ts';
import { identifierField } from './identifier.ts';

export interface SignInInput {
  identifier: string;
  password: string;
  remember: boolean;
}

/** Opens the session and says who came in. The device key of an earlier 'remember me' goes along. */
export async function signIn({ identifier, password, remember }: SignInInput): Promise<SignedInUser> {
  const { kind, fields } = identifierField(identifier);
  const key = await recall('device').catch(() => undefined);
  const answer = await call(identityContract.signIn, {
    body: {
      ...fields,
      Password: password,
      grant_type: 'password',
      typeOfLogin: kind,
      language: currentLanguage(),
      remember: String(remember),
      ...(key ? { PSK: key } : {}),
    },
  });
  if (answer.psk) await keep('device', answer.psk);
  return beginSession(tokenOf(answer));
}

/** Chooses the profile to start with. False: an access group has to be chosen first. Undefined: nothing is held. */
export async function startProfile(
  user: SignedInUser,
  wanted?: Profile,
): Promise<{ profile: Profile; ready: boolean } | undefined> {
  const profile = firstProfile(user, wanted);
  return profile && { profile, ready: await chooseProfile(profile) };
}
