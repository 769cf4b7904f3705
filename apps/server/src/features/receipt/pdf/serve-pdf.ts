import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { countDownload } from '#core/file/download.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import type { Category } from '#core/receipt/category.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import type { DrawnPdfSource } from '#core/receipt/receipt-pdf.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { HotCall, SentFile } from '#kernel/http/handler.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { mayServe } from '../receipt.policy.ts';
import { type Reading, type ReceiptRow, receiptOf } from '../receipt.queries.ts';
import { drawnReceipt } from './drawn-receipt.ts';
import { keepingInGroups, openKept } from './kept-bytes.ts';
import { callsTogether, keptMarks, type MakingServices, makeVersion } from './make-version.ts';
import { ownNamesOf } from './name-fields.ts';
import { keepFile, newestFile, pageSourceOf, sourceOf } from './receipt-file.queries.ts';
import { noteOpening } from './receipt-opening.ts';

export interface PdfServices extends MakingServices {
  files: Pick<FileStore, 'put' | 'open' | 'part'>;
}

type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface PdfCall {
  by: By;
  inOwnTransaction: InOwnTransaction;
}

/** `of`: of which category; a payslip where it is left out. */
export type ServePdf = (call: PdfCall, id: string, of?: Category, note?: NoteDelivery) => Promise<PlainFile>;
/** One that is sent whole. */
type PlainFile = SentFile & { content: Readable | Uint8Array };
/** What is kept of a delivery; left out, it is counted as one download and as the opening that it is. Who is refused has noted nothing. */
type NoteDelivery = (tx: Tx, row: ReceiptRow) => Promise<void>;

export interface PdfServer {
  servePdf: ServePdf;
  /** The same bytes for a message that takes them along: no download and no opening. */
  bytesFor(reader: Reading, inContext: InOwnTransaction, id: string, of: Category, turn: Turn): Promise<PlainFile>;
  /** Goes on with what `hot.deliver_receipt` answered; undefined: the call is to be served the ordinary way. */
  serveFound(found: unknown, call: HotCall): Promise<PlainFile | undefined>;
}

/**
 * Serves receipts' PDFs. The bytes first served are kept and served for ever after; the first who asks has them cut, outside of
 * any transaction, and whoever asks meanwhile waits for the same cut. What can't be cut is drawn from its values. Then one short transaction keeps them and counts the download.
 */
export function pdfServer(services: PdfServices): PdfServer {
  const { files } = services;
  const together = callsTogether();
  const marks = keptMarks();
  const keep = keepingInGroups(files);
  const serve = async (
    actor: Reading,
    inOwnTransaction: InOwnTransaction,
    id: string,
    of: Category,
    turn: Turn,
    noted: NoteDelivery,
  ) => {
    const look = async (tx: Tx) => {
      const row = await receiptOf(tx, actor, id, [of]);
      const newest = await newestFile(tx, row.id);
      const kept = newest && mayServe(newest, { qrCode: row.qr_code, paidOn: row.paid_on }) ? newest : undefined;
      // what is there already is counted and sent in the one transaction that looked
      if (kept) await noted(tx, row);
      if (kept) return { row, kept };
      const pages = await pageSourceOf(tx, row.id);
      const source = pages ? { ...pages, file: await marks.of(tx, row.id, pages) } : await drawnSource(tx, row);
      const code = row.qr_code ? row.verification_code : null;
      return {
        row,
        kept,
        toMake: { group: pages?.importId ?? row.id, source, code, version: (newest?.version ?? 0) + 1, turn },
      };
    };
    return together(id, async onceFor => {
      const { row: seen, kept, toMake } = await inOwnTransaction(look);
      if (kept) return keptReceipt(files, { ...seen, ...kept });
      const made = await onceFor(toMake.version, () =>
        makeVersion(services, keep, toMake).catch(async error => {
          if (!isUncut(error) || 'drawn' in toMake.source) throw error;
          const source = await inOwnTransaction(tx => drawnSource(tx, seen));
          return makeVersion(services, keep, { ...toMake, source });
        }),
      );
      const { row, file, refusal } = await inOwnTransaction(async tx => {
        // read anew: it may have been hidden while its pages were cut
        const row = await receiptOf(tx, actor, id, [of]);
        const file = (await keepFile(tx, row, made)) ? made : ((await newestFile(tx, row.id)) ?? made);
        return { row, file, refusal: await noted(tx, row).then(() => undefined, refused) };
      });
      // thrown when the bytes are kept: who is refused for an hour doesn't have them cut at each try
      if (refusal) throw refusal;
      return file.sha256 === made.sha256
        ? named(made.bytes, { ...row, ...file })
        : keptReceipt(files, { ...row, ...file });
    });
  };
  return {
    servePdf: ({ by, inOwnTransaction }, id, of = 1, note) =>
      serve(by.actor, inOwnTransaction, id, of, personTurn(by.actor), note ?? ((tx, row) => noteDelivery(tx, by, row))),
    bytesFor: (reader, inContext, id, of, turn) => serve(reader, inContext, id, of, turn, async () => undefined),
    async serveFound(found, call) {
      const { kept, cut } = foundAnswer.parse(found);
      if (kept) return keptReceipt(files, kept);
      const pages = cut && sourceOf(cut);
      const file = pages && marks.known(pages);
      // who was answered just before another call kept its cut comes when that call is gone
      if (!cut || !file || together.lately(cut.id)) return undefined;
      const turn: Turn = { tenant: call.tenant, waits: 'person' };
      const toMake = { group: pages.importId, source: { ...pages, file }, code: null, version: 1, turn };
      return together(cut.id, async onceFor => {
        const made = await call.atLength(() => onceFor(toMake.version, () => makeVersion(services, keep, toMake)));
        const { sha256, size, pack_sha256, pack_from } = made;
        const statement = 'select hot.keep_receipt($1, $2, $3, $4, $5, $6, $7, $8)';
        const noted = await call.ask({ statement, values: [cut.id, call.ip, sha256, size, pack_sha256, pack_from] });
        return noted === null ? undefined : named(made.bytes, keptRow.parse(noted));
        // what can't be cut is drawn: the ordinary way knows the values
      }).catch(error => (isUncut(error) ? undefined : Promise.reject(error)));
    },
  };
}

