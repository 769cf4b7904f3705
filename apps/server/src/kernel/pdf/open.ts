import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type PageCopier, pageCopier } from './copy-pages.ts';
import { bytes, integers } from './heap.ts';
import type { Annotated } from './notes.ts';
import { bytesInMemory, NotPlain, type PdfBytes, type PdfObjects, pdfObjects } from './objects.ts';
import type { Pdfium } from './pdfium.ts';
import { entriesOf } from './syntax.ts';

/** Why a file cannot be opened: it needs a user password, or it is no readable PDF. */
export class PdfRefusal extends Error {
  readonly reason: 'password' | 'broken';
  constructor(reason: 'password' | 'broken') {
    super(`PDF refused: ${reason}`);
    this.reason = reason;
  }
}

/** An open document. `handle` is PDFium's; `close` frees the handle, the callback and the file descriptor. */
export interface OpenPdf {
  readonly library: Pdfium;
  readonly handle: number;
  readonly pages: number;
  /** What copies its pages as they stand in the file. Throws `NotPlain`. */
  copier(): PageCopier;
  /** What was changed in it since it was opened, by page (from 0): its bytes stay as they are. */
  readonly changes: PageChanges;
  /** Whether parts of its pages may be switched off (optional content). */
  isLayered(): boolean;
  close(): void;
}

export interface PageChanges {
  /** Drawn into the page (notes.ts). */
  readonly annotated: Map<number, Annotated>;
  /** Freed from what nobody sees (cut.ts). */
  readonly cleared: Set<number>;
}

const FPDF_ERR_PASSWORD = 4;

/**
 * Opens a PDF file-backed: PDFium asks for byte ranges and the file is never held in memory.
 * A file with only an owner password opens without it. Throws `PdfRefusal`, or node's error when there is no file.
 */
export function openPdf(library: Pdfium, path: string): OpenPdf {
  const file = openSync(path, 'r');
  const size = fstatSync(file).size;
  return openSource(library, {
    bytes: { size, read: fileReader(file) },
    block: (position, length, buffer) => readBlock(library, file, position, buffer, length),
    close: () => closeSync(file),
  });
}

/** Opens a PDF that is held in memory, and must stand there until it is closed; PDFium gets no copy of it. Throws `PdfRefusal`. */
export function openHeldPdf(library: Pdfium, data: Uint8Array): OpenPdf {
  return openSource(library, {
    bytes: bytesInMemory(data),
    block: (position, length, buffer) => {
      const part = data.subarray(position, position + length);
      bytes(library).set(part, buffer);
      return part.length === length ? 1 : 0;
    },
    close: () => {},
  });
}

interface Source {
  readonly bytes: PdfBytes;
  /** Puts a part of the file into PDFium's memory. @returns 1, or 0 where the file ends before */
  block(position: number, length: number, buffer: number): number;
  close(): void;
}

function openSource(library: Pdfium, source: Source): OpenPdf {
  const getBlock = library.pdfium.addFunction(
    (_param: number, position: number, buffer: number, length: number) => source.block(position >>> 0, length, buffer),
    'iiiii',
  );
  const access = library.pdfium.wasmExports.malloc(12);
  integers(library).set([source.bytes.size, getBlock, 0], access >> 2);
  const free = () => {
    library.pdfium.wasmExports.free(access);
    library.pdfium.removeFunction(getBlock);
    source.close();
  };
  const handle = library.FPDF_LoadCustomDocument(access, '');
  if (!handle) {
    const reason = library.FPDF_GetLastError() === FPDF_ERR_PASSWORD ? 'password' : 'broken';
    free();
    throw new PdfRefusal(reason);
  }
  const close = () => {
    library.FPDF_CloseDocument(handle);
    free();
  };
  const objects = once(() => pdfObjects(source.bytes));
  return {
    library,
    handle,
    pages: library.FPDF_GetPageCount(handle),
    copier: once(() => pageCopier(objects())),
    changes: { annotated: new Map(), cleared: new Set() },
    isLayered: once(() => mayBeLayered(objects)),
    close,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A file that isn't plain may be. */
function mayBeLayered(objects: () => PdfObjects): boolean {
  try {
    const { root, read } = objects();
    return root === undefined || entriesOf(read(root)?.value ?? '').has('OCProperties');
  } catch (error) {
    if (error instanceof NotPlain) return true;
    throw error;
  }
}

/** Small reads share one piece of memory: the engine would look for garbage for each of theirs. */
function fileReader(file: number): (from: number, size: number) => Buffer {
  const small = Buffer.alloc(4096);
  return (from, size) => {
    const buffer = size > small.length ? Buffer.alloc(size) : small;
    return buffer.subarray(0, readSync(file, buffer, 0, size, from));
  };
}

function readBlock(library: Pdfium, file: number, position: number, buffer: number, length: number): number {
  const heap = bytes(library);
  let done = 0;
  while (done < length) {
    const read = readSync(file, heap, buffer + done, length - done, position + done);
    if (read === 0) return 0;
    done += read;
  }
  return 1;
}
