import type { Readable } from 'node:stream';

export interface MailAttachment {
  name: string;
  contentType: string;
  content: Uint8Array | Readable;
}

/** One message to one person. `html` stands beside the text, never alone. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
}

/** Takes messages to people. Called by jobs, which try again; what a message says is its caller's. */
export interface Mailer {
  /** Answers once the next server, or the outbox, has taken it. @throws MailRefused, or what the connection met */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** A message that may not leave: an address that isn't one, or a line break where a header would begin. */
export class MailRefused extends Error {}

/** One bare address: no name, list, comment or route (RFC 5321, 4.1.2, without quoted local parts). */
const address = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,255}$/;

/** What every adapter asks of a message first. @throws MailRefused */
export function checkMessage(message: MailMessage): void {
  if (!address.test(message.to)) throw new MailRefused('The recipient is no single address.');
  const headers = [
    message.subject,
    ...(message.attachments ?? []).flatMap(({ name, contentType }) => [name, contentType]),
  ];
  if (headers.some(text => /\p{Cc}|[\u2028\u2029]/u.test(text)))
    throw new MailRefused('A header has a control character.');
}
