import type { Pdfium } from './pdfium.ts';

/** PDFium's object types. */
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
/** Fewer drawn paths than this are a frame or a white background, not text drawn as outlines. */
const DRAWN_TEXT = 40;
const MAX_DEPTH = 4;

/** The page shows a picture or text drawn as outlines; a blank page may still carry an invisible background. */
export function hasPicture(library: Pdfium, page: number): boolean {
  const tally = { images: 0, paths: 0 };
  for (let index = library.FPDFPage_CountObjects(page) - 1; index >= 0; index--)
    count(library, library.FPDFPage_GetObject(page, index), tally, 0);
  return tally.images > 0 || tally.paths >= DRAWN_TEXT;
}

function count(library: Pdfium, object: number, tally: { images: number; paths: number }, depth: number): void {
  const type = library.FPDFPageObj_GetType(object);
  if (type === IMAGE) tally.images++;
  else if (type === PATH) tally.paths++;
  else if (type === FORM && depth < MAX_DEPTH) {
    for (let index = library.FPDFFormObj_CountObjects(object) - 1; index >= 0; index--)
      count(library, library.FPDFFormObj_GetObject(object, index), tally, depth + 1);
  }
}
