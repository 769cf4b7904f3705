import { bytes, integers, withMemory } from './heap.ts';
import type { OpenPdf } from './open.ts';

/** A file within a PDF: a member of a collection (portfolio), or attached to an ordinary document. */
export interface Attachment {
  /** As its maker called it, '' where it has no name. */
  readonly name: string;
  /** Its content, unpacked. Empty where the PDF names it and doesn't hold it. */
  read(): Uint8Array;
}

const MOST_NAME = 1024;
const utf16 = new TextDecoder('utf-16le');

export function countAttachments({ library, handle }: OpenPdf): number {
  return Math.max(0, library.FPDFDoc_GetAttachmentCount(handle));
}

/** The files within an open PDF, in its order. Files that lie on a page are notes on it (notes.ts). */
export function* attachmentsOf(pdf: OpenPdf): Generator<Attachment> {
  const { library, handle } = pdf;
  for (let at = 0, count = countAttachments(pdf); at < count; at++) {
    const one = library.FPDFDoc_GetAttachment(handle, at);
    yield { name: one ? nameOf(pdf, one) : '', read: () => (one ? contentOf(pdf, one) : new Uint8Array(0)) };
  }
}

function nameOf({ library }: OpenPdf, one: number): string {
  return withMemory(library, MOST_NAME, pointer => {
    const size = library.FPDFAttachment_GetName(one, pointer, MOST_NAME);
    if (size < 2 || size > MOST_NAME) return '';
    return utf16.decode(bytes(library).slice(pointer, pointer + size - 2));
  });
}

function contentOf({ library }: OpenPdf, one: number): Uint8Array {
  const size = withMemory(library, 4, length => {
    const isThere = library.FPDFAttachment_GetFile(one, 0, 0, length);
    return isThere ? (integers(library)[length >> 2] ?? 0) >>> 0 : 0;
  });
  if (size === 0) return new Uint8Array(0);
  return withMemory(library, size + 8, pointer => {
    // the length stands behind the content, at a place of whole words
    const length = (pointer + size + 3) & ~3;
    if (!pointer) throw new RangeError('an attachment needs too much memory');
    return library.FPDFAttachment_GetFile(one, pointer, size, length)
      ? bytes(library).slice(pointer, pointer + size)
      : new Uint8Array(0);
  });
}
