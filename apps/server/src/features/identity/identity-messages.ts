import { type Language, languages } from '@cracha/contract/kernel/wire.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import * as z from 'zod/mini';
import type { Tx } from '#kernel/database/transaction.ts';
import type { RequestInfo } from '#kernel/http/request-info.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import type { IdentityMessage } from './identity.mails.ts';
import { contactsOf, noteSecurity } from './identity.queries.ts';

/** One message to one contact. Sealed: a code in the queue is as secret as one in its table. */
export const identityMessage = defineJob({
  name: 'identity-message',
  data: z.object({ sealed: z.string() }),
  retries: 5,
  timeoutSeconds: 60,
});

/** Somebody asked for a recovery; whether there is such a user is found out here, so that the answer takes the same time. */
export const identityRecovery = defineJob({
  name: 'identity-recovery',
  data: z.object({ sealed: z.string() }),
  retries: 5,
  timeoutSeconds: 60,
});

/** Does what two persons of the platform decided a day ago. What is done is done once: the case is locked and ends with it. */
export const identityCases = defineJob({
  name: 'identity-cases',
  data: z.object({}),
  retries: 0,
  timeoutSeconds: 60,
  every: '*/5 * * * *',
});

/** A message as it waits in its queue. */
export interface Outgoing {
  channel: 'mail' | 'sms';
  contact: string;
  language: Language;
  name: string;
  message: IdentityMessage;
}

/** Queues a message in the transaction of its cause. */
export type SendMessage = (tx: Tx, message: Outgoing) => Promise<void>;

export function messageSender(secrets: Secrets, enqueue: Enqueue): SendMessage {
  return (tx, message) =>
    enqueue(tx, identityMessage, { sealed: secrets.seal(JSON.stringify(message)).toString('base64') });
}

/** Notes a security event of a person, and tells every confirmed contact. */
export type TellPerson = (
  tx: Tx,
  personId: string,
  kind: Extract<IdentityMessage['kind'], `${string}ed` | `${string}Reset` | `${string}Made`>,
  request: Pick<RequestInfo, 'ip' | 'userAgent'>,
) => Promise<void>;

export function personTeller(send: SendMessage): TellPerson {
  return async (tx, personId, kind, request) => {
    await noteSecurity(tx, personId, kind, request);
    for (const contact of await contactsOf(tx, personId)) await send(tx, { ...contact, message: { kind } });
  };
}

/** Tells the given contacts of a worker that another account waits, with the way to stop it. */
export function bankChangeTeller(send: SendMessage, publicUrl: string) {
  return async (
    tx: Tx,
    contacts: readonly { channel: 'mail' | 'sms'; contact: string; name: string; language: string }[],
    { company, due }: { company: string; due: string },
  ): Promise<void> => {
    const link = publicUrl + to.worker.bankChanges();
    for (const { language, ...contact } of contacts)
      await send(tx, {
        ...contact,
        language: languageOf(language),
        message: { kind: 'bankChange', company, due, link },
      });
  };
}

/** Tells a worker's confirmed e-mail that there are files for them; which ones is said behind the sign-in. */
export function filesShownTeller(send: SendMessage, publicUrl: string) {
  return async (tx: Tx, personId: string, { company, total }: { company: string; total: number }): Promise<void> => {
    const link = publicUrl + to.worker.records();
    for (const contact of await contactsOf(tx, personId))
      if (contact.channel === 'mail')
        await send(tx, { ...contact, message: { kind: 'filesShown', company, total, link } });
  };
}

/** A language as the database keeps it. */
export function languageOf(text: string): Language {
  return languages.find(known => known === text) ?? 'pt-BR';
}
