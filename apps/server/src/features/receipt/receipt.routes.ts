import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { MakeReceiptPdf } from '#core/receipt/receipt-pdf.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { EnqueueReceiptMails } from './receipt.jobs.ts';

export interface ReceiptServices {
  files: Pick<FileStore, 'put' | 'open'>;
  makePdf: MakeReceiptPdf;
  enqueueMails: EnqueueReceiptMails;
  /** What links in messages and QR codes begin with, without a slash at the end. */
  publicUrl: string;
}

export function receiptRoutes(services: ReceiptServices): Routes {
  void services;
  return routes(receiptContract, {});
}
