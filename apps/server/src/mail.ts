import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Env } from '#kernel/env.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { createOutbox } from '#kernel/mail/outbox.ts';
import { createSmtpMailer } from '#kernel/mail/smtp.ts';
import { createSmsGateway, type SmsSender } from '#kernel/sms/sms.ts';

/** Mail by SMTP where SMTP_URL says so; else kept in the outbox, which a page of development shows. */
export function mailerOf(env: Env, pool: pg.Pool): Mailer {
  if (env.SMTP_URL) return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
  return createOutbox(({ to, subject, text, attachments = [] }) => {
    const body = [text, ...attachments.map(({ name }) => `[${name}]`)].join('\n');
    return keep(pool, { channel: 'mail', recipient: to, subject, body });
  });
}

/** SMS by the gateway of SMS_URL; else kept in the same outbox. */
export function smsOf(env: Env, pool: pg.Pool): SmsSender {
  if (env.SMS_URL) return createSmsGateway({ url: env.SMS_URL, token: env.SMS_TOKEN });
  return { send: ({ to, text }) => keep(pool, { channel: 'sms', recipient: to, subject: null, body: text }) };
}

/** The same sender, and who counts is told of each try that failed. */
export function countingFailures<T extends { send(message: never): Promise<void> }>(sender: T, failed: () => void): T {
  const send = (message: never) =>
    sender.send(message).catch(error => {
      failed();
      throw error;
    });
  return { ...sender, send };
}

function keep(
  pool: pg.Pool,
  message: { channel: 'mail' | 'sms'; recipient: string; subject: string | null; body: string },
): Promise<void> {
  return acrossTenants(pool, 'outbox of an installation that sends nothing itself', async tx => {
    await tx.insertInto('outbox_message').values(message).execute();
  });
}
