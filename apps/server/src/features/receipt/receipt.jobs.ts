import * as z from 'zod/mini';
import type { Tx } from '#kernel/database/transaction.ts';
import { causer, defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { mailReceipt, type ReceiptMailServices } from './mail-receipt.ts';

const mail = z.extend(causer, {
  receiptId: z.uuid(),
  reason: z.enum(['published', 'requested']),
  by: z._default(z.enum(['mail', 'sms']), 'mail'),
});
export type ReceiptMail = z.input<typeof mail>;

/** One message with a link to one receipt, to its worker's confirmed address or cell phone. That is looked up when it is sent. */
export const receiptMail = defineJob({ name: 'receipt-mail', data: mail, retries: 5, timeoutSeconds: 60, atOnce: 2 });

/** Queues mails in the transaction of their cause, many in one statement. */
export type EnqueueReceiptMails = (tx: Tx, mails: readonly ReceiptMail[]) => Promise<void>;

export function receiptJobs(services: ReceiptMailServices): JobHandler[] {
  return [handles(receiptMail, job => mailReceipt(services, job))];
}
