import type { Readable } from 'node:stream';
import { to } from '@cracha/contract/navigation/paths.ts';
import * as z from 'zod/mini';
import { doerOf } from '#core/audit/audit.ts';
import { countDownload } from '#core/file/download.ts';
import { type FilePeople, filePeople } from '#core/reading/file-marks.ts';
import { madePdf } from '#core/reading/made-pdf.ts';
import type { Category } from '#core/receipt/category.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { CutPdfSource, DrawnPdfSource, MakeReceiptPdf } from '#core/receipt/receipt-pdf.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { RequestInfo, SentFile } from '#kernel/http/handler.ts';
import { Refusal } from '#kernel/refusal.ts';
import { drawnReceipt } from './drawn-receipt.ts';
import { keepTogether, openKept } from './kept-bytes.ts';
import { ownNamesOf } from './name-fields.ts';
import { mayServe } from './receipt.policy.ts';
import { type ReceiptRow, receiptOf } from './receipt.queries.ts';
import {
  fileMarksOf,
  keepFile,
  type MadeFile,
  newestFile,
  type PageSource,
  pageSourceOf,
} from './receipt-file.queries.ts';
import { noteOpening } from './receipt-opening.ts';

export interface PdfServices {
  files: Pick<FileStore, 'put' | 'open' | 'part'>;
  makePdf: MakeReceiptPdf;
  /** What the QR code's address begins with, without a slash at the end. */
  publicUrl: string;
}

type Outside = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface PdfCall {
  actor: Actor;
  request: RequestInfo;
  outside: Outside;
}

/** `of`: of which category; a payslip where it is left out. */
export type ServePdf = (call: PdfCall, id: string, of?: Category, note?: NoteDelivery) => Promise<PlainFile>;
/** One that is sent whole. */
type PlainFile = SentFile & { content: Readable | Uint8Array };
/** What is kept of a delivery; left out, it is counted as one download and as the opening that it is. */
type NoteDelivery = (tx: Tx, row: ReceiptRow) => Promise<void>;

/**
 * Serves receipts' PDFs. The bytes first served are kept and served for ever after; the first who asks has them cut, outside of
 * any transaction, and whoever asks meanwhile waits for the same cut. Then one short transaction keeps them and counts the download.
 */
export function pdfServer(services: PdfServices): ServePdf {
  const together = callsTogether();
  const marks = keptMarks();
  return async ({ actor, request, outside }, id, of = 1, note) => {
    const noted = note ?? ((tx: Tx, row: ReceiptRow) => noteDelivery(tx, actor, request, row));
    const look = async (tx: Tx) => {
      const row = await receiptOf(tx, actor, id, [of]);
      const newest = await newestFile(tx, row.id);
      const kept = newest && mayServe(newest, { qrCode: row.qr_code }) ? newest : undefined;
      // what is there already is counted and sent in the one transaction that looked
      if (kept) await noted(tx, row);
      if (kept) return { row, kept };
      const pages = await pageSourceOf(tx, row.id);
      const source = pages ? { ...pages, file: await marks(tx, row.id, pages) } : await drawnSource(tx, row);
      return { row, kept, source, version: (newest?.version ?? 0) + 1 };
    };
    return together(id, async onceFor => {
      const seen = await outside(look);
      if (seen.kept) return keptReceipt(services.files, { ...seen.row, ...seen.kept });
      const made = await onceFor(seen.version, () => makeVersion(services, seen));
      const { row, file, refusal } = await outside(async tx => {
        // read anew: it may have been hidden while its pages were cut
        const row = await receiptOf(tx, actor, id, [of]);
        const file = (await keepFile(tx, made)) ? made : ((await newestFile(tx, row.id)) ?? made);
        return { row, file, refusal: await noted(tx, row).then(() => undefined, refused) };
      });
      // thrown when the bytes are kept: who is refused for an hour doesn't have them cut at each try
      if (refusal) throw refusal;
      return keptReceipt(services.files, { ...row, ...file });
    });
  };
}

