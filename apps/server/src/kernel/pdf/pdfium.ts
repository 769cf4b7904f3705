import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium in WebAssembly, one instance per thread. It is synchronous: never call it on the event loop. */
export type Pdfium = WrappedPdfiumModule;

/**
 * How large PDFium's memory may grow, in bytes. Reading text takes about 20 MB, a page picture 64 MB more; a stream that unpacks
 * to gigabytes ends its thread instead of the machine's memory.
 */
export const mostMemory = { reading: 96 * 1024 * 1024, drawing: 384 * 1024 * 1024 } as const;

const wasmPage = 65_536;

let instance: Promise<Pdfium> | undefined;

/** This thread's PDFium, started at the first call (30–95 ms) and kept. */
export function pdfium(): Promise<Pdfium> {
  instance ??= start();
  return instance;
}

/** From now on the memory grows to `most` bytes and not further: what asks for more fails with a WebAssembly.RuntimeError. */
export function limitMemory(library: Pdfium, most: number): void {
  const { memory } = library.pdfium.wasmExports as unknown as { memory: WasmMemory };
  const { grow }: WasmMemory = Object.getPrototypeOf(memory);
  memory.grow = pages => {
    if (memory.buffer.byteLength + pages * wasmPage > most) throw new RangeError('PDFium may not take more memory.');
    return grow.call(memory, pages);
  };
}

/** As much of WebAssembly.Memory as is used; the server's types know no WebAssembly. */
interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

async function start(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = readFileSync(path);
  const library = await init({
    wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    // it would write to the standard error; what goes wrong is thrown
    printErr: () => {},
  });
  library.PDFiumExt_Init();
  limitMemory(library, mostMemory.reading);
  return library;
}
