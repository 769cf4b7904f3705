import { createTransport } from 'nodemailer';
import { checkMessage, type Mailer } from './mailer.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. */
  url: string;
  /** Sender of every message: `Name <address>`. */
  from: string;
}

/** Mail through a server, over a few kept connections. What a message holds is never read from a path or an address. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, attachments = [] }) {
      checkMessage({ to, subject, text, attachments });
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        // RFC 3834: answering machines stay silent.
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ name, contentType, content }) => ({
          filename: name,
          contentType,
          content: content instanceof Uint8Array ? Buffer.from(content) : content,
        })),
      });
    },
    close: () => transport.close(),
  };
}
