import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { beginSession } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { isRefusal } from '#kernel/base/failure.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { tokenOf } from '#kernel/base/token.ts';
import { currentChallenge, setChallenge } from './entry/challenge.ts';

export type ContactKind = 'celular' | 'email';

/** The masked contacts a code can go to, in the order of the screen. */
export async function readContacts(): Promise<Array<{ kind: ContactKind; masked: string }>> {
  const { celular, email } = await call(confirmationCalls.maskedContacts, { bearer: bearer() }).catch(noneKnown);
  const contacts = [
    { kind: 'celular' as const, masked: celular },
    { kind: 'email' as const, masked: email },
  ];
  return contacts.flatMap(({ kind, masked }) => (masked ? [{ kind, masked }] : []));
}

export async function sendCode(kind: ContactKind): Promise<void> {
  remember(await call(confirmationCalls.sendContactCode, { body: { tipo: kind }, bearer: bearer() }));
}

/** Another one to the same contact. */
export async function resendCode(): Promise<void> {
  remember(await call(confirmationCalls.resendContactCode, { bearer: bearer() }));
}

/** A right code opens a session whose next step is a new authenticator. */
export async function confirmCode(token: string): Promise<SignedInUser> {
  const answer = await call(confirmationCalls.confirmContactCode, { params: { token }, bearer: bearer() });
  if (!answer) throw new Error('a code of a challenge answers a token');
  const user = await beginSession(tokenOf(answer));
  setChallenge(undefined);
  return user;
}

function noneKnown(error: unknown): { celular: null; email: null } {
  if (isRefusal(error, 'CONTACT_NOT_FOUND')) return { celular: null, email: null };
  throw error;
}

function bearer(): string | undefined {
  return currentChallenge()?.token;
}

function remember({ enviadoPara, reenviarEm }: { enviadoPara: string; reenviarEm: string }): void {
  const challenge = currentChallenge();
  if (challenge) setChallenge({ ...challenge, sent: { to: enviadoPara, again: reenviarEm } });
}
