import { bytes, withMemory } from './heap.ts';
import type { OpenPdf } from './open.ts';
import type { Pdfium } from './pdfium.ts';

/** What stands between words: blanks, control characters, and the bar that is a word of its own for the reader of pages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what PDFium puts where a line ends, or a character has no meaning
const between = /[\u0000-\u0020\u007f-\u00a0\u2002\u2003\u2009\u200b\ufffe|]+/g;

/**
 * The words of page `index` (0-based) without their places, in any direction and with a blank between them: a tenth of what `readWords`
 * costs, since a page is asked for once and not for each of its characters. Throws when PDFium cannot load the page.
 */
export function readTexts({ library, handle }: Pick<OpenPdf, 'library' | 'handle'>, index: number): string {
  const page = library.FPDF_LoadPage(handle, index);
  if (!page) throw new Error(`page ${index + 1} cannot be loaded`);
  try {
    const text = library.FPDFText_LoadPage(page);
    try {
      return textsOf(library, text, library.FPDFText_CountChars(text));
    } finally {
      library.FPDFText_ClosePage(text);
    }
  } finally {
    library.FPDF_ClosePage(page);
  }
}

/** The same of a text page that is open; what PostgreSQL's texts can't hold is not in it. */
export function textsOf(library: Pdfium, text: number, characters: number): string {
  if (characters <= 0) return '';
  return withMemory(library, (characters + 1) * 2, pointer => {
    const written = library.FPDFText_GetText(text, 0, characters, pointer);
    const units = bytes(library).slice(pointer, pointer + Math.max(0, written - 1) * 2);
    return utf16.decode(units).replaceAll(between, ' ').trim();
  });
}

// half a surrogate pair becomes the sign for what can't be read
const utf16 = new TextDecoder('utf-16le');
