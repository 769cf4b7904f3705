import { languages } from '@cracha/contract/kernel/wire.ts';
import type pg from 'pg';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { type Causer, jobTurn } from '#kernel/jobs/job.ts';
import type { MailAttachment, Mailer } from '#kernel/mail/mailer.ts';
import type { SmsSender } from '#kernel/sms/sms.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import { periodOf, workerPage } from './document-words.ts';
import { receiptToMail } from './pdf/receipt-file.queries.ts';
import type { PdfServer } from './pdf/serve-pdf.ts';
import { type MailReason, receiptMailText, receiptSmsText } from './receipt.mails.ts';

export interface ReceiptMailServices {
  pool: pg.Pool;
  mailer: Pick<Mailer, 'send'>;
  sms: SmsSender;
  pdfs: Pick<PdfServer, 'bytesFor'>;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

export type ReceiptMailJob = Causer & { receiptId: string; reason: MailReason; by: 'mail' | 'sms' };

/**
 * Sends one message with a link behind sign-in, in its reader's language; with the PDF where it is new and the company wants it. A receipt that
 * was hidden or withdrawn meanwhile, an address or phone that is no longer confirmed, and SMS that the company no longer wants, get none.
 */
export async function mailReceipt(services: ReceiptMailServices, job: ReceiptMailJob): Promise<void> {
  const { pool, mailer, sms, publicUrl } = services;
  const found = await inGroupContext(pool, job, tx => receiptToMail(tx, job.receiptId));
  if (!found) return;
  const language = languages.find(known => known === found.language) ?? 'pt-BR';
  const { name, trade_name: company, phone, email } = found;
  const values = { name, company, competence: periodOf(found), link: publicUrl + workerPage(found) };
  if (job.by === 'sms') {
    if (phone && found.sms_notice) await sms.send({ to: phone, text: receiptSmsText(language, found, values) });
  } else if (email) {
    const attachments = job.reason === 'published' && found.mail_attaches ? await pdfOf(services, job, found) : [];
    const text = receiptMailText(job.reason, language, found, { ...values, attached: attachments.length > 0 });
    await mailer.send({ to: email, ...text, attachments });
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof receiptToMail>>>;

async function pdfOf(
  { pool, pdfs }: ReceiptMailServices,
  job: ReceiptMailJob,
  { id, category }: Found,
): Promise<MailAttachment[]> {
  const reader = { ...job, profile: 'rh' as const };
  const file = await pdfs.bytesFor(reader, work => inGroupContext(pool, job, work), id, category, jobTurn(job));
  return [{ name: cleanFileName(file.name), contentType: file.contentType, content: file.content }];
}
