import { type Mailer, type MailMessage, MailRefused } from '#kernel/mail/mailer.ts';
import type { SmsSender } from '#kernel/sms/sms.ts';

export interface DeliveryServices {
  mailer: Pick<Mailer, 'send'>;
  sms: SmsSender;
}

/** A message to somebody without a user, before it is a mail or an SMS. */
export type PlainMail = Pick<MailMessage, 'subject' | 'text'>;

/** Names and titles are somebody else's text: a line break in a subject would begin a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Subject and text as they leave. */
export function plainMail([subject, text]: readonly [subject: string, text: string]): PlainMail {
  return { subject: oneLine(subject).slice(0, 200), text: `${text}\n\nCrachá` };
}

/** One SMS: the subject is in the text already. */
export const plainSms = ({ text }: PlainMail): string => oneLine(text);

/**
 * Sends a message to the contact of somebody without a user. @returns `refused` where the other side says no for good
 * @throws what the connection met: it is tried again
 */
export async function deliver(
  { mailer, sms }: DeliveryServices,
  { channel, sentTo }: { channel: 'email' | 'celular'; sentTo: string },
  mail: PlainMail,
): Promise<'sent' | 'refused'> {
  try {
    if (channel === 'celular') await sms.send({ to: sentTo, text: plainSms(mail) });
    else await mailer.send({ to: sentTo, ...mail });
    return 'sent';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return 'refused';
  }
}

/** The address is none, or the server said so: SMTP's permanent answers are 5xx (RFC 5321, 4.2.1). */
function isRefusal(error: unknown): boolean {
  const code = Number(Object(error).responseCode);
  return error instanceof MailRefused || (code >= 500 && code < 600);
}
