import type { Contact } from './contact.ts';

/** Asks for a new contact first, or sends the code to the one on record at once. */
export function contactModal(contact: Contact, asks: 'new' | 'known'): string {
  return `account.${contact}.${asks}`;
}

export const contactModals = (['cellPhone', 'email'] as const).flatMap(contact => [
  contactModal(contact, 'new'),
  contactModal(contact, 'known'),
]);
