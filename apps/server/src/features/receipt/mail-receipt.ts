import { languages } from '@cracha/contract/kernel/wire.ts';
import type pg from 'pg';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Mailer, MailMessage } from '#kernel/mail/mailer.ts';
import { periodOf, workerPage } from './document-words.ts';
import { type MailReason, receiptMailText } from './receipt.mails.ts';
import { receiptToMail } from './receipt-file.queries.ts';

export interface ReceiptMailServices {
  pool: pg.Pool;
  mailer: Pick<Mailer, 'send'>;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

export type ReceiptMailJob = Causer & { receiptId: string; reason: MailReason };

/**
 * Sends one message with a link behind sign-in, in its reader's language. A receipt that was hidden or withdrawn meanwhile, and an address
 * that is no longer confirmed, get none.
 */
export async function mailReceipt(
  { pool, mailer, publicUrl }: ReceiptMailServices,
  job: ReceiptMailJob,
): Promise<void> {
  const found = await inGroupContext(pool, job, tx => receiptToMail(tx, job.receiptId));
  if (found?.email) await mailer.send(messageOf(found, found.email, job, publicUrl));
}

type Found = NonNullable<Awaited<ReturnType<typeof receiptToMail>>>;

function messageOf(found: Found, email: string, { reason }: ReceiptMailJob, publicUrl: string): MailMessage {
  const language = languages.find(known => known === found.language) ?? 'pt-BR';
  const values = {
    name: found.name,
    company: found.trade_name,
    competence: periodOf(found),
    link: publicUrl + workerPage(found),
  };
  return { to: email, ...receiptMailText(reason, language, found, values) };
}
