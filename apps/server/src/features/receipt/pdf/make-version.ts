import { to } from '@cracha/contract/navigation/paths.ts';
import { type FilePeople, filePeople } from '#core/reading/file-people.ts';
import { madePdf } from '#core/reading/made-pdf.ts';
import type { CutPdfSource, DrawnPdfSource, MakeReceiptPdf } from '#core/receipt/receipt-pdf.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Turn } from '#kernel/threads/pool.ts';
import type { KeepInGroup } from './kept-bytes.ts';
import { fileMarksOf, type KeptFile, type PageSource } from './receipt-file.queries.ts';

export interface MakingServices {
  makePdf: MakeReceiptPdf;
  /** What the QR code's address begins with, without a slash at the end. */
  publicUrl: string;
}

/** A version that is to be made. */
export interface ToMake {
  /** Versions of a group are kept in one file of the store where they are made at the same time. */
  group: string;
  source: Omit<CutPdfSource, 'qr'> | Omit<DrawnPdfSource, 'qr'>;
  version: number;
  /** With the code that opens the public check; null: without. */
  code: string | null;
  /** Of who asked first. */
  turn: Turn;
}

/** Bytes that are in the store and of which no row tells yet. */
export interface MadeVersion extends KeptFile {
  /** Drawn by us with this day; undefined: cut out of a file. */
  drawn: Pick<DrawnPdfSource['drawn'], 'paidOn'> | undefined;
  bytes: Uint8Array;
}

export async function makeVersion(
  { makePdf, publicUrl }: MakingServices,
  keep: KeepInGroup,
  { group, source, version, code, turn }: ToMake,
): Promise<MadeVersion> {
  const qr = code === null ? null : { url: publicUrl + to.authenticity(code) };
  const bytes = await makePdf({ ...source, qr }, turn);
  const place = await keep(group, madePdf(bytes));
  return { ...place, version, qrCode: qr !== null, drawn: 'drawn' in source ? source.drawn : undefined, bytes };
}

type OnceFor = (version: number, work: () => Promise<MadeVersion>) => Promise<MadeVersion>;

/** Receipts whose latest making is remembered: many more than are made while one statement is answered. */
const mostLately = 1000;

interface CallsTogether {
  <R>(id: string, call: (onceFor: OnceFor) => Promise<R>): Promise<R>;
  /** A version was made a moment ago: who looked before it was kept, outside of its calls, is to look again. */
  lately(id: string): boolean;
}

/**
 * Calls for one receipt that are under way at the same time: a version that one of them makes is made once for all of them, also
 * for who looked before it was kept and comes when it is.
 */
export function callsTogether(): CallsTogether {
  const underWay = new Map<string, { calls: number; makings: Map<number, Promise<MadeVersion>> }>();
  const made = new Set<string>();
  const together = async <R>(id: string, call: (onceFor: OnceFor) => Promise<R>): Promise<R> => {
    const group = underWay.get(id) ?? { calls: 0, makings: new Map<number, Promise<MadeVersion>>() };
    underWay.set(id, group);
    group.calls++;
    try {
      return await call((version, work) => {
        const making = group.makings.get(version) ?? work();
        group.makings.set(version, making);
        // what failed is tried again by who comes next
        making.catch(() => group.makings.delete(version));
        return making;
      });
    } finally {
      group.calls--;
      if (group.calls === 0) underWay.delete(id);
      if (group.calls === 0 && group.makings.size > 0) remember(id);
    }
  };
  const remember = (id: string) => {
    made.delete(id);
    made.add(id);
    if (made.size > mostLately) for (const oldest of made) return made.delete(oldest);
  };
  return Object.assign(together, { lately: (id: string) => made.has(id) && !underWay.has(id) });
}

/** How many files' people are kept: receipts of the latest few are what is asked for. */
const mostFiles = 4;

export interface KeptMarks {
  /** Everybody of a receipt's file, read once as long as nobody of it changes. */
  of(tx: Tx, receiptId: string, source: MarksOf): Promise<FilePeople>;
  /** The same where they were read before. */
  known(source: MarksOf): FilePeople | undefined;
}

type MarksOf = Pick<PageSource, 'importId' | 'marksVersion'>;

/** @param read reads everybody of a receipt's file */
export function keptMarks(read = fileMarksOf): KeptMarks {
  const kept = new Map<string, { version: string; marks: FilePeople }>();
  const known = ({ importId, marksVersion }: MarksOf) => {
    const before = kept.get(importId);
    if (before?.version !== marksVersion) return undefined;
    // the one used last stays longest
    kept.delete(importId);
    kept.set(importId, before);
    return before.marks;
  };
  const reading = new Map<string, Promise<FilePeople>>();
  /** Who asks while another reads the same waits for that; where it fails, reads for themselves. */
  const together = async ({ importId, marksVersion }: MarksOf, readOne: () => Promise<FilePeople>) => {
    const what = `${importId} ${marksVersion}`;
    const others = reading.get(what);
    const theirs = others && (await others.catch(() => undefined));
    if (theirs) return theirs;
    const mine = readOne();
    reading.set(what, mine);
    try {
      return await mine;
    } finally {
      if (reading.get(what) === mine) reading.delete(what);
    }
  };
  return {
    known,
    async of(tx, receiptId, source) {
      const before = known(source);
      if (before) return before;
      const marks = await together(source, async () => filePeople(await read(tx, receiptId)));
      kept.delete(source.importId);
      kept.set(source.importId, { version: source.marksVersion, marks });
      for (const oldest of [...kept.keys()].slice(0, -mostFiles)) kept.delete(oldest);
      return marks;
    },
  };
}
