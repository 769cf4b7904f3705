import { setImmediate as breathe } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { type MadePdf, madePdf } from '#core/reading/made-pdf.ts';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import type { CutPdfSource, DrawnPdfSource, MakeReceiptPdfs } from '#core/receipt/receipt-pdf.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Loan } from '#kernel/lent-memory.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import { type KeptPlace, keepTogether, readTogether } from '../pdf/kept-bytes.ts';
import type { EntryRow, NewFile } from './batch-prepare.queries.ts';
import type { MadeEntry } from './batch-zip.ts';

export type Source = CutPdfSource | DrawnPdfSource;

interface MakingServices {
  files: Pick<FileStore, 'put'>;
  makePdfs: MakeReceiptPdfs;
}

/** The bytes that a single download serves. */
export async function readKept(
  files: Pick<FileStore, 'read'>,
  entries: readonly EntryRow[],
  loan: Loan,
): Promise<MadeEntry[]> {
  const places = entries.map(({ sha256, size, pack_sha256, pack_from }) => {
    return { sha256: sha256 ?? '', size: size ?? 0, pack_sha256, pack_from };
  });
  const all = await readTogether(files, places, loan);
  return entries.flatMap((entry, at) => {
    const bytes = all[at];
    return bytes ? { entry, made: { bytes, sha256: entry.sha256 ?? '', crc32: crc32(bytes) } } : [];
  });
}

/** Cuts or draws the first bytes of receipts, and puts them into the store, together; what is to be noted of those is their `file`. */
export async function makeNew(
  { files, makePdfs }: MakingServices,
  sources: ReadonlyMap<EntryRow, Source>,
  turn: Turn,
  loan: Loan,
): Promise<(MadeEntry & { file?: NewFile })[]> {
  if (sources.size === 0) return [];
  const pdfs = await makePdfs([...sources.values()], turn, loan);
  const places = await keepTogether(
    files,
    pdfs.flatMap(one => (one instanceof Error ? [] : one)),
  );
  return [...sources].map(([entry, source], at) => {
    const made = pdfs[at];
    const place = made && !(made instanceof Error) ? places.get(made.bytes) : undefined;
    if (!made || made instanceof Error || !place) return { entry, made: { reason: reasonOf(made) } };
    return { entry, made, file: fileOf(entry, place, source) };
  });
}

function fileOf(entry: EntryRow, place: KeptPlace, source: Source): NewFile {
  const { receipt_id, access_group_id, company_id, employment_id, person_id, qr_code } = entry;
  const version = (entry.version ?? 0) + 1;
  const drawn = 'drawn' in source ? source.drawn : undefined;
  const said = { drawn: drawn !== undefined, drawn_day: drawn?.paidOn ?? null };
  return { receipt_id, access_group_id, company_id, employment_id, person_id, qr_code, version, ...place, ...said };
}

function reasonOf(error: unknown): string {
  return error instanceof ReadingRefusal ? error.code : 'NOT_MADE';
}

/** A sealed mirror on its way to paper: looked up in one transaction, drawn between, its fingerprint kept in another. */
export interface SealedPaper {
  cpf: string;
  draw: () => Promise<Uint8Array>;
  note: (tx: Tx, sha256: string) => Promise<void>;
}

/** Given by the process, over the time clock. Undefined: not sealed any more, or out of reach. */
export type SealedPaperOf = (tx: Tx, accessGroupId: string, id: string) => Promise<SealedPaper | undefined>;

export async function papersOf(
  tx: Tx,
  sealedPaper: SealedPaperOf,
  entries: readonly EntryRow[],
): Promise<Map<EntryRow, SealedPaper>> {
  const papers = new Map<EntryRow, SealedPaper>();
  for (const entry of entries.filter(({ mirror, gone }) => mirror && gone === null)) {
    const paper = await sealedPaper(tx, entry.access_group_id, entry.receipt_id);
    if (paper) papers.set(entry, paper);
  }
  return papers;
}

/** One after the other: others get their turn between. */
export async function drawPapers(papers: ReadonlyMap<EntryRow, SealedPaper>) {
  const drawn: (MadeEntry & { made: MadePdf; paper: SealedPaper })[] = [];
  for (const [entry, paper] of papers) {
    const made = madePdf(await paper.draw());
    drawn.push({ entry: { ...entry, worker_cpf: paper.cpf }, made, paper });
    await breathe();
  }
  return drawn;
}
