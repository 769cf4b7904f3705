import { to } from '@cracha/contract/navigation/paths.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { contactsOf } from './identity.queries.ts';
import type { SendMessage } from './identity-messages.ts';

export interface CaseTeller {
  send: SendMessage;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

/**
 * Tells every confirmed contact of an account that somebody else says it is theirs, or that two persons of the platform change how it is
 * entered, with the link that stops it. A contact under dispute is told without the link.
 */
export async function tellCase(
  tx: Tx,
  { send, publicUrl }: CaseTeller,
  about: {
    personId: string;
    what: 'letter' | 'authenticator' | 'contact';
    until: Date;
    code: string;
    disputed: 'mail' | 'sms' | null;
  },
): Promise<void> {
  const { personId, what, until, code, disputed } = about;
  for (const contact of await contactsOf(tx, personId)) {
    const link = contact.channel === disputed ? null : publicUrl + to.objection(code);
    await send(tx, { ...contact, message: { kind: 'accountCase', what, until: until.toISOString(), link } });
  }
}
