import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium in WebAssembly, one instance per thread. It is synchronous: never call it on the event loop. */
export type Pdfium = WrappedPdfiumModule;

let instance: Promise<Pdfium> | undefined;

/** This thread's PDFium, started at the first call (30–95 ms) and kept. */
export function pdfium(): Promise<Pdfium> {
  instance ??= start();
  return instance;
}

async function start(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = readFileSync(path);
  const library = await init({ wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
  library.PDFiumExt_Init();
  return library;
}
