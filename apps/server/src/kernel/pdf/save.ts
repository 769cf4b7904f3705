import { bytes } from './heap.ts';
import type { Pdfium } from './pdfium.ts';

/** Where a document's bytes go, once it is known how many there are. */
export type Room = (size: number) => Uint8Array;

/** Room of the document's own. */
export const ownRoom: Room = size => new Uint8Array(size);

/** The bytes of a document as PDFium writes it. */
export function saveDocument(library: Pdfium, handle: number, room = ownRoom): Uint8Array {
  const writer = library.PDFiumExt_OpenFileWriter();
  try {
    library.PDFiumExt_SaveAsCopy(handle, writer);
    const size = library.PDFiumExt_GetFileWriterSize(writer);
    const pointer = library.pdfium.wasmExports.malloc(size);
    try {
      library.PDFiumExt_GetFileWriterData(writer, pointer, size);
      const saved = room(size);
      saved.set(bytes(library).subarray(pointer, pointer + size));
      return saved;
    } finally {
      library.pdfium.wasmExports.free(pointer);
    }
  } finally {
    library.PDFiumExt_CloseFileWriter(writer);
  }
}

/** Opens a document held in memory; `close` frees both. Throws when it is none. */
export function openBytes(
  library: Pdfium,
  data: Uint8Array,
): { readonly handle: number; readonly pages: number; close(): void } {
  const pointer = library.pdfium.wasmExports.malloc(data.length);
  bytes(library).set(data, pointer);
  const handle = library.FPDF_LoadMemDocument(pointer, data.length, '');
  if (!handle) {
    library.pdfium.wasmExports.free(pointer);
    throw new Error('the cut document cannot be read back');
  }
  const close = () => {
    library.FPDF_CloseDocument(handle);
    library.pdfium.wasmExports.free(pointer);
  };
  return { handle, pages: library.FPDF_GetPageCount(handle), close };
}
