import { pageCopier } from './copy-pages.ts';
import { floats, integers, withMemory } from './heap.ts';
import { loadDrawn } from './notes.ts';
import { bytesInMemory, NotPlain, pdfObjects } from './objects.ts';
import type { OpenPdf } from './open.ts';
import { pageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';
import { ownRoom, type Room, saveDocument } from './save.ts';
import { hideUnseen } from './unseen.ts';
import { readWords } from './words.ts';

/** Fractions of the upright page: x0, y0, x1, y1, origin at the top left. */
export type PageRegion = readonly [number, number, number, number];

const FORM = 5;

/** A new PDF of pages of another. */
export interface CutPdf {
  readonly bytes: Uint8Array;
  /** Whether its words are the very ones of the pages it was made of. */
  readonly isWhole: boolean;
  /** Whether PDFium was asked for nothing. */
  readonly isPlain: boolean;
}

/**
 * A new PDF with only these pages (1-based), and of them only what is drawn: notes on the page and the fields of a form become part of the drawing.
 * With a region, everything whose centre is outside of it is removed from the page for good, inside of form objects too; a crop box alone
 * would leave it readable. `isCleared`: what nobody sees was taken out of the open file (`clearPage`), not of its bytes. The caller verifies
 * the result.
 */
export function cutPages(
  pdf: OpenPdf,
  pages: readonly number[],
  region: PageRegion | undefined,
  room: Room = ownRoom,
  isCleared = false,
): CutPdf {
  const { library } = pdf;
  const plain = region || isCleared ? undefined : plainCopy(pdf, pages, room);
  if (plain) return { bytes: plain, isWhole: true, isPlain: true };
  const target = library.FPDF_CreateNewDocument();
  try {
    importPages(pdf, target, pages);
    const isWhole = !region && !flattened(library, target, pages.length) && !isCleared;
    if (region) for (let index = 0; index < pages.length; index++) keepRegion(library, target, index, region);
    const saved = saveDocument(library, target);
    const { copy } = pageCopier(pdfObjects(bytesInMemory(saved)));
    const all = pages.map((_, index) => index + 1);
    return { bytes: copy(all, room), isWhole, isPlain: false };
  } finally {
    library.FPDF_CloseDocument(target);
  }
}

/** How a page was, of which what nobody sees was to be removed: nothing was there, it is gone, or a part of it couldn't be. */
export type Cleared = 'clean' | 'cleared' | 'kept';

/** Removes what nobody sees from a page (from 0) of the open file, and draws its notes and fields into it; its bytes stay as they are. */
export function clearPage(pdf: OpenPdf, index: number): Cleared {
  const { library, changes } = pdf;
  const { page, annotated } = loadDrawn(pdf, index);
  let done: Cleared = annotated || changes.cleared.has(index) ? 'cleared' : 'clean';
  try {
    const frame = pageFrame(library, page);
    const unseen = hideUnseen(library, page, { frame, isLayered: pdf.isLayered(), beyond: true });
    if (typeof unseen === 'string') return done;
    if (unseen.within) return 'kept';
    if (unseen.apart > 0) {
      library.FPDFPage_GenerateContent(page);
      changes.cleared.add(index);
      done = 'cleared';
    }
    if (unseen.partly.size === 0) return done;
  } finally {
    library.FPDF_ClosePage(page);
  }
  return readWords(pdf, index).unseen === 'within' ? 'kept' : done;
}

/** What PDFium makes of a page takes ten times as long: it is asked where the file isn't plain, or a page has more than its drawing. */
function plainCopy(pdf: OpenPdf, pages: readonly number[], room: Room): Uint8Array | undefined {
  try {
    const copier = pdf.copier();
    return pages.some(copier.isAnnotated) ? undefined : copier.copy(pages, room);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** Puts pages (1-based) of an open file into a document of PDFium's that has none yet. */
export function importPages({ library, handle }: OpenPdf, target: number, pages: readonly number[]): void {
  withMemory(library, pages.length * 4, pointer => {
    integers(library).set(
      pages.map(page => page - 1),
      pointer >> 2,
    );
    if (!library.FPDF_ImportPagesByIndex(target, handle, pointer, pages.length, 0))
      throw new Error('pages cannot be copied');
  });
}

const NOTHING_TO_DO = 2;
const FOR_DISPLAY = 0;

/** What is shown of annotations becomes part of the page's drawing. @returns whether there was any */
function flattened(library: Pdfium, document: number, pages: number): boolean {
  let any = false;
  for (let index = 0; index < pages; index++) {
    const page = library.FPDF_LoadPage(document, index);
    any = library.FPDFPage_Flatten(page, FOR_DISPLAY) !== NOTHING_TO_DO || any;
    library.FPDF_ClosePage(page);
  }
  return any;
}

function keepRegion(library: Pdfium, document: number, index: number, region: PageRegion): void {
  const page = library.FPDF_LoadPage(document, index);
  try {
    const keep = regionInPageSpace(library, page, region);
    let straddling = false;
    for (let at = library.FPDFPage_CountObjects(page) - 1; at >= 0; at--) {
      const object = library.FPDFPage_GetObject(page, at);
      const place = placeOf(library, object, keep);
      if (place === 'outside' && library.FPDFPage_RemoveObject(page, object)) library.FPDFPageObj_Destroy(object);
      straddling ||= place === 'straddling';
    }
    if (straddling) redactAround(library, page, keep);
    removeAnnotations(library, page);
    // without this call the removal is silently not saved
    library.FPDFPage_GenerateContent(page);
    library.FPDFPage_SetCropBox(page, keep.left, keep.bottom, keep.right, keep.top);
  } finally {
    library.FPDF_ClosePage(page);
  }
}

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** An object is where its centre is; a form object that reaches across the border straddles it. */
function placeOf(library: Pdfium, object: number, keep: Box): 'inside' | 'outside' | 'straddling' {
  const bounds = boundsOf(library, object);
  if (!bounds) return 'outside';
  if (library.FPDFPageObj_GetType(object) === FORM) {
    const apart =
      bounds.left > keep.right || bounds.right < keep.left || bounds.bottom > keep.top || bounds.top < keep.bottom;
    const whole =
      bounds.left >= keep.left - 1 &&
      bounds.right <= keep.right + 1 &&
      bounds.bottom >= keep.bottom - 1 &&
      bounds.top <= keep.top + 1;
    return apart ? 'outside' : whole ? 'inside' : 'straddling';
  }
  const x = (bounds.left + bounds.right) / 2;
  const y = (bounds.bottom + bounds.top) / 2;
  return x < keep.left || x > keep.right || y < keep.bottom || y > keep.top ? 'outside' : 'inside';
}

/** Takes the text out of everything around the region, inside of form objects too. */
function redactAround(library: Pdfium, page: number, keep: Box): void {
  const far = 20_000;
  const bands: [left: number, top: number, right: number, bottom: number][] = [
    [-far, far, far, keep.top],
    [-far, keep.bottom, far, -far],
    [-far, far, keep.left, -far],
    [keep.right, far, far, -far],
  ];
  for (const band of bands) {
    withMemory(library, 16, pointer => {
      floats(library).set(band, pointer >> 2);
      library.EPDFText_RedactInRect(page, pointer, true, false);
    });
  }
}

function boundsOf(library: Pdfium, object: number): Box | undefined {
  return withMemory(library, 16, pointer => {
    if (!library.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = floats(library).subarray(pointer >> 2, (pointer >> 2) + 4);
    return { left, bottom, right, top };
  });
}

function removeAnnotations(library: Pdfium, page: number): void {
  for (let at = library.FPDFPage_GetAnnotCount(page) - 1; at >= 0; at--) library.FPDFPage_RemoveAnnot(page, at);
}

/** The inverse of the page's frame for the region's two corners. */
function regionInPageSpace(library: Pdfium, page: number, region: PageRegion): Box {
  const { width, height, matrix } = pageFrame(library, page);
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  const back = (x: number, y: number): [number, number] => [
    (d * (x - e) - c * (y - f)) / determinant,
    (a * (y - f) - b * (x - e)) / determinant,
  ];
  const [x0, y0] = back(region[0] * width, region[1] * height);
  const [x1, y1] = back(region[2] * width, region[3] * height);
  return { left: Math.min(x0, x1), right: Math.max(x0, x1), bottom: Math.min(y0, y1), top: Math.max(y0, y1) };
}
