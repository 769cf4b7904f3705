import { to } from '@cracha/contract/navigation/paths.ts';
import { letterCode, longCode } from '#core/identity/codes.ts';
import { type Identifier, readIdentifier, type TypedIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { languageOf, type SendMessage, type TellPerson } from '../identity-messages.ts';
import { letterMac } from '../letter-macs.ts';
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

/** Whom an invitation is for, and where it goes. */
export interface Invitee {
  id: string;
  name: string;
  contact: { channel: 'mail' | 'sms'; value: string };
}

/**
 * The person an invitation is for: who has an account is found by CPF and keeps everything, for anybody else one is made. It goes to
 * the contact that was typed, whoever has the account: its code proves the person to the group that invites.
 * @throws INVALID_CPF, INVALID_EMAIL, INVALID_CELL_PHONE; IDENTIFIER_REQUIRED without a contact, or with two;
 * CONTACT_ALREADY_REGISTERED; USER_CHANGE_NOT_ALLOWED for oneself
 */
export async function findInvited(tx: Tx, form: Invited): Promise<Invitee> {
  const cpf = readInvitedCpf(form.cpf);
  const contact = readInvitedContact({ Email: form.email, Celular: form.celular });
  return inviteeOf(tx, {
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
): Promise<Invitee> {
  const cpf = readInvitedCpf(form.cpf);
  const email = form.email?.trim() ? readInvitedContact({ Email: form.email }).value : null;
  const cellPhone = form.celular?.trim() ? readInvitedContact({ Celular: form.celular }).value : null;
  if (email === null && cellPhone === null) return refuseField('email', 'REQUIRED_FIELD');
  return inviteeOf(tx, { cpf, name: form.nome, email, cellPhone });
}

async function inviteeOf(
  tx: Tx,
  told: { cpf: string; name: string; email: string | null; cellPhone: string | null },
): Promise<Invitee> {
  const { id } = await personToInvite(tx, told);
  const { name, email, cellPhone } = told;
  const contact =
    email === null ? { channel: 'sms' as const, value: cellPhone ?? '' } : { channel: 'mail' as const, value: email };
  return { id, name, contact };
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

/**
 * Sends an invitation, good for seven days, to somebody whose link waits; a new one ends the former. Its link sets the first password of
 * an account that nobody has used. Anybody else signs in and accepts with its code.
 * @param contact left out: where the one before went, or the group's own record says
 * @throws STATUS_FORBIDS where the link is accepted or there is no contact, LINK_REFUSED
 */
export async function sendInvitation(
  tx: Tx,
  { secrets, send, publicUrl }: InvitationServices,
  personId: string,
  contact?: Invitee['contact'],
): Promise<void> {
  const code = longCode();
  const short = letterCode();
  const kept = await keepInvitation(tx, personId, {
    contact,
    codeMac: letterMac(secrets, short),
    linkMac: secrets.mac('recoveryLink', code),
  });
  const { channel, contact: value, name, language, fresh, legal_name } = kept ?? refuse('STATUS_FORBIDS');
  await send(tx, {
    channel,
    contact: value,
    name,
    language: languageOf(language),
    message: fresh
      ? { kind: 'invitation', link: `${publicUrl}${to.passwordByLink(code)}` }
      : { kind: 'claim', company: legal_name ?? 'Crachá', code: short, link: `${publicUrl}${to.ownCompanies()}` },
  });
}

/** Invites somebody who was just given a role; whose link to the group is accepted already is told at the confirmed contacts. */
export async function inviteOrTell(
  tx: Tx,
  services: InvitationServices,
  request: RequestInfo,
  invitee: Pick<Invitee, 'id' | 'contact'>,
  accepted: boolean,
): Promise<void> {
  if (accepted) await services.tell(tx, invitee.id, 'accessGranted', request);
  else await sendInvitation(tx, services, invitee.id, invitee.contact);
}