/** The pages can't be cut for this worker alone, or at all: their receipt is drawn from its values. */
function isUncut(error: unknown): error is ReadingRefusal {
  return error instanceof ReadingRefusal;
}

async function drawnSource(tx: Tx, row: ReceiptRow): Promise<Omit<DrawnPdfSource, 'qr'>> {
  return { drawn: drawnReceipt(row, await ownNamesOf(tx, row)) };
}

/** What the catalogue refuses, as a value. @throws all else */
function refused(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** What `hot.keep_receipt` answers. */
const keptRow = z.object({
  sha256: z.string(),
  size: z.int(),
  pack_sha256: z.nullable(z.string()),
  pack_from: z.nullable(z.int()),
  kind: z.string(),
  year: z.int(),
  month: z.int(),
  worker_name: z.string(),
});
type KeptRow = z.output<typeof keptRow> & { category?: Category; title?: string | null };

/** What `hot.deliver_receipt` answers: bytes that are kept, or where the pages are that are to be cut. */
const foundAnswer = z.object({ kept: z.optional(keptRow), cut: z.optional(z.looseObject({ id: z.string() })) });

/** Bytes that are kept, under the name a person knows the receipt by. */
async function keptReceipt(files: Pick<FileStore, 'open' | 'part'>, kept: KeptRow): Promise<PlainFile> {
  return named(await openKept(files, kept), kept);
}

function named(content: PlainFile['content'], kept: KeptRow): PlainFile {
  return { content, size: kept.size, contentType: 'application/pdf', name: fileName(kept) };
}

/** Counts exactly one download, and that the receipt was opened by it. */
async function noteDelivery(tx: Tx, by: By, row: ReceiptRow): Promise<void> {
  const { actor } = by;
  await countDownload(tx, actor, 'receipt', row.id);
  await noteOpening(tx, actor, by, row);
}

function fileName({ category = 1, title, kind, year, month, worker_name }: KeptRow): string {
  const stamp = `${year}-${String(month).padStart(2, '0')}`;
  if (category === 3) return `Informe de rendimentos ${year} - ${worker_name}.pdf`;
  if (category === 2) return `Benefício ${stamp} ${title ?? ''} - ${worker_name}.pdf`;
  if (category === 6) return `Ficha de registro ${stamp} - ${worker_name}.pdf`;
  if (category === 7) return `Espelho de ponto ${stamp} - ${worker_name}.pdf`;
  return `Recibo ${stamp} ${kindWire(kind)} - ${worker_name}.pdf`;
}
