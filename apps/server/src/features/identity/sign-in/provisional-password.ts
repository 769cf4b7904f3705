import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { provisionalPassword } from '#core/identity/codes.ts';
import { maskCellPhone, maskEmail } from '#core/identity/contact-mask.ts';
import { hashPassword } from '#core/identity/password.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { waitText } from '#kernel/wait-text.ts';
import { takeCode } from '../code-cap.ts';
import { contactsOf, noteSecurity } from '../identity.queries.ts';
import type { SendMessage, TellPerson } from '../identity-messages.ts';
import { issuePassword, issueTargetOf } from '../password.queries.ts';
import { sendRecoveryTo } from './recovery.ts';

export interface PasswordServices {
  secrets: Secrets;
  send: SendMessage;
  tell: TellPerson;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

/**
 * HR: a password that is shown once and changed at the first sign-in, for whom it reaches whole. The platform: a link to a confirmed
 * contact, and no password is seen. Never for oneself. By HR all sessions of that person end.
 * @throws NOT_FOUND, USER_CHANGE_NOT_ALLOWED, USER_INACTIVE, LINK_REFUSED; to the platform CONTACT_NOT_FOUND
 */
export async function issueProvisionalPassword(
  tx: Tx,
  services: PasswordServices,
  by: By,
  personId: string,
): Promise<ResponseSent<(typeof identityContract)['issueProvisionalPassword']>> {
  const { actor } = by;
  const target = (await issueTargetOf(tx, personId)) ?? refuse('NOT_FOUND');
  if (personId === actor.personId || !target.whole) refuse('USER_CHANGE_NOT_ALLOWED');
  if (!target.active) refuse('USER_INACTIVE');
  return actor.profile === 'rh' ? shown(tx, services, by, personId) : sent(tx, services, by, personId);
}

async function shown(tx: Tx, { tell }: PasswordServices, by: By, personId: string) {
  const password = provisionalPassword();
  const until = await issuePassword(tx, personId, await hashPassword(password));
  await record(tx, by, { verb: 'provisionalPasswordIssued', entity: 'person', entityId: personId });
  await tell(tx, personId, 'provisionalPasswordIssued', by.request);
  return { senhaProvisoria: password, enviadoPara: null, expiraEm: until.toISOString() };
}

async function sent(tx: Tx, services: PasswordServices, by: By, personId: string) {
  const contact = (await contactsOf(tx, personId))[0] ?? refuse('CONTACT_NOT_FOUND');
  const wait = await takeCode(tx, 'code', { personId, contact: contact.contact, ip: by.request.ip });
  if (wait !== null) refuse('CODES_OF_DAY_USED', { tempo: waitText(wait, by.request.language), retryAfter: wait });
  const until = await sendRecoveryTo(tx, services, { ...contact, person_id: personId });
  await record(tx, by, { verb: 'passwordLinkSent', entity: 'person', entityId: personId });
  await noteSecurity(tx, personId, 'passwordLinkSent', by.request);
  const to = contact.channel === 'mail' ? maskEmail(contact.contact) : maskCellPhone(contact.contact);
  return { senhaProvisoria: null, enviadoPara: to, expiraEm: until.toISOString() };
}
