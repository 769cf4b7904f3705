import { to } from '@cracha/contract/navigation/paths.ts';
import { longCode } from '#core/identity/codes.ts';
import { type Identifier, readIdentifier, type TypedIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { languageOf, type SendMessage, type TellPerson } from '../identity-messages.ts';
import { keepInvitation, personToInvite } from './group-user.queries.ts';

export interface InvitationServices {
  secrets: Secrets;
  send: SendMessage;
  tell: TellPerson;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

interface Invited {
  nome: string;
  cpf: string;
  email?: string | undefined;
  celular?: string | undefined;
}

/**
 * The person an invitation is for: who has an account is found by CPF and keeps everything, for anybody else one is made.
 * @throws INVALID_CPF, INVALID_EMAIL, INVALID_CELL_PHONE; IDENTIFIER_REQUIRED without a contact, or with two;
 * CONTACT_ALREADY_REGISTERED; USER_CHANGE_NOT_ALLOWED for oneself, and to HR for who holds a role of the platform
 */
export async function findInvited(tx: Tx, form: Invited): Promise<{ id: string; fresh: boolean }> {
  const cpf = readInvitedCpf(form.cpf);
  const contact = readInvitedContact({ Email: form.email, Celular: form.celular });
  return personToInvite(tx, {
    cpf,
    name: form.nome,
    email: contact.kind === 'email' ? contact.value : null,
    cellPhone: contact.kind === 'cellPhone' ? contact.value : null,
  });
}

/** The same where e-mail and cell phone may both be told; the invitation then goes by e-mail. */
export async function findInvitedByEither(
  tx: Tx,
  form: { nome: string; cpf: string; email: string | null; celular: string | null },
): Promise<{ id: string; fresh: boolean }> {
  const cpf = readInvitedCpf(form.cpf);
  const email = form.email?.trim() ? readInvitedContact({ Email: form.email }).value : null;
  const cellPhone = form.celular?.trim() ? readInvitedContact({ Celular: form.celular }).value : null;
  if (email === null && cellPhone === null) return refuseField('email', 'REQUIRED_FIELD');
  return personToInvite(tx, { cpf, name: form.nome, email, cellPhone });
}

function readInvitedCpf(typed: string): string {
  const cpf = readIdentifier({ CPF: typed });
  return 'refused' in cpf ? refuseField('cpf', 'INVALID_CPF') : cpf.value;
}

function readInvitedContact(typed: Pick<TypedIdentifier, 'Email' | 'Celular'>): Identifier {
  const contact = readIdentifier(typed);
  if (!('refused' in contact)) return contact;
  return refuseField(contact.field === 'Celular' ? 'celular' : 'email', contact.refused);
}

/** Sends a one-use link, good for seven days, to who has no password yet; a new one ends the former. @throws STATUS_FORBIDS */
export async function sendInvitation(
  tx: Tx,
  { secrets, send, publicUrl }: InvitationServices,
  personId: string,
): Promise<void> {
  const code = longCode();
  const kept = await keepInvitation(tx, personId, {
    codeMac: secrets.mac('invitation', code),
    linkMac: secrets.mac('recoveryLink', code),
  });
  const { channel, contact, name, language } = kept ?? refuse('STATUS_FORBIDS');
  await send(tx, {
    channel,
    contact,
    name,
    language: languageOf(language),
    message: { kind: 'invitation', link: `${publicUrl}${to.passwordByLink(code)}` },
  });
}
