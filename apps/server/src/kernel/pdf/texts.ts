import { bytes, withMemory } from './heap.ts';
import type { OpenPdf } from './open.ts';

/** What stands between words: blanks, control characters, and the bar that is a word of its own for the reader of pages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what PDFium puts where a line ends, or a character has no meaning
const between = /[\u0000-\u0020\u007f-\u00a0\u2002\u2003\u2009\u200b\ufffe|]+/;

/**
 * The words of page `index` (0-based) without their places, in any direction: a tenth of what `readWords` costs, since a page is
 * asked for once and not for each of its characters. Throws when PDFium cannot load the page.
 */
export function readTexts({ library, handle }: Pick<OpenPdf, 'library' | 'handle'>, index: number): string[] {
  const page = loadPage({ library, handle }, index);
  try {
    return textsOn(library, page);
  } finally {
    library.FPDF_ClosePage(page);
  }
}

/** What stands on page `index` (0-based), line by line, for who hears it: without what has no meaning to them. */
export function pageLines(pdf: Pick<OpenPdf, 'library' | 'handle'>, index: number): string {
  const page = loadPage(pdf, index);
  try {
    return rawText(pdf.library, page)
      .split(/[\r\n]+/)
      .map(line => line.split(between).filter(Boolean).join(' '))
      .filter(Boolean)
      .join('\n');
  } finally {
    pdf.library.FPDF_ClosePage(page);
  }
}

/**
 * The same of many pages of a document. The page that was read last stays open until the next one is: with it PDFium keeps the fonts
 * that both have, which it would load anew for each. `close` before the document is closed.
 */
export function textReader(pdf: Pick<OpenPdf, 'library' | 'handle'>): { read(index: number): string[]; close(): void } {
  let held = 0;
  const hold = (page: number) => {
    if (held) pdf.library.FPDF_ClosePage(held);
    held = page;
  };
  return {
    read: index => {
      hold(loadPage(pdf, index));
      return textsOn(pdf.library, held);
    },
    close: () => hold(0),
  };
}

function loadPage({ library, handle }: Pick<OpenPdf, 'library' | 'handle'>, index: number): number {
  const page = library.FPDF_LoadPage(handle, index);
  if (!page) throw new Error(`page ${index + 1} cannot be loaded`);
  return page;
}

function textsOn(library: OpenPdf['library'], page: number): string[] {
  return rawText(library, page)
    .split(between)
    .filter(word => word !== '');
}

function rawText(library: OpenPdf['library'], page: number): string {
  const text = library.FPDFText_LoadPage(page);
  try {
    const count = Math.max(0, library.FPDFText_CountChars(text));
    if (count === 0) return '';
    return withMemory(library, (count + 1) * 2, pointer => {
      const written = library.FPDFText_GetText(text, 0, count, pointer);
      return utf16.decode(bytes(library).slice(pointer, pointer + Math.max(0, written - 1) * 2));
    });
  } finally {
    library.FPDFText_ClosePage(text);
  }
}

const utf16 = new TextDecoder('utf-16le');
