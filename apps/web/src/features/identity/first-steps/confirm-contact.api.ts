import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { call } from '#kernel/base/client.ts';
import { changeSession, currentSession } from '#kernel/base/session.ts';
import type { Contact } from '../contact.ts';
import { goOn } from '../entry/arrival.ts';

/** Sends a code to the contact on record, or to the new one that is waiting. */
export async function sendContactCode(contact: Contact): Promise<void> {
  const value = currentSession()?.contact?.value;
  const params = { id: userId() };
  const { enviadoPara, reenviarEm } =
    contact === 'cellPhone'
      ? await call(confirmationCalls.sendCellPhoneCode, { params, query: { celular: value } })
      : await call(confirmationCalls.sendEmailCode, { params, query: { email: value } });
  await changeSession({ contact: { kind: contact, value, sent: { to: enviadoPara, again: reenviarEm } } });
}

/** A right code confirms the contact; answers where to go next. */
export async function confirmContact(contact: Contact, token: string, redirect?: string): Promise<string> {
  const input = { params: { id: userId() }, query: { token } };
  if (contact === 'cellPhone') await call(confirmationCalls.confirmCellPhone, input);
  else await call(confirmationCalls.confirmEmail, input);
  const next = await goOn(redirect);
  await changeSession({ contact: undefined });
  return next;
}

function userId(): string {
  return currentSession()?.user.id ?? '';
}
