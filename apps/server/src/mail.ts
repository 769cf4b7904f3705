import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Env } from '#kernel/env.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { createOutbox } from '#kernel/mail/outbox.ts';
import { createSmtpMailer } from '#kernel/mail/smtp.ts';

/** Mail by SMTP where SMTP_URL says so; else kept in the outbox, which a page of development shows. */
export function mailerOf(env: Env, pool: pg.Pool): Mailer {
  if (env.SMTP_URL) return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
  return createOutbox(message =>
    acrossTenants(pool, 'outbox of an installation without SMTP', async tx => {
      await tx
        .insertInto('outbox_message')
        .values({ channel: 'mail', recipient: message.to, subject: message.subject, body: message.text })
        .execute();
    }),
  );
}
