import { bytes, withMemory } from './heap.ts';
import type { OpenPdf } from './open.ts';
import type { Pdfium } from './pdfium.ts';

/** PDFium's kinds of annotations that say nothing of the page: links, windows of notes. */
const SILENT: ReadonlySet<number> = new Set([2, 16]);
const WIDGET = 20;
/** Hidden, or not to be seen (ISO 32000-1, table 165). */
const HIDDEN = 2 | 32;
const FOR_DISPLAY = 0;
const MOST_TEXT = 2048;
const MOST_NOTES = 20;
const SHOWN = 80;

/** What lies on a page and isn't part of its drawing, as it was found: it is drawn into the page of the open file then, and found no more. */
export interface Annotated {
  /** What the notes and stamps say; fields of a form are none. */
  readonly notes: readonly string[];
}

/**
 * Loads page `index` (from 0) with its fields and notes drawn into it (in the open file), so that they are read, shown and cut like the rest of it.
 * A field that no program has drawn yet is drawn with its value. The caller closes the page. Throws when PDFium cannot load it.
 */
export function loadDrawn(
  pdf: OpenPdf,
  index: number,
): { readonly page: number; readonly annotated: Annotated | undefined } {
  const { library, changes } = pdf;
  const page = loadPage(pdf, index);
  const known = changes.annotated.get(index);
  if (known) return { page, annotated: known };
  const annotated = library.FPDFPage_GetAnnotCount(page) > 0 ? foundOn(library, page) : undefined;
  if (!annotated) return { page, annotated };
  withFields(pdf, page, () => library.FPDFPage_Flatten(page, FOR_DISPLAY));
  library.FPDF_ClosePage(page);
  changes.annotated.set(index, annotated);
  return { page: loadPage(pdf, index), annotated };
}

function loadPage({ library, handle }: OpenPdf, index: number): number {
  const page = library.FPDF_LoadPage(handle, index);
  if (!page) throw new Error(`page ${index + 1} cannot be loaded`);
  return page;
}

/** PDFium draws the fields that have a value and no picture of it when a page is opened for filling in. */
function withFields({ library, handle }: OpenPdf, page: number, use: () => void): void {
  const info = library.PDFiumExt_OpenFormFillInfo();
  const form = library.PDFiumExt_InitFormFillEnvironment(handle, info);
  try {
    library.FORM_OnAfterLoadPage(page, form);
    use();
    library.FORM_OnBeforeClosePage(page, form);
  } finally {
    library.PDFiumExt_ExitFormFillEnvironment(form);
    library.PDFiumExt_CloseFormFillInfo(info);
  }
}

function foundOn(library: Pdfium, page: number): Annotated | undefined {
  const notes: string[] = [];
  let isField = false;
  for (let at = 0, count = library.FPDFPage_GetAnnotCount(page); at < count; at++) {
    const note = library.FPDFPage_GetAnnot(page, at);
    if (!note) continue;
    const kind = library.FPDFAnnot_GetSubtype(note);
    if (kind === WIDGET) isField = true;
    else if (!SILENT.has(kind) && (library.FPDFAnnot_GetFlags(note) & HIDDEN) === 0 && notes.length < MOST_NOTES)
      notes.push(textOf(library, note));
    library.FPDFPage_CloseAnnot(note);
  }
  return isField || notes.length > 0 ? { notes } : undefined;
}

/** What a note says, or what a stamp is called. */
function textOf(library: Pdfium, note: number): string {
  for (const key of ['Contents', 'Subj', 'Name']) {
    const text = entryOf(library, note, key).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.slice(0, SHOWN);
  }
  return '…';
}

function entryOf(library: Pdfium, note: number, key: string): string {
  return withMemory(library, MOST_TEXT, pointer => {
    const size = library.FPDFAnnot_GetStringValue(note, key, pointer, MOST_TEXT);
    // longer than its room, it isn't written
    if (size > MOST_TEXT) return '…';
    return utf16.decode(bytes(library).slice(pointer, pointer + Math.max(0, size - 2)));
  });
}

const utf16 = new TextDecoder('utf-16le');
