import type { FilePeople, PersonMarks } from '#core/reading/file-people.ts';
import type { MadePdf } from '#core/reading/made-pdf.ts';
import type { Loan } from '#kernel/lent-memory.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import type { DrawnReceipt } from './draw-receipt.ts';

/** Where there are no pages to cut (text and spreadsheet files, ZIPs): the receipt is drawn from what was read. */
export interface DrawnPdfSource {
  drawn: DrawnReceipt;
  qr: { url: string } | null;
}

/** What a worker's PDF is made of: their pages (1-based) of the file that HR sent, and whose data must and must not be in it. */
export interface CutPdfSource {
  fileSha256: string;
  /** The texts of its pages, where they are kept (core/reading/texts-file.ts). */
  textsSha256: string | undefined;
  contentType: string;
  pages: number[];
  /** Fractions of the upright page: x0, y0, x1, y1; null is the whole page. */
  region: [number, number, number, number] | null;
  own: PersonMarks;
  /** Persons (ids) who may be named in them: they own nothing there. */
  cited: string[];
  /** Everybody of the file. */
  file: FilePeople;
  /** Stamped with a code that opens this address. */
  qr: { url: string } | null;
}

/** Cuts, checks and stamps. Slow: never inside a transaction. Given by the process, over core/reading/cut.ts. */
export type MakeReceiptPdf = (source: CutPdfSource | DrawnPdfSource, turn: Turn) => Promise<Uint8Array>;

/** The same for many at once: the PDF of each, which may stand in memory of the loan, or why there is none, in their order. */
export type MakeReceiptPdfs = (
  sources: readonly (CutPdfSource | DrawnPdfSource)[],
  turn: Turn,
  loan: Loan,
) => Promise<(MadePdf | Error)[]>;
