import { confirmationCalls } from '@cracha/contract/features/identity/confirmation.contract.ts';
import { userCalls } from '@cracha/contract/features/identity/user.contract.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { useMutation } from '@tanstack/react-query';
import { refreshUser } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { currentSession } from '#kernel/base/session.ts';
import type { Contact } from './contact.ts';

interface ProfileChange {
  name?: string;
  /** A data URL; null takes it away. */
  photo?: string | null;
  hidesAdvertising?: boolean;
  language?: Language;
}

/** Saves some of one's own profile; what is left out stays. The session then knows it too. */
export function useSaveProfile() {
  return useMutation({ mutationFn: saveProfile });
}

async function saveProfile({ name, photo, hidesAdvertising, language }: ProfileChange): Promise<void> {
  const user = currentSession()?.user;
  if (!user) return;
  await call(userCalls.saveProfile, {
    body: {
      nome: name ?? user.nome,
      imagem: photo,
      desabilitaPropaganda: hidesAdvertising ?? user.desabilitaPropaganda,
      idioma: language,
      versao: user.versao,
    },
  });
  await refreshUser();
}

export interface CodeSent {
  to: string;
  again: string;
}

/** Sends a code to a new contact, or to the one on record. */
export async function sendCodeTo(contact: Contact, value: string | undefined): Promise<CodeSent> {
  const params = { id: currentSession()?.user.id ?? '' };
  const { enviadoPara, reenviarEm } =
    contact === 'cellPhone'
      ? await call(confirmationCalls.sendCellPhoneCode, { params, query: { celular: value } })
      : await call(confirmationCalls.sendEmailCode, { params, query: { email: value } });
  return { to: enviadoPara, again: reenviarEm };
}

/** A right code makes the contact count. */
export async function confirmContactByCode(contact: Contact, token: string): Promise<void> {
  const input = { params: { id: currentSession()?.user.id ?? '' }, query: { token } };
  if (contact === 'cellPhone') await call(confirmationCalls.confirmCellPhone, input);
  else await call(confirmationCalls.confirmEmail, input);
  await refreshUser();
}