/** What the catalogue refuses, as a value. @throws all else */
function refused(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

type OnceFor = (version: number, work: () => Promise<MadeFile>) => Promise<MadeFile>;

/** How many files' people are kept: receipts of the latest few are what is asked for. */
const mostFiles = 4;

/** Everybody of a receipt's file, read once as long as nobody of it changes. */
export function keptMarks(): (tx: Tx, receiptId: string, source: PageSource) => Promise<FilePeople> {
  const kept = new Map<string, { version: number; marks: FilePeople }>();
  return async (tx, receiptId, { importId, marksVersion }) => {
    const before = kept.get(importId);
    kept.delete(importId);
    const now =
      before?.version === marksVersion
        ? before
        : { version: marksVersion, marks: filePeople(await fileMarksOf(tx, receiptId)) };
    // the one used last stays longest
    kept.set(importId, now);
    for (const oldest of [...kept.keys()].slice(0, -mostFiles)) kept.delete(oldest);
    return now.marks;
  };
}

/** What `hot.deliver_kept_receipt` answers. */
export const keptRow = z.object({
  sha256: z.string(),
  size: z.int(),
  pack_sha256: z.nullable(z.string()),
  pack_from: z.nullable(z.int()),
  kind: z.string(),
  year: z.int(),
  month: z.int(),
  worker_name: z.string(),
});

/** Bytes that are kept, under the name a person knows the receipt by. */
export async function keptReceipt(
  files: Pick<FileStore, 'open' | 'part'>,
  kept: z.output<typeof keptRow> & { category?: Category; title?: string | null },
): Promise<PlainFile> {
  const content = await openKept(files, kept);
  return { content, size: kept.size, contentType: 'application/pdf', name: fileName(kept) };
}

/** Counts exactly one download, and that the receipt was opened by it. */
async function noteDelivery(tx: Tx, actor: Actor, request: RequestInfo, row: ReceiptRow): Promise<void> {
  await countDownload(tx, actor, 'receipt', row.id);
  await noteOpening(tx, actor, doerOf(actor, request), row);
}

interface ToMake {
  row: ReceiptRow;
  source: Omit<CutPdfSource, 'qr'> | Omit<DrawnPdfSource, 'qr'>;
  version: number;
}

async function drawnSource(tx: Tx, row: ReceiptRow): Promise<Omit<DrawnPdfSource, 'qr'>> {
  return { drawn: drawnReceipt(row, await ownNamesOf(tx, row)) };
}

async function makeVersion(
  { files, makePdf, publicUrl }: PdfServices,
  { row, source, version }: ToMake,
): Promise<MadeFile> {
  const qr = row.qr_code ? { url: publicUrl + to.authenticity(row.verification_code) } : null;
  const bytes = await makePdf({ ...source, qr });
  const place = (await keepTogether(files, [madePdf(bytes)])).get(bytes);
  if (!place) throw new Error('A receipt that was made is kept nowhere.');
  return { ...place, version, qrCode: row.qr_code, of: row };
}

/**
 * Calls for one receipt that are under way at the same time: a version that one of them makes is made once for all of them, also
 * for who looked before it was kept and comes when it is.
 */
function callsTogether(): <R>(id: string, call: (onceFor: OnceFor) => Promise<R>) => Promise<R> {
  const underWay = new Map<string, { calls: number; makings: Map<number, Promise<MadeFile>> }>();
  return async (id, call) => {
    const group = underWay.get(id) ?? { calls: 0, makings: new Map() };
    underWay.set(id, group);
    group.calls++;
    try {
      return await call(async (version, work) => {
        const making = group.makings.get(version) ?? work();
        group.makings.set(version, making);
        // what failed is tried again by who comes next
        making.catch(() => group.makings.delete(version));
        return making;
      });
    } finally {
      group.calls--;
      if (group.calls === 0) underWay.delete(id);
    }
  };
}

function fileName({
  category = 1,
  title,
  kind,
  year,
  month,
  worker_name,
}: z.output<typeof keptRow> & { category?: Category; title?: string | null }): string {
  const stamp = `${year}-${String(month).padStart(2, '0')}`;
  if (category === 3) return `Informe de rendimentos ${year} - ${worker_name}.pdf`;
  if (category === 2) return `Benefício ${stamp} ${title ?? ''} - ${worker_name}.pdf`;
  if (category === 6) return `Ficha de registro ${stamp} - ${worker_name}.pdf`;
  if (category === 7) return `Espelho de ponto ${stamp} - ${worker_name}.pdf`;
  return `Recibo ${stamp} ${kindWire(kind)} - ${worker_name}.pdf`;
}
