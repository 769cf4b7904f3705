import { clearPage, cutPages } from '#kernel/pdf/cut.ts';
import type { OpenPdf } from '#kernel/pdf/open.ts';
import type { Pdfium } from '#kernel/pdf/pdfium.ts';
import { openBytes } from '#kernel/pdf/save.ts';
import { readTexts } from '#kernel/pdf/texts.ts';
import { carriesOwn, findForeign } from './file-marks.ts';
import type { PeopleIndex } from './file-people.ts';
import { madePdf } from './made-pdf.ts';
import { newPack, type Pack } from './pack.ts';
import { formsOfAll } from './words/word-forms.ts';
import type { Cut, CutFrom, NoCut, TaskResults } from './worker-tasks.ts';

/** A file that is open in this thread. */
export interface CutFile {
  readonly pdf: OpenPdf;
  /** The words of one of its pages (from 0). */
  textsOf(index: number): string[];
  /** Whether its words were kept when it was read: all of them are seen. */
  isKnown(index: number): boolean;
  /** Called before each document, with its first page. */
  at(page: number): void;
  /** Called where PDFium was asked for so many pages: it keeps what it has read of them. */
  hasAsked(pages: number): void;
  /** Whether the thread must end of an error. */
  isDown(error: unknown): boolean;
}

/** How many bytes the last task's documents took: those of the next are as many, more or less. */
let expected = 1 << 20;

/** Pages that cannot be cut are a problem of those pages, not of the others. */
export function cutAll(
  file: CutFile,
  cuts: readonly CutFrom[],
  people: PeopleIndex,
  lent?: SharedArrayBuffer,
): TaskResults['cuts'] {
  const pack = newPack(lent ?? expected);
  const made = cuts.map((from): Cut | NoCut => {
    file.at(from.pages[0] ?? 0);
    try {
      return cutOne(file, from, people, pack);
    } catch (error) {
      if (file.isDown(error)) throw error;
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  });
  const memory = pack.memory();
  if (!lent) expected = Math.max(1 << 16, Math.ceil(memory.length * 1.05));
  return { memory, made };
}

/** What was cut is kept if nobody else is in it and the worker is. */
function cutOne(
  { pdf, textsOf, isKnown, hasAsked }: CutFile,
  { pages, region, own, cited }: CutFrom,
  people: PeopleIndex,
  pack: Pack,
): Cut | NoCut {
  const cleared = pages.filter(page => !isKnown(page - 1)).map(page => clearPage(pdf, page - 1));
  if (cleared.includes('kept')) return { refused: 'CUT_UNSEEN_TEXT', values: {} };
  const { bytes, isWhole, isPlain } = cutPages(pdf, pages, region, pack.room, cleared.includes('cleared'));
  if (!isPlain) hasAsked(pages.length);
  // Whole pages are copied with the very words that stand on them (cut.test.ts compares both): they are searched where they came from,
  // as the copy's fonts, loaded for it alone, take as long as all the rest of a cut.
  const words = formsOfAll(isWhole ? pages.flatMap(page => textsOf(page - 1)) : wordsOf(pdf.library, bytes));
  const foreign = findForeign(words, own, people, cited);
  if (foreign) return { refused: 'CUT_FOREIGN_DATA', values: { field: foreign } };
  if (!carriesOwn(words, own)) return { refused: 'CUT_EMPTY', values: {} };
  const { sha256, crc32 } = madePdf(bytes);
  return { from: pack.keep(bytes.length), size: bytes.length, sha256, crc32 };
}

/** What is left of a page is read again in what was cut: nothing else says that the rest has gone. */
function wordsOf(library: Pdfium, bytes: Uint8Array): string[] {
  const cut = openBytes(library, bytes);
  try {
    return Array.from({ length: cut.pages }, (_, index) => readTexts({ library, handle: cut.handle }, index)).flat();
  } finally {
    cut.close();
  }
}
