import { importPages } from '../cut.ts';
import { loadDrawn } from '../notes.ts';
import { bytesInMemory, NotPlain, type PdfObjects, pdfObjects } from '../objects.ts';
import { type OpenPdf, openHeldPdf, PdfRefusal } from '../open.ts';
import { pageNumbers } from '../page-tree.ts';
import type { Pdfium } from '../pdfium.ts';
import { saveDocument } from '../save.ts';
import { type Drawings, drawingsOf } from './drawings.ts';
import { type FootPlace, placeFoot } from './foot.ts';
import { NotSignable } from './not-signable.ts';
import { isSigned } from './range-marks.ts';

/** The pages of one file, as they go into a plain one. */
export interface PagePart {
  readonly objects: PdfObjects;
  readonly drawings: Drawings;
  /** Of each page. */
  readonly feet: readonly FootPlace[];
}

/** Points of a page's sides. */
const sides = { least: 72, most: 2880 } as const;

/**
 * Reads a file's pages with PDFium: what is seen of fields and notes becomes part of the drawing, pages are taken out of their file, and each is
 * looked at for a free place for its foot. `mostPages`: how many it may have; `onPage` is told each before it is read. Throws `NotSignable`.
 */
export function pagePart(
  library: Pdfium,
  bytes: Uint8Array,
  { foot, mostPages, onPage }: { foot: string; mostPages: number; onPage: (page: number) => void },
): PagePart {
  const pdf = opened(library, bytes);
  try {
    check(pdf, bytes, mostPages);
    for (let index = 0; index < pdf.pages; index++) {
      onPage(index + 1);
      flatten(pdf, index);
    }
    const { saved, feet } = apart(pdf, foot);
    return { ...read(saved, pdf.pages), feet };
  } finally {
    pdf.close();
  }
}

function opened(library: Pdfium, bytes: Uint8Array): OpenPdf {
  try {
    return openHeldPdf(library, bytes);
  } catch (error) {
    if (!(error instanceof PdfRefusal)) throw error;
    throw new NotSignable(error.reason === 'password' ? 'encrypted' : 'broken');
  }
}

function check({ library, handle, pages }: OpenPdf, bytes: Uint8Array, mostPages: number): void {
  // of what isn't encrypted it is -1
  if (library.FPDF_GetSecurityHandlerRevision(handle) >= 0) throw new NotSignable('encrypted');
  if (isSigned(bytes)) throw new NotSignable('signed');
  if (pages <= 0) throw new NotSignable('noPages');
  if (pages > mostPages) throw new NotSignable('tooManyPages');
}

/** `loadDrawn` draws what lies on the page into it; a page that can't be loaded can't be read by anybody. */
function flatten(pdf: OpenPdf, index: number): void {
  const { library } = pdf;
  const page = loadedOrBroken(() => loadDrawn(pdf, index).page);
  const lengths = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  library.FPDF_ClosePage(page);
  // PDFium keeps them in 32 bits
  if (lengths.some(length => !(length >= sides.least - 0.01 && length <= sides.most + 0.01)))
    throw new NotSignable('sides');
}

function loadedOrBroken(load: () => number): number {
  let page = 0;
  try {
    page = load();
  } catch (error) {
    // memory that ended is no matter of the file's
    if (error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError')) throw error;
  }
  if (!page) throw new NotSignable('broken');
  return page;
}

/** The pages alone, in a document without layers: feet are placed where nothing is drawn on any of them. */
function apart(pdf: OpenPdf, foot: string): { saved: Uint8Array; feet: FootPlace[] } {
  const { library, pages } = pdf;
  const target = library.FPDF_CreateNewDocument();
  try {
    const all = Array.from({ length: pages }, (_, index) => index + 1);
    importPages(pdf, target, all);
    const feet = all.map((_, index) => {
      const page = loadedOrBroken(() => library.FPDF_LoadPage(target, index));
      try {
        return placeFoot(library, page, foot);
      } finally {
        library.FPDF_ClosePage(page);
      }
    });
    return { saved: saveDocument(library, target), feet };
  } finally {
    library.FPDF_CloseDocument(target);
  }
}

function read(saved: Uint8Array, pages: number): { objects: PdfObjects; drawings: Drawings } {
  try {
    const objects = pdfObjects(bytesInMemory(saved));
    const numberOf = pageNumbers(objects);
    const numbers = Array.from({ length: pages }, (_, index) => numberOf(index + 1));
    return { objects, drawings: drawingsOf(objects, numbers) };
  } catch (error) {
    if (error instanceof NotPlain) throw new NotSignable('broken');
    throw error;
  }
}
