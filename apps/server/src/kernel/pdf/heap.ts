import type { Pdfium } from './pdfium.ts';

/** The views move when the WASM memory grows, so they are asked for at each use and never kept. */
export function floats(library: Pdfium): Float32Array {
  return (library.pdfium as unknown as { HEAPF32: Float32Array }).HEAPF32;
}

export function integers(library: Pdfium): Int32Array {
  return (library.pdfium as unknown as { HEAP32: Int32Array }).HEAP32;
}

export function bytes(library: Pdfium): Uint8Array {
  return (library.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}

/** Runs `use` with `size` bytes of the WASM heap and gives them back afterwards. */
export function withMemory<T>(library: Pdfium, size: number, use: (pointer: number) => T): T {
  const pointer = library.pdfium.wasmExports.malloc(size);
  try {
    return use(pointer);
  } finally {
    library.pdfium.wasmExports.free(pointer);
  }
}
